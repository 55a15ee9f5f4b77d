/**
 * Not Alone, 2 to 7 players: one Creature against all the others, the Hunted. Base game, complete.
 * The rules are the catalogue in `RULES.md`; rule ids such as `NA-3.07` in code and refusals refer to it.
 */
import type { Game } from 'boardgame.io'
import { findMove, type GameModule, legalMovesIn, type Refusal, type SeatId } from '../kit/index.ts'
import { bots } from './bot.ts'
import { createGame, moves } from './game.ts'
import { meta } from './meta.ts'
import { OPTIONS } from './options.ts'
import type { NotAloneState, NotAloneView } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import { view } from './view.ts'

export type { HuntChoice } from './rules/hunt-effects.ts'
export type { Use } from './rules/powers.ts'
export type { SurvivalChoice } from './rules/survival-effects.ts'
export type * from './state.ts'
export { createGame, meta, view }

/** The game, as boardgame.io's `Client`, `Local` and `Server` take it. */
export const game: Game<NotAloneState> = createGame()

/** The declared setup options; `setupData` of a match is an object with some of their values. */
export const options = OPTIONS

/** Every move that a seat can make now: dispatch it as `moves[move](...args)`. */
export const legalMoves = (view: NotAloneView, seat: SeatId) => legalMovesIn(moves, view, seat)

/** Why a move is refused, with the rule id; undefined if it is legal. Takes anything and never throws. */
export function refusal(
  view: NotAloneView,
  seat: SeatId,
  move: string,
  args: readonly unknown[],
): Refusal | undefined {
  const found = findMove<NotAloneState, NotAloneView>(moves, view, seat, move, args)
  return 'spec' in found ? undefined : found
}

/** Texts by language. */
export const text = { en, ja }

/** Everything about the game in one object, as lobbies and tests take it. */
export const notAlone: GameModule<NotAloneState, NotAloneView> = {
  meta,
  createGame,
  options,
  view,
  legalMoves,
  refusal,
  bots,
  text,
}
