/**
 * How well the bots of Twilight Imperium play: against random play, the stronger against the weaker, and among
 * themselves; how their games end, and how long they think.
 */
import {
  type TiState,
  type TiView,
  twilightImperium3 as ti,
} from '../../../games/twilight-imperium-3/index.ts'
import {
  type Arena,
  type MatchUp,
  mean,
  newClock,
  playMany,
  playPortion as playPortionOf,
  type TableResult,
  winRate,
} from './bot-tables.ts'
import type { Figure } from './figure.ts'
import { type Threads, threadsFor } from './threads.ts'

export const arena: Arena<TiState, TiView> = {
  module: ti,
  random: (view, seat, chance) => ti.anyMove(view, seat, chance.number),
  lengthOf: ({ round }) => round,
  endingOf: ({ outcome }) => outcome!.line.key.replace('outcome.', ''),
  isOut: ({ players }, seat) => players[seat]!.eliminated,
}

/** What a thread does. */
export const playPortion = (portion: MatchUp) => playPortionOf(arena, portion)

const [WEAKER, STRONGER] = ti.meta.bots as [string, string]
const GAMES = 60
const MOST_ROUNDS = 10

export async function measure(): Promise<Figure[]> {
  const threads = threadsFor(import.meta.url)
  try {
    return await figuresOf(threads)
  } finally {
    await threads.stop()
  }
}

const share = (tables: readonly TableResult[], has: (table: TableResult) => boolean) =>
  (100 * tables.filter(has).length) / tables.length

/** Half of the interval in which a share lies, 19 times of 20. */
const doubt = (percent: number, games: number) => 1.96 * Math.sqrt((percent * (100 - percent)) / games)

async function figuresOf(threads: Threads): Promise<Figure[]> {
  const figures: Figure[] = []
  const add = (name: string, value: number, unit: string, goal?: Figure['goal']) =>
    figures.push({ name: `bots.${ti.meta.id}.${name}`, value, unit, ...(goal && { goal }) })
  const clock = newClock()
  const play = (names: readonly string[], games: number) => playMany(threads, { names, games }, clock)
  const others = (who: string) => [STRONGER, who, who, who]
  for (const [who, least] of [
    ['random', 95],
    [WEAKER, 45],
  ] as const) {
    const rate = 100 * winRate(await play(others(who), GAMES), STRONGER)
    add(`4.vs.${who}`, rate, '%', { text: `≥ ${least}`, met: rate >= least })
    add(`4.vs.${who}.interval`, doubt(rate, GAMES), '±%')
  }
  const own = await play(
    Array.from({ length: 6 }, () => STRONGER),
    GAMES / 2,
  )
  const lengths = own.map(({ length }) => length)
  const longest = Math.max(...lengths)
  const byPoints = share(own, ({ ending }) => ending === 'points')
  const complete = share(own, ({ seats }) => seats.every(({ isOut }) => !isOut))
  add('6.rounds', mean(lengths), '')
  add('6.rounds.max', longest, '', { text: `≤ ${MOST_ROUNDS}`, met: longest <= MOST_ROUNDS })
  add('6.byPoints', byPoints, '%', { text: '≥ 80', met: byPoints >= 80 })
  add('6.nobodyOut', complete, '%', { text: '> 50', met: complete > 50 })
  add('6.score', mean(own.flatMap(({ seats }) => seats.map(({ score }) => score))), 'VP')
  add('decision.mean', clock.totalMs / clock.decisions, 'ms')
  add('decision.max', clock.maxMs, 'ms', { text: '< 300', met: clock.maxMs < 300 })
  return figures
}
