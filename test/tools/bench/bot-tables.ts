/** Tables at which bots and random players sit, of any game that counts points. */
import type { GameMeta, GameModule, KitState, SetupValues } from '../../../games/kit/index.ts'
import type { Figure } from './figure.ts'
import { type Player, playout } from './playout.ts'
import type { Threads } from './threads.ts'

/** A game, and how random players play it. */
export interface Arena<S extends KitState, V> {
  module: GameModule<S, V>
  random: Player<V>
  /** Turns or rounds that a game took. */
  lengthOf(end: S): number
  /** How a game ended, where that can be told. */
  endingOf?(end: S): string
  /** Whether a seat was out before the end. */
  isOut?(end: S, seat: string): boolean
}

export interface SeatResult {
  /** Name of a bot, `random` or `careless`. */
  who: string
  score: number
  /** The share of the victory: 1, or less where it is shared. */
  won: number
  isOut?: boolean
}

export interface TableResult {
  seats: SeatResult[]
  length: number
  ending?: string
}

/** Milliseconds that the decisions of bots took. */
export interface Clock {
  decisions: number
  totalMs: number
  maxMs: number
}

export const newClock = (): Clock => ({ decisions: 0, totalMs: 0, maxMs: 0 })

/** Games between the same players; the names move on by a seat from game to game. */
export interface MatchUp {
  names: readonly string[]
  games: number
  options?: SetupValues
  /** Everything random follows from it. */
  seed?: string
  /** Number of the first game. */
  from?: number
}

/** A beginner: plays like the cadet, but carelessly three times in ten. */
function careless<S extends KitState, V>({ module, random }: Arena<S, V>): Player<V> {
  const cadet = module.bots.cadet!
  return (view, seat, chance) =>
    chance.number() < 0.3 ? random(view, seat, chance) : cadet(view, seat, chance.number)
}

function playerCalled<S extends KitState, V>(arena: Arena<S, V>, name: string, clock: Clock): Player<V> {
  if (name === 'careless') return careless(arena)
  const bot = arena.module.bots[name]
  if (!bot) return arena.random
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
export function playTable<S extends KitState, V>(
  arena: Arena<S, V>,
  names: readonly string[],
  seed: string,
  options: SetupValues = {},
  clock = newClock(),
): TableResult {
  const { module, lengthOf, endingOf, isOut } = arena
  const players = names.length
  const playerOf = (_: S, seat: string) => playerCalled(arena, names[Number(seat)]!, clock)
  const end = playout<S, V>({ module, seed, players, options, playerOf })
  const { winners, scores } = end.outcome!
  const seats = names.map((who, seat) => ({
    who,
    score: scores![String(seat)]!,
    won: winners.includes(String(seat)) ? 1 / winners.length : 0,
    ...(isOut && { isOut: isOut(end, String(seat)) }),
  }))
  return { seats, length: lengthOf(end), ...(endingOf && { ending: endingOf(end) }) }
}

/** Plays the games of a match-up, one after the other. */
export function playTables<S extends KitState, V>(
  arena: Arena<S, V>,
  { names, games, options, seed = 'bots', from = 0 }: MatchUp,
  clock = newClock(),
): TableResult[] {
  return Array.from({ length: games }, (_, n) => {
    const seated = names.map((_, seat) => names[(seat + from + n) % names.length]!)
    return playTable(arena, seated, `${seed}/${from + n}`, options, clock)
  })
}

/** What a thread plays of a match-up. */
export function playPortion<S extends KitState, V>(arena: Arena<S, V>, portion: MatchUp) {
  const clock = newClock()
  return { tables: playTables(arena, portion, clock), clock }
}

const PORTION = 10

/** Plays the games of a match-up in threads whose module exports `playPortion`. */
export async function playMany(threads: Threads, matchUp: MatchUp, clock: Clock): Promise<TableResult[]> {
  const { games } = matchUp
  const portions = Array.from({ length: Math.ceil(games / PORTION) }, (_, n): MatchUp => {
    const from = n * PORTION
    return { ...matchUp, from, games: Math.min(PORTION, games - from) }
  })
  const played = await threads.run<MatchUp, ReturnType<typeof playPortion>>('playPortion', portions)
  for (const { clock: one } of played) {
    clock.decisions += one.decisions
    clock.totalMs += one.totalMs
    clock.maxMs = Math.max(clock.maxMs, one.maxMs)
  }
  return played.flatMap(({ tables }) => tables)
}

export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

/** How much numbers differ from their mean, usually. */
export const spread = (numbers: readonly number[]) => {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map(number => (number - middle) ** 2)))
}

/** The share of games that players of a name win, of those who sit at a table together. */
export const winRate = (tables: readonly TableResult[], who: string) =>
  mean(tables.map(({ seats }) => seats.reduce((sum, seat) => sum + (seat.who === who ? seat.won : 0), 0)))

/** How far a share of so many games may be from the truth, in percent, 19 times in 20. */
export const interval = (share: number, games: number) => 196 * Math.sqrt((share * (1 - share)) / games)

/** How often the careless beginner wins against recruits, which should be as often as anybody else at the table. */
export async function againstRecruits(
  meta: GameMeta,
  play: (names: readonly string[], options?: SetupValues) => Promise<TableResult[]>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  const measure = async (name: string, players: number, options?: SetupValues) => {
    const names = ['careless', ...Array.from({ length: players - 1 }, () => 'recruit')]
    const tables = await play(names, options)
    const share = winRate(tables, 'careless')
    const [value, fair] = [100 * share, 100 / players]
    const goal = {
      text: `${Math.round(fair - 10)} to ${Math.round(fair + 10)}`,
      met: Math.abs(value - fair) <= 10,
    }
    const of = { games: tables.length, players }
    figures.push({ name: `bots.${meta.id}.recruit.${name}`, value, unit: '%', goal, of })
    figures.push({
      name: `bots.${meta.id}.recruit.${name}.interval`,
      value: interval(share, tables.length),
      unit: '±%',
    })
  }
  for (let players = meta.minPlayers; players <= 4; players++) await measure(`${players}players`, players)
  const { seats, options } = meta.firstGame!
  await measure('firstGame', seats, options)
  return figures
}
