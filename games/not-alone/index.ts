/**
 * Not Alone, 2 to 7 players: one Creature against all the others, the Hunted. Base game, complete.
 * The rules are the catalogue in `RULES.md`; rule ids such as `NA-3.07` in code and refusals refer to it.
 */
import type { Game } from 'boardgame.io'
import { type GameModule, type GameText, type Language, moduleOf } from '../kit/index.ts'
import { review } from './bot/search.ts'
import { bots } from './bot.ts'
import { determinize } from './determinize.ts'
import { definition } from './game.ts'
import { headlines } from './headlines.ts'
import { meta } from './meta.ts'
import { migrations } from './migrations.ts'
import { pieces } from './pieces.ts'
import { sidesOf } from './rules/queries.ts'
import type { NotAloneState, NotAloneView } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import { view } from './view.ts'

export * from '../kit/for-hosts.ts'
/** The declared setup options; `setupData` of a match is an object with some of their values. */
export { type NotAloneOptions, OPTIONS as options } from './options.ts'
export type { HuntChoice } from './rules/hunt-effects.ts'
export type { Use } from './rules/powers.ts'
export type * from './state.ts'
export type { SurvivalChoice } from './survival-cards/index.ts'
export { meta, view }

/** Texts by language. */
export const text: Record<Language, GameText> = { en, ja }

/** Everything about the game in one object, as lobbies and tests take it. */
export const notAlone: GameModule<NotAloneState, NotAloneView> = moduleOf(definition, {
  meta,
  text,
  book: async () => ({ text: {}, chapters: (await import('./book.ts')).chapters }),
  picture: async () => (await import('./picture.ts')).draw,
  bots,
  determinize,
  pieces,
  review,
  headlines,
  migrations,
  sides: g => sidesOf(g),
})

/** A fresh boardgame.io game; `legalMoves` and `refusal` say what a seat can do, from what it sees. */
export const { createGame, legalMoves, refusal } = notAlone

/** The game, as boardgame.io's `Client`, `Local` and `Server` take it. */
export const game: Game<NotAloneState> = createGame()
