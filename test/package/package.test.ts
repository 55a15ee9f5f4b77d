import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { publint } from 'publint'
import { clashesIn } from '../support/paths.ts'
import { showsBoards } from './boards.ts'
import { runsElsewhere } from './hosts.ts'
import { playsInFreshProjects } from './modules.ts'
import { games, gamesWithBoards, gamesWithLessons, gamesWithPuzzles } from './names.ts'
import { cleanUp, installed, type Packed, pack, run } from './project.ts'
import { readmeOf } from './readme.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { [condition: string]: { types: string; default: string } }>
}

describe('package', function () {
  this.timeout(240_000)
  let packed: Packed
  let base: string
  before(() => {
    packed = pack()
    base = installed(packed)
  })
  after(() => packed && cleanUp(packed))

  it('exports the catalogue, every game, its board, its style sheet, its lessons and puzzles, and the scenario tables', () => {
    const boards = gamesWithBoards.flatMap(game => [`./${game}/board`, `./${game}/board.css`])
    expect(Object.keys(manifest.exports)).to.have.members([
      '.',
      ...games.map(game => `./${game}`),
      ...boards,
      ...gamesWithLessons.map(game => `./${game}/lessons`),
      ...gamesWithPuzzles.map(game => `./${game}/puzzles`),
      './testing',
      './package.json',
    ])
  })

  it('names types first, and only files that are there', () => {
    for (const [entry, target] of Object.entries(manifest.exports)) {
      const files = typeof target === 'string' ? [target] : Object.values(target).flatMap(Object.values)
      for (const file of files) expect(packed.files, entry).to.include(file.replace('./', ''))
      if (typeof target === 'string') continue
      expect(Object.keys(target)).to.deep.equal(['import', 'require'])
      for (const condition of Object.values(target))
        expect(Object.keys(condition)).to.deep.equal(['types', 'default'])
    }
  })

  it('holds code, types and style sheets of the games, and nothing else', () => {
    const sources = `games/(index|kit/.+|(${games.join('|')})/.+)`
    const code = new RegExp(
      String.raw`^dist/(esm|cjs)/(${sources}|test/support/(table|known|scenario-game|changes|bgio))\.(js|d\.ts)$`,
    )
    const documents = `README\\.md|LICENSE|games/(${games.join('|')})/(README|RULES)\\.md`
    const others = new RegExp(
      String.raw`^(package\.json|${documents}|dist/(esm|cjs)/package\.json|dist/css/[a-z0-9-]+\.css)$`,
    )
    expect(packed.files.filter(file => !code.test(file) && !others.test(file))).to.deep.equal([])
    expect(packed.files).to.include.members([
      'README.md',
      'LICENSE',
      ...games.map(readmeOf).filter(existsSync),
    ])
    expect(clashesIn(packed.files)).to.deep.equal([])
  })

  it('says where it is at home', () => {
    const { repository, homepage, bugs } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      repository: { url: string }
      homepage: string
      bugs: { url: string }
    }
    const home = repository.url.replace(/^git\+|\.git$/g, '')
    expect(home).to.match(/^https:/)
    expect([homepage, bugs.url]).to.deep.equal([`${home}#readme`, `${home}/issues`])
  })

  it('says of every style sheet first how it is encoded', () => {
    for (const id of gamesWithBoards) {
      const sheet = readFileSync(join('dist', 'css', `${id}.css`), 'utf8')
      expect(sheet.slice(0, 20), id).to.equal('@charset "UTF-8";\n/*')
      expect(sheet.match(/@charset/g), id).to.have.length(1)
    }
  })

  it('is clean by publint', async () => {
    const tarball = readFileSync(packed.tarball)
    const { messages } = await publint({ pack: { tarball: tarball.buffer as ArrayBuffer }, strict: true })
    expect(messages).to.deep.equal([])
  })

  it('is clean by "are the types wrong", for Node and bundlers', () => {
    const attw = resolve('node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js')
    const sheets = Object.keys(manifest.exports).filter(entry => entry.endsWith('.css'))
    const without = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : []
    run(process.execPath, [attw, packed.tarball, '--profile', 'node16', ...without], '.')
  })

  it('says what a game exports in declarations short enough to read', () => {
    for (const game of games) {
      const types = readFileSync(join('dist/esm/games', game, 'index.d.ts'), 'utf8')
      expect(types.length, game).to.be.below(4000)
    }
  })

  playsInFreshProjects(() => base)
  showsBoards(() => base)
  runsElsewhere(() => base)
})
