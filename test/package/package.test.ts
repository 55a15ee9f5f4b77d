import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { publint } from 'publint'
import { clashesIn } from '../support/paths.ts'
import { showsBoards } from './boards.ts'
import { runsElsewhere } from './hosts.ts'
import { playsLocally } from './local.ts'
import { playsInFreshProjects } from './modules.ts'
import { entries, games, gamesWithBoards } from './names.ts'
import { cleanUp, installed, type Packed, pack, projectFrom, run } from './project.ts'
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

  it('exports the catalogue, every game with its board, style sheet, lessons and puzzles, tables, and nothing else', () => {
    const built = (part: string, ending: string) =>
      packed.files.flatMap(file => {
        const [, entry] = file.match(new RegExp(`^dist/${part}/entries/(.+)${ending}$`)) ?? []
        return entry ? [entry] : []
      })
    for (const part of ['esm', 'cjs'])
      for (const ending of [String.raw`\.js`, String.raw`\.d\.ts`])
        expect(built(part, ending), part).to.have.members(Object.keys(entries))
    const sheets = packed.files.filter(file => file.startsWith('dist/css/'))
    expect(sheets).to.have.members(gamesWithBoards.map(game => `dist/css/${game}.css`))
    expect(Object.keys(entries)).to.include.members(['index', 'local', 'local/react', 'testing', ...games])
  })

  it('names types first, and lets nobody at anything private', () => {
    for (const [entry, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') continue
      expect(Object.keys(target), entry).to.deep.equal(['import', 'require'])
      for (const condition of Object.values(target))
        expect(Object.keys(condition)).to.deep.equal(['types', 'default'])
    }
    const project = projectFrom(base, 'private', {}, { type: 'module' })
    const within = [
      'kit',
      'kit/board',
      'not-alone/bot',
      'not-alone/game',
      '../games/not-alone/index',
      'lobby/bgio',
    ]
    const reached = [...within, 'dist/esm/games/index.js', 'package.json', 'not-alone/board.css']
    project.write(
      'reach.js',
      `for (const path of ${JSON.stringify(reached)}) {
         try {
           const { existsSync } = await import('node:fs')
           if (existsSync(new URL(import.meta.resolve('starboard-games/' + path)))) console.log(path)
         } catch {}
       }`,
    )
    expect(project.node('reach.js').trim().split('\n')).to.deep.equal(['package.json', 'not-alone/board.css'])
  })

  it('holds code, types and style sheets of the games and of tables without a server, and nothing else', () => {
    const sources = `games/(index|kit/.+|(${games.join('|')})/.+)`
    const tables = 'lobby/((local|match)/.+|bgio|changes|match-file|problem|replay)'
    const scenarios = 'test/support/(table|known|scenario-game|changes|bgio)'
    const entry = `entries/(${Object.keys(entries).join('|')})`
    const code = new RegExp(
      String.raw`^dist/(esm|cjs)/(${sources}|${tables}|${scenarios}|${entry})\.(js|d\.ts)$`,
    )
    const documents = `(README|CHANGELOG)\\.md|LICENSE|games/(${games.join('|')})/(README|RULES)\\.md`
    const others = new RegExp(
      String.raw`^(package\.json|${documents}|dist/(esm|cjs)/package\.json|dist/esm/boardgame\.io/\w+\.cjs|dist/css/[a-z0-9-]+\.css)$`,
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
    const named = Object.keys(entries).map(entry => (entry === 'index' ? '.' : entry))
    run(process.execPath, [attw, packed.tarball, '--profile', 'node16', '--entrypoints', ...named], '.')
  })

  it('says what a game exports in declarations short enough to read', () => {
    for (const game of games) {
      const types = readFileSync(join('dist/esm/games', game, 'index.d.ts'), 'utf8')
      expect(types.length, game).to.be.below(4000)
    }
  })

  it('has documents of every game, and a sentence on everything that tables without a server export', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] }
    const { projectDocuments } = JSON.parse(readFileSync('test/tools/typedoc.json', 'utf8')) as Record<
      string,
      unknown
    >
    const documents = games.map(game => `games/${game}/*.md`)
    expect(files).to.include.members(documents)
    expect(projectDocuments).to.have.members(documents.map(path => `../../${path}`))
    const declared = packed.files.filter(file => /^dist\/esm\/lobby\/(local|match)\/.+\.d\.ts$/.test(file))
    const silent = declared.flatMap(file => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, i) => {
        const [, name] = /^export (?:declare )?(?:const|function|class|interface|type) (\w+)/.exec(line) ?? []
        return name && !lines[i - 1]?.endsWith('*/') ? [`${file}: ${name}`] : []
      })
    })
    expect(declared.length).to.be.above(20)
    expect(silent).to.deep.equal([])
  })

  playsInFreshProjects(() => base)
  showsBoards(() => base)
  runsElsewhere(() => base)
  playsLocally(() => base)
})
