/**
 * `npm run scenario FILE 'PART OF A TITLE'`: opens the position at the end of a scenario test in the browser, with a
 * link for every seat. The test runs as always; then a lobby of its own starts a match whose setup is that position.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '../../games/development.ts'
import type { GameModule } from '../../games/index.ts'
import { gameFrom, type Position } from '../../games/kit/index.ts'
import { buildPages } from '../../lobby/pages.ts'
import { createServer, inlineThinkers, readConfig, UNLIMITED } from '../../lobby/server/index.ts'
import { Guest } from '../lobby/support/guest.ts'

/** Where a scenario ended, and who sat there. */
interface Ended extends Position {
  names: string[]
}

/** Runs the one test of this title and gives the last position it reached. */
function endOf(test: string, title: string, folder: string): Ended {
  const POSITION_FILE = join(folder, 'position.json')
  const mocha = join('node_modules', 'mocha', 'bin', 'mocha.js')
  const args = [mocha, '--require', './test/tools/record-position.ts', '--fgrep', title, test]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, POSITION_FILE },
  })
  const [, ran] = stdout.match(/(\d+) passing/) ?? []
  if (status !== 0) console.log(stdout, stderr)
  else if (Number(ran) > 1) throw new Error(`${ran} tests have "${title}" in their title:\n${stdout}`)
  if (!existsSync(POSITION_FILE))
    throw new Error(`no test of ${test} with "${title}" in its title sits down at a table`)
  return JSON.parse(readFileSync(POSITION_FILE, 'utf8')) as Ended
}

/** The game, beginning where the scenario ended. */
function arranged(module: GameModule, position: Position): GameModule {
  return { ...module, createGame: () => gameFrom(module, position) }
}

/** Seats everybody and starts the match; gives the personal link of every seat. */
async function seatEverybody(url: string, { game, names, options }: Ended): Promise<string[]> {
  const guests = await Promise.all(names.map(name => Guest.arrive(url, name)))
  const room = await guests[0]!.open({ game, seats: names.length, options, title: 'Scenario', listed: false })
  for (const [seat, guest] of guests.entries()) {
    await guest.sit(room.id, seat)
    await guest.ready(room.id)
  }
  await guests[0]!.start(room.id)
  return Promise.all(
    guests.map(async (guest, i) => {
      const { seat, key } = await guest.seat(room.id)
      return `${names[i]!.padEnd(8)} ${url}/table/${room.id}#seat=${seat}&key=${encodeURIComponent(key)}`
    }),
  )
}

async function main(test: string | undefined, title: string | undefined): Promise<void> {
  if (!test || !title) throw new Error("npm run scenario test/not-alone/FILE 'PART OF A TITLE'")
  const folder = mkdtempSync(join(tmpdir(), 'starboard-scenario-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

  const position = endOf(test, title, folder)
  const module = await catalogue[position.game]?.load()
  if (!module) throw new Error(`${position.game} is not in the catalogue`)
  await buildPages()
  const config = readConfig({ PORT: '8001', LOG_LEVEL: 'warn', ...process.env, DATA_DIR: folder })
  const games = [arranged(module, position)]
  const server = await createServer({
    config: { ...config, limits: UNLIMITED },
    games,
    thinkers: inlineThinkers(games),
  })
  const links = await seatEverybody(server.url, position)
  console.log(`\n${title}\n\n${links.join('\n')}\n\nCtrl+C ends it.`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
main(process.argv[2], process.argv[3]).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
