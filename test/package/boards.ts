/** Boards in the applications of other people: three bundlers, two versions of React, in a browser and on a server. */
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import webpack from 'webpack'
import { describeInBrowser, launch } from '../support/browser/index.ts'
import { freePort } from '../support/ports.ts'
import { gamesWithBoards, nameOf } from './names.ts'
import { page, projectWith, REACTS, type ReactVersion, releaseOf, served, troublesOf } from './pages.ts'
import type { Project } from './project.ts'
import { readmeExample } from './readme.ts'
import { reaching } from './releases.ts'

const BOARDS = [
  ...gamesWithBoards.map(id => `import * as ${nameOf(id)} from 'starboard-games/${id}/board'`),
  `const boards = {${gamesWithBoards.map(id => `'${id}': ${nameOf(id)}`)}}`,
].join('\n')

/**
 * An application with every board: the one that the address names, with boardgame.io's client or, as in `not-alone/local`, with
 * a table of its own; and `play(moves)` to play it.
 */
const MAIN = `
  import { Client } from 'boardgame.io/react'
  import { createElement, StrictMode, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  import { catalogue } from 'starboard-games'
  import { memoryStore } from 'starboard-games/local'
  import { LocalBoard, useLocalTable } from 'starboard-games/local/react'
  ${BOARDS}
  ${gamesWithBoards.map(id => `import 'starboard-games/${id}/board.css'`).join('\n')}

  const [id, local] = location.hash.slice(1).split('/')
  const { Board, boardFrom } = boards[id]
  let table, sit
  async function start() {
    const game = await catalogue[id].load()
    const Shown = boardFrom(game, Board, { pace: 0 })
    const choices = { id, seats: 3, store: memoryStore(), botDelay: 0 }
    function Local() {
      const here = useLocalTable(game, choices)
      table = here.table
      return table ? createElement(LocalBoard, { table, seat: '0', board: Shown }) : here.is
    }
    const board = props => {
      table = props
      return createElement(Shown, props)
    }
    const App = Client({ game: game.createGame(), board, numPlayers: 3, debug: false })
    function Page() {
      const [seat, setSeat] = useState('0')
      sit = setSeat
      return createElement(App, { playerID: seat })
    }
    createRoot(document.getElementById('app')).render(createElement(StrictMode, null, createElement(local ? Local : Page)))
    return game
  }
  const started = start()

  const until = async condition => {
    const end = Date.now() + 30_000
    while (!condition()) {
      if (Date.now() > end) throw new Error('nothing happens')
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  }
  window.play = async moves => {
    const game = await started
    await until(() => table)
    for (let made = 0; local; made++) {
      if (made === moves) return made
      await until(() => game.legalMoves(table.state('0').view, '0').length > 0)
      const [first] = game.legalMoves(table.state('0').view, '0')
      if (table.move('0', first.move, first.args).refusal) throw new Error(first.move + ' is refused')
    }
    for (let made = 0; made < moves; made++) {
      const { seat } = table.G.asks.find(({ required }) => required)
      sit(seat)
      await until(() => table.playerID === seat && game.legalMoves(table.G, seat).length > 0)
      const [first] = game.legalMoves(table.G, seat)
      table.moves[first.move](...first.args)
      await until(() => table._stateID > made)
    }
    return table._stateID
  }`

/** Plays ten moves on the server and renders the board for everybody before each of them. */
const RENDER = `
  import { Client } from 'boardgame.io/dist/cjs/client.js'
  import { createElement, version } from 'react'
  import { renderToString } from 'react-dom/server'
  import { catalogue } from 'starboard-games'
  ${BOARDS}
  for (const [id, { Board, boardFrom }] of Object.entries(boards)) {
    const game = await catalogue[id].load()
    const Shown = boardFrom(game, Board, { language: 'ja' })
    const client = Client({ game: game.createGame(), numPlayers: 3 })
    const show = seat => {
      client.updatePlayerID(seat)
      const { G, ctx, _stateID } = client.getState()
      return renderToString(createElement(Shown, { G, ctx, moves: client.moves, playerID: seat, _stateID }))
    }
    for (let played = 0; played < 10; played++) {
      const { asks } = client.getState().G
      const { seat } = asks.find(({ required }) => required)
      show(seat)
      show(null)
      client.updatePlayerID(seat)
      const [first] = game.legalMoves(client.getState().G, seat)
      client.moves[first.move](...first.args)
    }
    console.log(JSON.stringify([id, version, client.store.getState()._stateID, show('0')]))
  }`

