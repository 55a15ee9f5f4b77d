/** Tables without a server in the applications of other people: what `starboard-games/local` promises. */
import { join } from 'node:path'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { describeInBrowser, launch } from '../support/browser/index.ts'
import { games } from './names.ts'
import { page, projectWith, served } from './pages.ts'
import { projectFrom } from './project.ts'
import { readmeExample } from './readme.ts'
import { boardgameIo, RELEASES } from './releases.ts'

/** Games to their end, at tables that are left and taken up again on the way, and what is refused. */
const playing = (ids: readonly string[]) => `
  (async () => {
    const store = memoryStore()
    for (const id of ${JSON.stringify(ids)}) {
      const game = await catalogue[id].load()
      const { meta } = game
      const choices = { id: meta.id, seats: meta.minPlayers, bots: meta.bots[0], store, botDelay: 0 }
      let table = await localTable(game, choices)
      for (let made = 0; !table.isOver; made++) {
        while (!table.isOver && dueIn(table) === undefined) await new Promise(resolve => setTimeout(resolve))
        if (table.isOver) break
        const play = game.anyMove(table.state('0').view, '0', Math.random)
        const { refusal } = table.move('0', play.move, play.args)
        if (refusal) throw new Error(refusal.text.key)
        if (made !== 10) continue
        const { step } = table.state('0')
        await table.close()
        table = await localTable(game, choices)
        if (table.state('0').step < step) throw new Error('something was lost')
      }
      await table.close()
      const file = fileOf(await table.whole(), table.record.seats.map(String))
      console.log(JSON.stringify([meta.id, table.record.winners.length > 0, file.over, (await store.read(meta.id)).record.winners]))
    }
    const notAlone = await catalogue['not-alone'].load()
    const wrong = [{ seats: 9 }, { seats: 3, bots: 'nobody' }, { seats: 3, options: { moons: 2 } }, { seats: 3, id: 'not-alone', store: { ...store, read: async () => ({ record: { game: 'another' } }) } }]
    for (const choices of wrong)
      await localTable(notAlone, choices).then(() => console.log('taken'), error => console.log(error.name))
  })()`
const NEEDED = 'dueIn, fileOf, localTable, memoryStore'

/** What an application in a strict project says to it. */
export const LOCAL_TYPES = `
  import { type LocalStore, type LocalTable, localTable, memoryStore, thinkIn, thinkInPlace } from 'starboard-games/local'
  import { LocalBoard, useLocalTable } from 'starboard-games/local/react'
  import { answerThoughts } from 'starboard-games/local/worker'
  export const store: LocalStore = memoryStore()
  export const opened: Promise<LocalTable<NotAloneView>> = localTable(notAlone, { seats: 3, store, think: thinkInPlace(notAlone) })
  export const hunted = async () => (await opened).state('0').view.hunted
  export const elsewhere = (worker: Worker) => thinkIn(worker, thinkInPlace(notAlone))
  export const components = [LocalBoard, useLocalTable]
  export const answers = () => answerThoughts(async () => notAlone)
  // @ts-expect-error a table has seats
  localTable(notAlone, {})
  // @ts-expect-error a component without an id would begin another table each time
  export const useWrong = () => useLocalTable(notAlone, { seats: 3 })`

export function playsLocally(base: () => string): void {
  const lines = (printed: string) => printed.trim().split('\n')

  for (const [type, imports] of [
    [
      'module',
      `import { catalogue } from 'starboard-games'\nimport { ${NEEDED} } from 'starboard-games/local'`,
    ],
    [
      'commonjs',
      `const { catalogue } = require('starboard-games')\nconst { ${NEEDED} } = require('starboard-games/local')`,
    ],
  ] as const)
    for (const release of RELEASES)
      it(`plays at a table of its own, as ${type} with boardgame.io ${release}, without React`, () => {
        const links = [boardgameIo(base(), release)]
        const project = projectFrom(base(), `local-${type}-${release}`, { links }, { type })
        // They import alike: one game is enough for the others.
        const ids = type === 'module' && release === 'next' ? games : games.slice(0, 1)
        project.write('play.js', `${imports};\n${playing(ids)}`)
        const printed = lines(project.node('play.js'))
        const played = printed.slice(0, ids.length).map(line => JSON.parse(line) as unknown[])
        expect(played.map(([id, isWon, isOver]) => [id, isWon, isOver])).to.deep.equal(
          ids.map(id => [id, true, true]),
        )
        for (const [id, , , winners] of played) expect(winners, String(id)).to.be.an('array').and.not.empty
        expect(printed.slice(ids.length)).to.deep.equal(Array(4).fill('RangeError'))
      })

  it('plays the table of the README to its end, in words', () => {
    const links = [boardgameIo(base(), 'next')]
    const project = projectFrom(base(), 'readme-local', { links }, { type: 'module' })
    project.write('play.js', readmeExample('localTable').replace('botDelay: 100', 'botDelay: 0'))
    const said = lines(project.node('play.js'))
    expect(said.length).to.be.above(20)
    for (const sentence of said)
      expect(sentence)
        .to.match(/\w/)
        .and.not.match(/\{\{|undefined|log\./)
    expect(said.at(-1)).to.match(/: the (Hunted have|Creature has) won\.$/)
  })

  describeInBrowser('without a server, in a browser', () => {
    let browser: Browser
    before(async () => {
      browser = await launch()
    })
    after(() => browser?.close())

    it('keeps the table of the README in the browser, and its bots think in a worker, as built by Vite', async () => {
      const project = projectWith(base(), '19', 'readme-react', ['vite', 'idb'])
      project.write('main.jsx', readmeExample('localReact'))
      project.write('store.js', readmeExample('localStore'))
      project.write('bots.js', readmeExample('localWorker'))
      project.write('index.html', page('/main.jsx'))
      project.write(
        'vite.config.js',
        `export default { base: './', esbuild: { jsx: 'automatic' }, worker: { format: 'es' } }`,
      )
      project.node(join('node_modules', 'vite', 'bin', 'vite.js'), 'build')
      await served(join(project.folder, 'dist'), async url => {
        const context = await browser.newContext()
        const window = await context.newPage()
        await window.goto(url)
        const kept = await movesKept(window, 1)
        expect(window.workers()).to.have.length(1)
        const words = window.getByText(/[ぁ-ん]/).first()
        await words.waitFor()
        await window.reload()
        await words.waitFor()
        const again = await movesKept(window, kept.moves)
        expect(again.createdAt).to.equal(kept.createdAt)

        const other = await context.newPage()
        await other.goto(url)
        await other.getByRole('button', { name: 'Play here' }).click()
        await window.getByRole('button', { name: 'Play here' }).waitFor()
        await other.locator('.sb-table').waitFor()
        await context.close()
      })
    })
  })
}

/** What the database of the example holds, once it has so many moves. */
async function movesKept(window: Page, atLeast: number): Promise<{ moves: number; createdAt: number }> {
  await window.locator('.sb-table').waitFor()
  const found = await window.waitForFunction(
    least =>
      new Promise<false | { moves: number; createdAt: number }>((resolve, reject) => {
        const opening = indexedDB.open('my-tables')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll()
          all.onsuccess = () => {
            opening.result.close()
            const [table] = all.result
            const moves = table?.moves.length ?? 0
            resolve(moves >= least ? { moves, createdAt: table.record.createdAt } : false)
          }
        }
      }),
    atLeast,
  )
  return (await found.jsonValue()) as { moves: number; createdAt: number }
}
