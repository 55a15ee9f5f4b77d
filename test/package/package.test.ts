import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { publint } from 'publint'
import { catalogue } from '../../games/index.ts'
import { clashesIn } from '../support/paths.ts'
import { cleanUp, installed, type Packed, pack, projectFrom, run } from './project.ts'
import { readmeExample, readmeExamples, readmeOf } from './readme.ts'

const games = Object.keys(catalogue)
/** A name for code: `notAlone`. */
const nameOf = (game: string) => game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const hasBoard = (game: string) => existsSync(join('games', game, 'board', 'index.tsx'))
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { [condition: string]: { types: string; default: string } }>
}

describe('package', function () {
  this.timeout(120_000)
  let packed: Packed
  let base: string
  before(() => {
    packed = pack()
    base = installed(packed)
  })
  after(() => packed && cleanUp(packed))

  it('exports the catalogue, every game, its board and its style sheet, and the scenario tables', () => {
    const boards = games.filter(hasBoard).flatMap(game => [`./${game}/board`, `./${game}/board.css`])
    expect(Object.keys(manifest.exports)).to.have.members([
      '.',
      ...games.map(game => `./${game}`),
      ...boards,
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
    const games = `games/(index|kit/.+|(${Object.keys(catalogue).join('|')})/.+)`
    const code = new RegExp(
      String.raw`^dist/(esm|cjs)/(${games}|test/support/(table|changes|bgio))\.(js|d\.ts)$`,
    )
    const others =
      /^(package\.json|README\.md|LICENSE|dist\/(esm|cjs)\/package\.json|dist\/css\/[a-z-]+\.css)$/
    expect(packed.files.filter(file => !code.test(file) && !others.test(file))).to.deep.equal([])
    expect(packed.files).to.include.members(['README.md', 'LICENSE'])
    expect(clashesIn(packed.files)).to.deep.equal([])
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

  it('plays in a fresh project of ES modules, as the README says, without React', () => {
    const project = projectFrom(base, 'esm', ['boardgame.io'], { type: 'module' })
    project.write('play.js', `${readmeExample('esm')}\nconsole.log(client.getState()._stateID)`)
    expect(project.node('play.js').trim()).to.equal('1')
    project.write('scenario.js', `${readmeExample('scenario')}\nconsole.log(t.open)`)
    expect(project.node('scenario.js').trim()).to.equal("{ ada: [ 'place' ] }")
    project.write(
      'catalogue.js',
      `import { catalogue } from 'starboard-games'
       for (const { meta, load } of Object.values(catalogue)) {
         const game = await load()
         const direct = await import('starboard-games/' + meta.id)
         console.log(meta.id, Object.values(direct).includes(game), typeof game.createGame().setup)
       }`,
    )
    expect(project.node('catalogue.js').trim().split('\n')).to.deep.equal(
      games.map(id => `${id} true function`),
    )
  })

  it('runs the examples in the READMEs of the games', async () => {
    const project = projectFrom(base, 'examples', ['boardgame.io'], { type: 'module' })
    const results: { [example: string]: string } = {
      local: 'console.log(seats[0].getState()._stateID > 0)',
      server: 'console.log(playerCredentials.length > 10); process.exit()',
    }
    for (const file of games.map(readmeOf).filter(existsSync)) {
      for (const example of readmeExamples(file)) {
        const code = readmeExample(example, file).replaceAll('8000', String(await freePort()))
        project.write('example.js', `${code}\n${results[example] ?? 'console.log(true)'}`)
        expect(project.node('example.js').trim().split('\n').at(-1), `${file}: ${example}`).to.equal('true')
      }
    }
  })

  it('plays in a fresh CommonJS project, as the README says', () => {
    const project = projectFrom(base, 'cjs', ['boardgame.io'], { type: 'commonjs' })
    project.write('play.js', `${readmeExample('cjs')}\nconsole.log(client.getState()._stateID)`)
    expect(project.node('play.js').trim()).to.equal('1')
    project.write(
      'scenario.js',
      `const { table } = require('starboard-games/testing')
       for (const { meta, load } of Object.values(require('starboard-games').catalogue)) {
         load().then(game => {
           const direct = require('starboard-games/' + meta.id)
           console.log(Object.values(direct).includes(game), table(game, { seats: ['ada', 'bea'] }).ada.seat)
         })
       }`,
    )
    expect(project.node('scenario.js').trim().split('\n')).to.deep.equal(games.map(() => 'true 0'))
  })

  it('says what a game exports in declarations short enough to read', () => {
    for (const game of games) {
      const types = readFileSync(join('dist/esm/games', game, 'index.d.ts'), 'utf8')
      expect(types.length, game).to.be.below(4000)
    }
  })

  it('has types that a strict project can use, from ES modules and from CommonJS', () => {
    const links = ['boardgame.io', 'typescript', '@types/react', 'csstype']
    const project = projectFrom(base, 'types', links, { type: 'module' })
    const use = `
      import type { Game } from 'boardgame.io'
      import { type CatalogueEntry, catalogue, type GameModule } from 'starboard-games'
      import { game, legalMoves, notAlone, type NotAloneState, type NotAloneView } from 'starboard-games/not-alone'
      import { table } from 'starboard-games/testing'
      ${games.map(id => `import { ${nameOf(id)} as ${nameOf(id)}Module } from 'starboard-games/${id}'`).join('\n')}
      export const same: Game<NotAloneState> = game
      export const modules: GameModule[] = [${games.map(id => `${nameOf(id)}Module`)}]
      export const entries: CatalogueEntry[] = Object.values(catalogue)
      const t = table(notAlone, { seats: ['ada', 'bea'] })
      export const view: NotAloneView = t.bea.view
      export const moves: { move: string }[] = legalMoves(view, '1')
      // @ts-expect-error nobody of this name sits at the table
      t.dan
      // @ts-expect-error the state is no string
      export const wrong: string = t.state
      ${games
        .map(id => `export { game as ${nameOf(id)}Game } from 'starboard-games/${id}'`)
        .concat(
          games
            .filter(hasBoard)
            .map(
              id =>
                `export { Board as ${nameOf(id)}Board, boardFrom as ${nameOf(id)}Shown } from 'starboard-games/${id}/board'`,
            ),
        )
        .join('\n')}`
    project.write('esm.mts', use)
    project.write('cjs.cts', use)
    const options = {
      module: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      jsx: 'react-jsx',
    }
    project.write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: options, files: ['esm.mts', 'cjs.cts'] }),
    )
    project.node(join('node_modules', 'typescript', 'bin', 'tsc'), '-p', '.')
  })

  it('shows every board in a fresh Vite and React project, on a server too', () => {
    const links = ['boardgame.io', 'react', 'react-dom', 'vite', '@vitejs/plugin-react']
    const project = projectFrom(base, 'vite', links, { type: 'module' })
    const boards = games.filter(hasBoard)
    const imports = boards
      .map(id => `import * as ${nameOf(id)} from 'starboard-games/${id}/board'`)
      .concat(`const boards = {${boards.map(id => `'${id}': ${nameOf(id)}`)}}`)
      .join('\n')
    project.write('index.html', '<div id="app"></div><script type="module" src="/main.jsx"></script>')
    project.write(
      'vite.config.js',
      `import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }`,
    )
    project.write(
      'main.jsx',
      `import { Client } from 'boardgame.io/react'
       import { createRoot } from 'react-dom/client'
       import { catalogue } from 'starboard-games'
       ${imports}
       ${boards.map(id => `import 'starboard-games/${id}/board.css'`).join('\n')}
       const id = location.hash.slice(1)
       const { Board, boardFrom } = boards[id]
       const game = await catalogue[id].load()
       const App = Client({ game: game.createGame(), board: boardFrom(game, Board), numPlayers: 3, debug: false })
       createRoot(document.getElementById('app')).render(<App playerID="1" />)`,
    )
    project.node(join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error')
    const page = project.read('dist/index.html')
    const [, sheet] = page.match(/href="\/(assets\/[^"]+\.css)"/) ?? []
    const styles = project.read(join('dist', sheet!))
    for (const id of boards)
      expect(project.read(`node_modules/starboard-games/dist/css/${id}.css`)).not.to.equal('')
    expect(styles).to.include('{')

    project.write(
      'render.js',
      `import { Client } from 'boardgame.io/dist/cjs/client.js'
       import { createElement } from 'react'
       import { renderToStaticMarkup } from 'react-dom/server'
       import { catalogue } from 'starboard-games'
       ${imports}
       for (const [id, { Board, boardFrom }] of Object.entries(boards)) {
         const game = await catalogue[id].load()
         const Shown = boardFrom(game, Board, { language: 'ja' })
         const client = Client({ game: game.createGame(), numPlayers: 3 })
         const show = seat => {
           client.updatePlayerID(seat)
           const { G, ctx, _stateID } = client.getState()
           return renderToStaticMarkup(createElement(Shown, { G, ctx, moves: client.moves, playerID: seat, _stateID }))
         }
         for (let played = 0; played < 10; played++) {
           const { asks } = client.getState().G
           const { seat } = Object.values(asks).find(({ required }) => required)
           show(seat)
           show(null)
           client.updatePlayerID(seat)
           const [first] = game.legalMoves(client.getState().G, seat)
           client.moves[first.move](...first.args)
         }
         console.log(JSON.stringify([id, client.store.getState()._stateID, show('0')]))
       }`,
    )
    const rendered = project.node('render.js').trim().split('\n')
    expect(rendered).to.have.length(boards.length)
    for (const line of rendered) {
      const [id, moves, markup] = JSON.parse(line) as [string, number, string]
      expect(moves, id).to.equal(10)
      expect(markup, id)
        .to.match(/^<\w+/)
        .and.match(/[ぁ-ん]/)
        .and.not.include('undefined')
    }
  })
})

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
