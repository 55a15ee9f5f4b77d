/** Random games on the rules themselves, without boardgame.io, for tests that look at every position. */
import {
  type Ask,
  begin,
  isOpen,
  type LogEntry,
  linesOf,
  makeMove,
  type Play,
  type Random,
  type SeatId,
  type SetupValues,
  withUsual,
} from '../../games/kit/index.ts'
import { definition } from '../../games/twilight-imperium-3/game.ts'
import { OPTIONS } from '../../games/twilight-imperium-3/options.ts'
import { SIDES } from '../../games/twilight-imperium-3/rules/battle/dice.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'
import { expect, module } from './support.ts'

export interface RandomGame {
  players: number
  label: string
  options?: SetupValues
  movesAtMost?: number
  /** The name of a bot that plays, where nothing is drawn: it fights more. */
  bot?: string
  /** Told every position, before somebody moves. */
  look?(g: TiState): void
  /** Told what is about to be done. */
  before?(g: TiState, seat: SeatId, play: Play): void
  /** Told what was done: the new lines of the log, and the ten-sided dice that were rolled. */
  after?(g: TiState, lines: readonly LogEntry[], dice: readonly number[]): void
  /** The game stops here. */
  until?(g: TiState): boolean
}

/** Chance that follows from a label; `rolled` are told every die. */
function randomOf(chance: Chance, rolled: (die: number, sides: number) => void): Random {
  const one = (sides: number) => {
    const die = 1 + Math.floor(chance.number() * sides)
    rolled(die, sides)
    return die
  }
  function Die(sides: number): number
  function Die(sides: number, count: number): number[]
  function Die(sides: number, count?: number) {
    return count === undefined ? one(sides) : Array.from({ length: count }, () => one(sides))
  }
  return { Die, Number: chance.number, Shuffle: deck => chance.shuffle(deck) }
}

/** Plays one; returns the last position. */
export function playRandomGame(game: RandomGame): TiState {
  const { players, label, options = {}, movesAtMost = 8000, bot, look, before, after, until } = game
  const chance = chanceOf(label)
  const choose = bot === undefined ? module.anyMove : module.bots[bot]!
  let dice: number[] = []
  const random = randomOf(chance, (die, sides) => {
    if (sides === SIDES) dice.push(die)
  })
  const all = withUsual(OPTIONS, options, players)
  const g = begin(definition, { random, numPlayers: players, options: all })
  const anybody = (asked: readonly Ask[]) => {
    const { seat } = chance.pick(asked)
    const play = choose(module.view(g, seat), seat, chance.number) as Play | undefined
    return play && { seat, play }
  }
  for (let made = 0; !g.outcome && !until?.(g) && made < movesAtMost; made++) {
    look?.(g)
    // Bots that nobody waits for may wait themselves.
    const { seat, play } = (anybody(g.asks.filter(isOpen)) ??
      anybody(g.asks.filter(one => one.required && isOpen(one))))!
    before?.(g, seat, play)
    const { last } = g.log
    dice = []
    expect(makeMove(definition, { g, random }, seat, play.move, play.args)).to.equal(undefined)
    after?.(
      g,
      linesOf(g.log).filter(({ n }) => n > last),
      dice,
    )
  }
  return g
}
