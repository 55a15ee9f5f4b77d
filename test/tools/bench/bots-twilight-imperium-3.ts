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
import { conductOf } from './conduct.ts'
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
/** Against others, by the number of players. */
const GAMES = { 3: 20, 4: 60, 5: 20, 6: 20 } as const
const MOST_ROUNDS = 10

/** Takes three quarters of an hour: figures are told as they come. */
export async function* measure(times: number): AsyncGenerator<Figure[]> {
  const threads = threadsFor(import.meta.url)
  try {
    for (const [who, players, least] of [
      ['random', 4, 95],
      [WEAKER, 4, 45],
      [WEAKER, 3],
      [WEAKER, 5],
      [WEAKER, 6],
    ] as const)
      yield await against(threads, { who, players, least, games: times * GAMES[players] })
    yield await amongThemselves(threads, (times * GAMES[4]) / 2)
  } finally {
    await threads.stop()
  }
  yield timeFigures()
  yield conductFigures(times)
}

/** What people would shake their heads at, and at most how often it is to happen, in percent. */
const CONDUCT_GOALS = {
  idleRounds: 2,
  leftLying: 5,
  imperialToLeader: 5,
  cardsOverFive: undefined,
  votesAgainstOneself: 3,
} as const
const CONDUCT_GAMES = 12

const conductFigures = (times: number): Figure[] =>
  Object.entries(conductOf(STRONGER, 4, times * CONDUCT_GAMES)).map(([name, { times: seen, of }]) => {
    const value = (100 * seen) / Math.max(1, of)
    const most = CONDUCT_GOALS[name as keyof typeof CONDUCT_GOALS]
    return figure(name, value, '%', most === undefined ? undefined : atMost(value, most))
  })

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

interface Opposed {
  who: string
  players: number
  games: number
  /** Percent that it is to win. */
  least?: number
}

/** One of the stronger bots against others. */
async function against(threads: Threads, { who, players, games, least }: Opposed): Promise<Figure[]> {
  const names = [STRONGER, ...Array.from({ length: players - 1 }, () => who)]
  const rate = winRate(await playMany(threads, { names, games }, newClock()), STRONGER)
  const name = `${players}.vs.${who}`
  const goal = least === undefined ? undefined : atLeast(100 * rate, least)
  return [{ ...figure(name, 100 * rate, '%', goal), of: { games, players } }, ...rangeOf(name, rate, games)]
}

async function amongThemselves(threads: Threads, games: number): Promise<Figure[]> {
  const own = await playMany(threads, { names: SIX, games }, newClock())
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
