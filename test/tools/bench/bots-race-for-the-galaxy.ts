/**
 * How well the bots of Race for the Galaxy play: against random play, the stronger against the weaker, and among
 * themselves; how long their games are, what they score, and how long they think.
 */

import type { SetupValues } from '../../../games/kit/index.ts'
import {
  type RaceState,
  type RaceView,
  raceForTheGalaxy as race,
} from '../../../games/race-for-the-galaxy/index.ts'
import {
  type Arena,
  againstRecruits,
  type MatchUp,
  mean,
  newClock,
  playMany,
  playPortion as playPortionOf,
  winRate,
} from './bot-tables.ts'
import type { Figure } from './figure.ts'
import { anyMove } from './playout.ts'
import { type Threads, threadsFor } from './threads.ts'

export const arena: Arena<RaceState, RaceView> = {
  module: race,
  random: anyMove(race.legalMoves, () => false),
  lengthOf: ({ round }) => round,
}

/** What a thread does. */
export const playPortion = (portion: MatchUp) => playPortionOf(arena, portion)

const [, WEAKER, MIDDLE, STRONGEST] = race.meta.bots as [string, string, string, string]
const GAMES = 200
const EXPANSIONS = ['base', 'base+aa', 'base+aa+orb'] as const

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
    figures.push({ name: `bots.${race.meta.id}.${name}`, value, unit, ...(goal && { goal }) })
  const clock = newClock()
  const play = (names: readonly string[], games: number, options: SetupValues = {}) =>
    playMany(threads, { names, games, options }, clock)
  for (const expansion of EXPANSIONS) {
    const games = expansion === 'base+aa+orb' ? GAMES / 4 : GAMES
    for (const players of [2, 4]) {
      const others = (who: string) => Array.from({ length: players - 1 }, () => who)
      const at = `${expansion}.${players}`
      const against = async (who: string) =>
        100 * winRate(await play([STRONGEST, ...others(who)], games, { expansion }), STRONGEST)
      const rate = await against('random')
      add(`${at}.vsRandom`, rate, '%', players === 2 ? { text: '≥ 95', met: rate >= 95 } : undefined)
      add(`${at}.vs.${MIDDLE}`, await against(MIDDLE), '%')
      const own = await play([STRONGEST, ...others(STRONGEST)], games / 2, { expansion })
      add(`${at}.rounds`, mean(own.map(({ length }) => length)), '')
      add(`${at}.score`, mean(own.flatMap(({ seats }) => seats.map(({ score }) => score))), 'VP')
    }
  }
  const weaker = await play([MIDDLE, WEAKER], GAMES)
  add(`2.${MIDDLE}.vs.${WEAKER}`, 100 * winRate(weaker, MIDDLE), '%')
  figures.push(...(await againstRecruits(race.meta, (names, options) => play(names, GAMES, options))))
  add('decision.mean', clock.totalMs / clock.decisions, 'ms')
  add('decision.max', clock.maxMs, 'ms', { text: '< 200', met: clock.maxMs < 200 })
  return figures
}
