/**
 * Records games for `test/fixtures`: `npm run record GAME [NAME …]`, as `test/GAME/recordings.ts`
 * says. Random play, weighted for each recording, is tried with one seed after the other until a game ends in the wanted
 * way; the shortest of a few is kept.
 */
import { mkdirSync } from 'node:fs'
import groupBy from 'lodash/groupBy.js'
import { isOpen, type KitState, type LegalMove } from '../../games/kit/index.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'
import {
  type RecordedGame,
  type Recording,
  type Recordings,
  record,
  writeRecorded,
} from '../support/recorded.ts'

const TRIES = 3000
/** After so many games no shorter one is looked for. */
const ENOUGH = 12

const [game, ...names] = process.argv.slice(2)
if (!game) throw new Error('npm run record GAME [NAME …]')
process.env.NODE_ENV = 'production'
const folder = new URL(`../fixtures/${game}/`, import.meta.url)
const { recordings }: { recordings: Recordings } = await import(`../${game}/recordings.ts`)

mkdirSync(folder, { recursive: true })
for (const recording of recordings.games) {
  if (names.length > 0 && !names.includes(recording.name)) continue
  const recorded = search(recordings, recording)
  writeRecorded(new URL(`${recording.name}.json`, folder), recorded)
  console.log(`${recording.name}: ${recorded.moves.length} moves, seed ${recorded.seed}`)
}

function search({ module, kindOf }: Recordings, recording: Recording<KitState>): RecordedGame {
  const { name, title, players, options } = recording
  let best: RecordedGame | undefined
  for (let n = 1; n <= (best ? ENOUGH : TRIES); n++) {
    const seed = `${name}-${n}`
    const chance = chanceOf(seed)
    const act = (g: KitState) =>
      choose(g, recording.likely(g), chance, seat =>
        groupBy(module.legalMoves(module.view(g, seat), seat), kindOf),
      )
    const played = record(module, { title, players, options, seed }, act, best?.moves.length)
    if (played && recording.isWanted(played.end)) best = played.recorded
  }
  if (!best) throw new Error(`${name}: no such game within ${TRIES} tries`)
  return best
}

/** A random act of a random seat: first its kind, by what is likely, then one of this kind. */
function choose(
  g: KitState,
  weights: { readonly [kind: string]: number },
  chance: Chance,
  kindsOf: (seat: string) => { [kind: string]: LegalMove[] },
) {
  // Whoever need not act does so now and then only.
  const asked = g.asks.filter(one => isOpen(one) && (one.required || chance.oneIn(10)))
  for (const { seat } of chance.shuffle(asked)) {
    const kinds = kindsOf(seat)
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
