/**
 * How well the bots of Space Station Phoenix play: one bot among random players, bots among themselves, the weaker
 * against the stronger; how long their games are, what they score, and how long they think.
 */
import {
  type PhoenixState,
  type PhoenixView,
  spaceStationPhoenix as phoenix,
} from '../../../games/space-station-phoenix/index.ts'
import { atMost, type Figure } from './figure.ts'
import { anyMove, type Player, playout } from './playout.ts'
import { type Threads, threadsFor } from './threads.ts'

/** Relocating somebody to and fro, for a GEM each time, is all that random play could do for long. */
const random: Player<PhoenixView> = anyMove(phoenix.legalMoves, move => move === 'relocate')

export interface SeatResult {
  /** Name of a bot, or `random`. */
  who: string
  score: number
  /** The share of the victory: 1, or less where it is shared. */
  won: number
}

export interface TableResult {
  seats: SeatResult[]
  /** The most turns that a player had. */
  turns: number
}

/** Milliseconds that the decisions of bots took. */
export interface Clock {
  decisions: number
  totalMs: number
  maxMs: number
}

export const newClock = (): Clock => ({ decisions: 0, totalMs: 0, maxMs: 0 })

function playerCalled(name: string, clock: Clock): Player<PhoenixView> {
  const bot = phoenix.bots[name]
  if (!bot) return random
  return (view, seat, chance) => {
    const began = performance.now()
    const chosen = bot(view, seat, chance.number)
    const ms = performance.now() - began
    clock.decisions += 1
    clock.totalMs += ms
    clock.maxMs = Math.max(clock.maxMs, ms)
    return chosen
  }
}

/** Plays one game between the named players, the first of them in seat 0. */
export function playTable(names: readonly string[], seed: string, clock = newClock()): TableResult {
  const end = playout<PhoenixState, PhoenixView>({
    module: phoenix,
    seed,
    players: names.length,
    playerOf: (_, seat) => playerCalled(names[Number(seat)]!, clock),
  })
  const { winners, scores } = end.outcome!
  const seats = names.map((who, seat) => ({
    who,
    score: scores![String(seat)]!,
    won: winners.includes(String(seat)) ? 1 / winners.length : 0,
  }))
  return { seats, turns: Math.ceil(end.turn / names.length) }
}

/** Plays `games` games; the names move on by a seat from game to game. */
export function playTables(
  names: readonly string[],
  games: number,
  seed = 'bots',
  clock = newClock(),
  from = 0,
) {
  return Array.from({ length: games }, (_, n) => {
    const seated = names.map((_, seat) => names[(seat + from + n) % names.length]!)
    return playTable(seated, `${seed}/${from + n}`, clock)
  })
}

/** Some of the games of a match-up. */
export interface Portion {
  names: readonly string[]
  seed: string
  from: number
  games: number
}

/** What a thread does. */
export function playPortion({ names, seed, from, games }: Portion) {
  const clock = newClock()
  return { tables: playTables(names, games, seed, clock, from), clock }
}

const PORTION = 10

/** Plays many games in several threads. */
async function playMany(
  threads: Threads,
  names: readonly string[],
  games: number,
  seed: string,
  clock: Clock,
) {
  const portions = Array.from({ length: Math.ceil(games / PORTION) }, (_, n): Portion => {
    const from = n * PORTION
    return { names, seed, from, games: Math.min(PORTION, games - from) }
  })
  const played = await threads.run<Portion, ReturnType<typeof playPortion>>('playPortion', portions)
  for (const { clock: one } of played) {
    clock.decisions += one.decisions
    clock.totalMs += one.totalMs
    clock.maxMs = Math.max(clock.maxMs, one.maxMs)
  }
  return played.flatMap(({ tables }) => tables)
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

/** How much numbers differ from their mean, usually. */
const spread = (numbers: readonly number[]) => {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map(number => (number - middle) ** 2)))
}

/** The share of games that players of a name win, of those who sit at a table together. */
export const winRate = (tables: readonly TableResult[], who: string) =>
  mean(tables.map(({ seats }) => seats.reduce((sum, seat) => sum + (seat.who === who ? seat.won : 0), 0)))

const WEAKEST = phoenix.meta.bots[0]!
const STRONGEST = phoenix.meta.bots.at(-1)!

/** Games of one bot among random players, of bots only, and of the weaker bot against the stronger. */
const GAMES = { random: 200, bots: 40, weaker: 60 }

export async function measure(): Promise<Figure[]> {
  const threads = threadsFor(import.meta.url)
  try {
    return await figuresOf(threads)
  } finally {
    await threads.stop()
  }
}

async function figuresOf(threads: Threads): Promise<Figure[]> {
  const figures: Figure[] = []
  const add = (name: string, value: number, unit: string, goal?: Figure['goal']) =>
    figures.push({ name: `bots.space-station-phoenix.${name}`, value, unit, ...(goal && { goal }) })
  const clock = newClock()

  for (const players of [2, 3, 4]) {
    const among = (who: string) => Array.from({ length: players - 1 }, () => who)
    const random = await playMany(threads, [STRONGEST, ...among('random')], GAMES.random, 'random', clock)
    const rate = 100 * winRate(random, STRONGEST)
    add(`${players}.vsRandom`, rate, '%', { text: '≥ 95', met: rate >= 95 })

    const bots = await playMany(threads, [STRONGEST, ...among(STRONGEST)], GAMES.bots, 'bots', clock)
    const turns = bots.map(table => table.turns)
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
  }
  const weaker = await playMany(threads, [WEAKEST, STRONGEST], GAMES.weaker, 'weaker', newClock())
  add(`2.${WEAKEST}.vs${STRONGEST}`, 100 * winRate(weaker, WEAKEST), '%')
  add('decision.mean', clock.totalMs / clock.decisions, 'ms')
  add('decision.max', clock.maxMs, 'ms', { text: '< 200', met: clock.maxMs < 200 })
  return figures
}
