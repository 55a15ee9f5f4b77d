/**
 * Sparks: the model game, tiny and complete. It shows how a game is put together; the kit and the lobby are tested with
 * it. Not in the catalogue, so never shown to players. The rules are the catalogue in `RULES.md`.
 */
import type { Game } from 'boardgame.io'
import { type GameModule, type GameText, type Language, moduleOf } from '../kit/index.ts'
import { bots } from './bot.ts'
import { definition } from './game.ts'
import { meta } from './meta.ts'
import { pieces } from './pieces.ts'
import { endGame } from './rules/winner.ts'
import type { ToyState, ToyView } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import { view } from './view.ts'

/** The declared setup options; `setupData` of a match is an object with some of their values. */
export { OPTIONS as options } from './options.ts'
export type * from './state.ts'
export { meta, view }

/** Texts by language. */
export const text: Record<Language, GameText> = { en, ja }

/** Everything about the game in one object, as lobbies and tests take it. */
export const toy: GameModule<ToyState, ToyView> = moduleOf(definition, {
  meta,
  text,
  book: async () => ({ text: {}, chapters: (await import('./book.ts')).chapters }),
  picture: async () => (await import('./picture.ts')).draw,
  bots,
  pieces,
  endNow: endGame,
  ties: true,
})

/** A fresh boardgame.io game; `legalMoves` and `refusal` say what a seat can do, from what it sees. */
export const { createGame, legalMoves, refusal } = toy

/** The game, as boardgame.io's `Client`, `Local` and `Server` take it. */
export const game: Game<ToyState> = createGame()
