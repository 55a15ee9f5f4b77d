/**
 * How well the bots of Race for the Galaxy play: against random play, the stronger against the weaker, and among
 * themselves; how long their games are, what they score, and how long they think.
 */
import {
  type RaceOptions,
  type RaceState,
  type RaceView,
  raceForTheGalaxy as race,
} from '../../../games/race-for-the-galaxy/index.ts'
import type { Figure } from './figure.ts'
import { anyMove, type Player, playout } from './playout.ts'

const random: Player<RaceView> = anyMove(race.legalMoves, () => false)

export interface SeatResult {
  /** Name of a bot, or `random`. */
  who: string
  score: number
  /** The share of the victory: 1, or less where it is shared. */
  won: number
}

export interface TableResult {
  seats: SeatResult[]
  rounds: number
}

/** Milliseconds that the decisions of bots took. */
export interface Clock {
  decisions: number
  totalMs: number
  maxMs: number
}

export const newClock = (): Clock => ({ decisions: 0, totalMs: 0, maxMs: 0 })

function playerCalled(name: string, clock: Clock): Player<RaceView> {
  const bot = race.bots[name]
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

type Options = Partial<RaceOptions>

/** Plays one game between the named players, the first of them in seat 0. */
export function playTable(
  names: readonly string[],
  seed: string,
  options: Options = {},
  clock = newClock(),
): TableResult {
  const end = playout<RaceState, RaceView>({
    module: race,
    seed,
    players: names.length,
    options,
    playerOf: (_, seat) => playerCalled(names[Number(seat)]!, clock),
  })
  const { winners, scores } = end.outcome!
  const seats = names.map((who, seat) => ({
    who,
    score: scores![String(seat)]!,
    won: winners.includes(String(seat)) ? 1 / winners.length : 0,
  }))
  return { seats, rounds: end.round }
}

/** Plays `games` games; the names move on by a seat from game to game. */
export function playTables(
  names: readonly string[],
  games: number,
  options: Options = {},
  clock = newClock(),
  seed = 'bots',
): TableResult[] {
  return Array.from({ length: games }, (_, game) => {
    const seated = names.map((_, seat) => names[(seat + game) % names.length]!)
    return playTable(seated, `${seed}/${game}`, options, clock)
  })
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

/** The share of games that players of a name win, of those who sit at a table together. */
export const winRate = (tables: readonly TableResult[], who: string) =>
  mean(tables.map(({ seats }) => seats.reduce((sum, seat) => sum + (seat.who === who ? seat.won : 0), 0)))

const [WEAKEST, MIDDLE, STRONGEST] = race.meta.bots as [string, string, string]
const GAMES = 200
const EXPANSIONS = ['base', 'base+aa', 'base+aa+orb'] as const

export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = []
  const add = (name: string, value: number, unit: string, goal?: Figure['goal']) =>
    figures.push({ name: `bots.${race.meta.id}.${name}`, value, unit, ...(goal && { goal }) })
  const clock = newClock()
  for (const expansion of EXPANSIONS) {
    const games = expansion === 'base+aa+orb' ? GAMES / 4 : GAMES
    for (const players of [2, 4]) {
      const others = (who: string) => Array.from({ length: players - 1 }, () => who)
      const at = `${expansion}.${players}`
      const against = (who: string) =>
        100 * winRate(playTables([STRONGEST, ...others(who)], games, { expansion }, clock), STRONGEST)
      const rate = against('random')
      add(`${at}.vsRandom`, rate, '%', players === 2 ? { text: '≥ 95', met: rate >= 95 } : undefined)
      add(`${at}.vs.${MIDDLE}`, against(MIDDLE), '%')
      const own = playTables([STRONGEST, ...others(STRONGEST)], games / 2, { expansion }, clock)
      add(`${at}.rounds`, mean(own.map(({ rounds }) => rounds)), '')
      add(`${at}.score`, mean(own.flatMap(({ seats }) => seats.map(({ score }) => score))), 'VP')
    }
  }
  const weaker = playTables([MIDDLE, WEAKEST], GAMES, {}, clock)
  add(`2.${MIDDLE}.vs.${WEAKEST}`, 100 * winRate(weaker, MIDDLE), '%')
  add('decision.mean', clock.totalMs / clock.decisions, 'ms')
  add('decision.max', clock.maxMs, 'ms', { text: '< 200', met: clock.maxMs < 200 })
  return figures
}
