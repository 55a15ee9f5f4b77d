/**
 * Records games for `test/fixtures`: `npx tsx test/tools/record-games.ts [name …]`. Random play, weighted for each
 * recording, is tried with one seed after the other until a game ends in the wanted way.
 */
import { mkdirSync } from 'node:fs'
import groupBy from 'lodash/groupBy.js'
import type { LegalMove } from '../../games/kit/index.ts'
import { type NotAloneState, notAlone } from '../../games/not-alone/index.ts'
import { type Recording, recordings } from '../not-alone/recordings.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'
import { type RecordedGame, record, writeRecorded } from '../support/recorded.ts'

const TRIES = 3000
const folder = new URL('../fixtures/not-alone/', import.meta.url)
const names = process.argv.slice(2)

process.env.NODE_ENV = 'production'
mkdirSync(folder, { recursive: true })
for (const recording of recordings) {
  if (names.length > 0 && !names.includes(recording.name)) continue
  const game = search(recording)
  writeRecorded(new URL(`${recording.name}.json`, folder), game)
  console.log(`${recording.name}: ${game.moves.length} moves, seed ${game.seed}`)
}

function search(recording: Recording): RecordedGame {
  const { name, title, players, options } = recording
  for (let n = 1; n <= TRIES; n++) {
    const seed = `${name}-${n}`
    const chance = chanceOf(seed)
    const played = record(notAlone, { title, players, options, seed }, g => choose(recording, g, chance))
    if (played && recording.isWanted(played.end)) return played.recorded
  }
  throw new Error(`${name}: no such game within ${TRIES} tries`)
}

/** A random act of a random seat: first its kind, by what is likely, then one of this kind. */
function choose({ likely }: Recording, g: NotAloneState, chance: Chance) {
  const weights = likely(g)
  // Whoever need not act does so now and then only.
  const asked = Object.values(g.asks).filter(({ required }) => required || chance.oneIn(10))
  for (const { seat } of chance.shuffle(asked)) {
    const legal = notAlone.legalMoves(notAlone.view(g, seat), seat)
    const kinds = groupBy(legal, kindOf)
    const kind = weighted(
      Object.keys(kinds).map(id => [id, weights[id] ?? 1]),
      chance,
    )
    if (kind === undefined) continue
    const { move, args } = chance.pick(kinds[kind]!)
    return { seat, move, args }
  }
  throw new Error('nobody can do anything')
}

/** One of the names, each as likely as its weight says; any, where nothing is likely. */
function weighted(names: [name: string, weight: number][], chance: Chance): string | undefined {
  let left = chance.number() * names.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of names) {
    left -= weight
    if (left < 0) return name
  }
  return names[0]?.[0]
}

/** Cards are acts of different kinds. */
function kindOf({ move, args }: LegalMove): string {
  return move.startsWith('play') ? String(args[1]) : move
}
