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
import { atLeast, atMost, type Figure } from './figure.ts'
import { playout } from './playout.ts'
import { processorMs } from './processor.ts'
import { wilson } from './shares.ts'
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

/** Takes half an hour: figures are told as they come. */
export async function* measure(): AsyncGenerator<Figure[]> {
  const threads = threadsFor(import.meta.url)
  try {
    for (const [who, least] of [
      ['random', 95],
      [WEAKER, 45],
    ] as const)
      yield await against(threads, who, least)
    yield await amongThemselves(threads)
  } finally {
    await threads.stop()
  }
  yield timeFigures()
}

const share = (tables: readonly TableResult[], has: (table: TableResult) => boolean) =>
  (100 * tables.filter(has).length) / tables.length

const SIX = Array.from({ length: 6 }, () => STRONGER)

/** Decisions are timed in games of this process alone, after one to warm up: its processor time is theirs. */
const TIMED_GAMES = 3
const SLOWEST = 300

/** Milliseconds of processor time that decisions took, in order. */
function decisionTimes(): number[] {
  const times: number[] = []
  const bot = ti.bots[STRONGER]!
  for (let n = 0; n <= TIMED_GAMES; n++)
    playout<TiState, TiView>({
      module: ti,
      seed: `timed/${n}`,
      players: 6,
      playerOf: () => (view, seat, chance) => {
        const began = processorMs()
        const chosen = bot(view, seat, chance.number)
        if (n > 0) times.push(processorMs() - began)
        return chosen
      },
    })
  return times.toSorted((one, other) => one - other)
}

function timeFigures(): Figure[] {
  const times = decisionTimes()
  const longest = times.at(-1)!
  const named = (name: string, value: number, goal?: Figure['goal']) =>
    figure(`decision.${name}`, value, 'ms cpu', goal)
  return [
    named('mean', mean(times)),
    named('p99', times[Math.floor(times.length * 0.99)]!),
    named('max', longest, atMost(longest, SLOWEST)),
  ]
}

const figure = (name: string, value: number, unit: string, goal?: Figure['goal']): Figure => ({
  name: `bots.${ti.meta.id}.${name}`,
  value,
  unit,
  ...(goal && { goal }),
})

function rangeOf(name: string, rate: number, games: number): Figure[] {
  const { low, high } = wilson(rate, games)
  return [figure(`${name}.low`, low, '%'), figure(`${name}.high`, high, '%')]
}

/** One of the stronger bots against three others. */
async function against(threads: Threads, who: string, least: number): Promise<Figure[]> {
  const tables = await playMany(threads, { names: [STRONGER, who, who, who], games: GAMES }, newClock())
  const rate = winRate(tables, STRONGER)
  const name = `4.vs.${who}`
  const of = { games: GAMES, players: 4 }
  return [{ ...figure(name, 100 * rate, '%', atLeast(100 * rate, least)), of }, ...rangeOf(name, rate, GAMES)]
}

async function amongThemselves(threads: Threads): Promise<Figure[]> {
  const own = await playMany(threads, { names: SIX, games: GAMES / 2 }, newClock())
  const lengths = own.map(({ length }) => length)
  const longest = Math.max(...lengths)
  const byPoints = share(own, ({ ending }) => ending === 'points')
  const complete = share(own, ({ seats }) => seats.every(({ isOut }) => !isOut))
  const of = { games: own.length, players: 6 }
  return [
    figure('6.rounds', mean(lengths), ''),
    figure('6.rounds.max', longest, '', atMost(longest, MOST_ROUNDS)),
    { ...figure('6.byPoints', byPoints, '%', atLeast(byPoints, 80)), of },
    ...rangeOf('6.byPoints', byPoints / 100, own.length),
    { ...figure('6.nobodyOut', complete, '%', { text: '> 50', met: complete > 50 }), of },
    figure('6.score', mean(own.flatMap(({ seats }) => seats.map(({ score }) => score))), 'VP'),
  ]
}
