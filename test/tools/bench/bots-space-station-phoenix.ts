/**
 * How well the bots of Space Station Phoenix play: one bot among random players, bots among themselves, the weaker
 * against the stronger; how long their games are, what they score, and how long they think. Takes about half an hour: the
 * admiral thinks for long.
 */
import type { SetupValues } from '../../../games/kit/index.ts'
import {
  type PhoenixState,
  type PhoenixView,
  spaceStationPhoenix as phoenix,
} from '../../../games/space-station-phoenix/index.ts'
import { admiralsOf } from './admirals.ts'
import {
  type Arena,
  againstRecruits,
  type MatchUp,
  mean,
  newClock,
  playMany,
  playPortion as playPortionOf,
  spread,
  winRate,
} from './bot-tables.ts'
import { atMost, type Figure } from './figure.ts'
import { anyMove } from './playout.ts'
import { type Threads, threadsFor } from './threads.ts'

export const arena: Arena<PhoenixState, PhoenixView> = {
  module: phoenix,
  // Relocating somebody to and fro, for a GEM each time, is all that random play could do for long.
  random: anyMove(phoenix.legalMoves, move => move === 'relocate'),
  lengthOf: ({ turn, order }) => Math.ceil(turn / order.length),
  endingOf: ({ endedBy, outcome }) =>
    endedBy === null ? 'idle' : outcome!.winners.includes(endedBy) ? 'ahead' : 'behind',
}

/** What a thread does. */
export const playPortion = (portion: MatchUp) => playPortionOf(arena, portion)

const WEAKER = 'cadet'
/** Of those that decide at once. */
const STRONGEST = phoenix.meta.usualBot!

/** How often an admiral is to win against veterans, by the number of players. */
const ADMIRAL_GOALS = { 2: 65, 3: 45, 4: 38 } as const

/** Games of one bot among random players, of bots only, of the weaker bot against the stronger, and of a beginner. */
const GAMES = { random: 200, bots: 40, weaker: 60, beginner: 150 } as const

export async function measure(times: number): Promise<Figure[]> {
  const threads = threadsFor(import.meta.url)
  try {
    return [...(await figuresOf(threads, times)), ...(await admiralsOf(arena, threads, ADMIRAL_GOALS, times))]
  } finally {
    await threads.stop()
  }
}

async function figuresOf(threads: Threads, times: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const add = (name: string, value: number, unit: string, goal?: Figure['goal'], of?: Figure['of']) =>
    figures.push({
      name: `bots.space-station-phoenix.${name}`,
      value,
      unit,
      ...(goal && { goal }),
      ...(of && { of }),
    })
  const clock = newClock()
  const play = (names: readonly string[], kind: keyof typeof GAMES, of = clock, options: SetupValues = {}) =>
    playMany(threads, { names, games: times * GAMES[kind], seed: kind, options }, of)

  for (const players of [2, 3, 4]) {
    const among = (who: string) => Array.from({ length: players - 1 }, () => who)
    const random = await play([STRONGEST, ...among('random')], 'random')
    const rate = 100 * winRate(random, STRONGEST)
    add(
      `${players}.vsRandom`,
      rate,
      '%',
      { text: '≥ 95', met: rate >= 95 },
      { games: random.length, players },
    )

    const bots = await play([STRONGEST, ...among(STRONGEST)], 'bots')
    const turns = bots.map(({ length }) => length)
    add(`${players}.turns.mean`, mean(turns), '', atMost(mean(turns), 30))
    add(`${players}.turns.longest`, Math.max(...turns), '')
    const winning = bots.map(({ seats }) => Math.max(...seats.map(({ score }) => score)))
    add(`${players}.winningScore.mean`, mean(winning), '')
    add(`${players}.winningScore.spread`, spread(winning), '')
    const margins = bots.map(({ seats }) => {
      const [first, second] = seats.map(({ score }) => score).sort((a, b) => b - a)
      return first! - second!
    })
    add(`${players}.margin.mean`, mean(margins), '')
    const behind = 100 * mean(bots.map(({ ending }) => (ending === 'behind' ? 1 : 0)))
    add(`${players}.endedBehind`, behind, '%', atMost(behind, 10), { games: bots.length, players })
  }
  const weaker = await play([WEAKER, STRONGEST], 'weaker', newClock())
  add(`2.${WEAKER}.vs${STRONGEST}`, 100 * winRate(weaker, WEAKER), '%', undefined, {
    games: weaker.length,
    players: 2,
  })
  const beginner = (names: readonly string[], options?: SetupValues) =>
    play(names, 'beginner', newClock(), options)
  figures.push(...(await againstRecruits(phoenix.meta, beginner)))
  add('decision.mean', clock.totalMs / clock.decisions, 'ms')
  add('decision.max', clock.maxMs, 'ms', { text: '< 200', met: clock.maxMs < 200 })
  return figures
}