/** What went wrong on every board of an application. */
async function allTroubles(browser: Browser, url: string): Promise<{ [game: string]: string[] }> {
  const found: { [game: string]: string[] } = {}
  for (const id of WAYS) found[id] = await troublesOf(browser, `${url}#${id}`)
  return found
}

/** Every board with boardgame.io's client, and one at a table without it. */
const WAYS = [...gamesWithBoards, `${gamesWithBoards[0]}/local`]
const NONE = Object.fromEntries(WAYS.map(id => [id, []]))

export function showsBoards(base: () => string): void {
  function boards(version: ReactVersion, name: string, links: readonly string[] = []): Project {
    const project = projectWith(base(), version, name, links)
    project.write('main.js', MAIN)
    return project
  }

  for (const version of REACTS)
    it(`renders every board on a server with React ${version}`, () => {
      const project = boards(version, 'server')
      project.write('render.js', reaching(releaseOf(version), RENDER))
      const rendered = project.node('render.js').trim().split('\n')
      expect(rendered).to.have.length(gamesWithBoards.length)
      for (const line of rendered) {
        const [id, react, moves, markup] = JSON.parse(line) as [string, string, number, string]
        expect(react.startsWith(version), react).to.equal(true)
        expect(moves, id).to.equal(10)
        expect(markup, id)
          .to.match(/^<\w+/)
          .and.match(/[ぁ-ん]/)
          .and.not.include('undefined')
      }
    })

  describeInBrowser('in a browser', () => {
    let browser: Browser
    before(async () => {
      browser = await launch()
    })
    after(() => browser?.close())

    for (const version of REACTS)
      it(`plays on every board of Vite’s development server with React ${version}`, async () => {
        const project = boards(version, 'vite', ['vite'])
        project.write('index.html', page('/main.js'))
        const port = await freePort()
        const vite = join('node_modules', 'vite', 'bin', 'vite.js')
        const args = [vite, '--port', String(port), '--strictPort', '--host', 'localhost']
        const server = await project.nodeBeside(/Local:/, ...args)
        try {
          expect(await allTroubles(browser, `http://localhost:${port}/`)).to.deep.equal(NONE)
        } finally {
          await server.end()
        }
      })

    it('shows the board of the README, as it says', async () => {
      const project = boards('19', 'readme-board')
      project.write('main.jsx', readmeExample('board'))
      await build({
        absWorkingDir: project.folder,
        entryPoints: ['main.jsx'],
        bundle: true,
        jsx: 'automatic',
        outdir: 'built',
        logLevel: 'silent',
      })
      project.write('built/index.html', page('main.js', 'main.css'))
      await served(join(project.folder, 'built'), async url => {
        const window = await browser.newPage()
        await window.goto(url)
        await window
          .getByText(/[ぁ-ん]/)
          .first()
          .waitFor()
        await window.close()
      })
    })

    it('plays on every board of a bundle by esbuild with React 19', async () => {
      const project = boards('19', 'esbuild')
      const { warnings } = await build({
        absWorkingDir: project.folder,
        entryPoints: ['main.js'],
        bundle: true,
        format: 'esm',
        splitting: true,
        outdir: 'built',
        logLevel: 'silent',
      })
      expect(warnings).to.deep.equal([])
      project.write('built/index.html', page('main.js', 'main.css'))
      await served(join(project.folder, 'built'), async url =>
        expect(await allTroubles(browser, url)).to.deep.equal(NONE),
      )
    })

    it('plays on every board of a bundle by webpack with React 18', async () => {
      const project = boards('18.3.1', 'webpack')
      const bundler = webpack({
        context: project.folder,
        mode: 'development',
        devtool: false,
        entry: './main.js',
        output: { path: join(project.folder, 'built') },
        experiments: { css: true },
        // boardgame.io has folders where ES modules want files.
        module: { rules: [{ resolve: { fullySpecified: false } }] },
      })
      const stats = await promisify(bundler.run.bind(bundler))()
      const { errors, warnings } = stats!.toJson({ all: false, errors: true, warnings: true })
      expect([errors, warnings]).to.deep.equal([[], []])
      project.write('built/index.html', page('main.js', 'main.css'))
      await served(join(project.folder, 'built'), async url =>
        expect(await allTroubles(browser, url)).to.deep.equal(NONE),
      )
    })
  })
}
