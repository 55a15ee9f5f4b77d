/**
 * Records games for `test/fixtures`, as `test/GAME/recordings.ts` says: `npm run record GAME` those that are missing or go
 * otherwise now, `npm run record GAME NAME …` these in any case; those of its options, where they have a folder of their
 * own, as `npm run record GAME/options`. Random play, weighted for each recording, is tried with one seed after the other
 * until a game ends in the wanted way; the shortest of a few is kept.
 */
import { mkdirSync } from 'node:fs'
import groupBy from 'lodash/groupBy.js'
import isEqual from 'lodash/isEqual.js'
import {
  type GameModule,
  isOpen,
  type KitState,
  type LegalMove,
  type Play,
  type SeatId,
} from '../../games/kit/index.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'
import {
  isTold,
  type RecordedGame,
  type Recording,
  type Recordings,
  readRecorded,
  record,
  replay,
  writeRecorded,
} from '../support/recorded.ts'

const TRIES = 3000
/** After so many games no shorter one is looked for, unless the recordings say otherwise. */
const ENOUGH = 12

const [game, ...names] = process.argv.slice(2)
if (!game) throw new Error('npm run record GAME [NAME …]')
process.env.NODE_ENV = 'production'
const folder = new URL(`../fixtures/${game}/`, import.meta.url)
const { recordings }: { recordings: Recordings } = await import(`../${game}/recordings.ts`)

mkdirSync(folder, { recursive: true })
const stored = readRecorded(folder)
for (const recording of recordings.games) {
  if (names.length > 0 ? !names.includes(recording.name) : isUpToDate(recordings.module, recording)) continue
  const recorded = search(recordings, recording)
  writeRecorded(new URL(`${recording.name}.json`, folder), recorded)
  console.log(`${recording.name}: ${recorded.moves.length} moves, seed ${recorded.seed}`)
}

/** Whether the game that is stored goes as it was recorded, and shows what it is for. */
function isUpToDate(module: GameModule, recording: Recording<KitState>): boolean {
  const game = stored.get(`${recording.name}.json`)
  if (!game || !isEqual(game.options, recording.options) || !isTold(recording, game)) return false
  try {
    return recording.isWanted(replay(module, game).G)
  } catch (error) {
    console.log(`${recording.name}: ${(error as Error).message}`)
    return false
  }
}

function search(
  { module, kindOf, enough = ENOUGH }: Recordings,
  recording: Recording<KitState>,
): RecordedGame {
  const { name, title, players, options } = recording
  let best: RecordedGame | undefined
  for (let n = 1; n <= (best ? enough : TRIES); n++) {
    const seed = `${name}-${n}`
    const chance = chanceOf(seed)
    const { plays, likely } = recording
    const act = (g: KitState): Act => {
      const weights = likely?.(g)
      return actOf(g, chance, seat => {
        const view = module.view(g, seat)
        const made = plays?.(g, seat, chance)
        if (made) return made
        if (!weights) return module.anyMove(view, seat, chance.number)
        return weighed(groupBy(module.legalMoves(view, seat), kindOf), weights, chance)
      })
    }
    const played = record(module, { title, players, options, seed }, act, best?.moves.length)
    if (played && recording.isWanted(played.end) && isTold(recording, played.recorded)) best = played.recorded
  }
  if (!best) throw new Error(`${name}: no such game within ${TRIES} tries`)
  return best
}

interface Act extends Play {
  seat: SeatId
}

/** An act of a random seat. */
function actOf(g: KitState, chance: Chance, play: (seat: SeatId) => Play | undefined): Act {
  // Whoever need not act does so now and then only.
  const asked = g.asks.filter(one => isOpen(one) && (one.required || chance.oneIn(10)))
  for (const { seat } of chance.shuffle(asked)) {
    const made = play(seat)
    if (made) return { seat, move: made.move, args: made.args }
  }
  throw new Error('nobody can do anything')
}

/** First the kind of move, by what is likely, then one of this kind. */
function weighed(
  kinds: { [kind: string]: LegalMove[] },
  weights: { readonly [kind: string]: number },
  chance: Chance,
): Play | undefined {
  const kind = weighted(
    Object.keys(kinds).map(id => [id, weights[id] ?? 1]),
    chance,
  )
  return kind === undefined ? undefined : chance.pick(kinds[kind]!)
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
