/**
 * Twilight Imperium, Third Edition, 3 to 8 players: strategy cards, fleets, planets, objectives. The rules are the
 * catalogue in `RULES.md`; rule ids such as `TI-15.03` in code and refusals refer to it.
 */
import type { Game } from 'boardgame.io'
import { type GameModule, moduleOf } from '../kit/index.ts'
import { asItStands } from './as-it-stands.ts'
import { review } from './bot/review.ts'
import { bots } from './bot.ts'
import { characters } from './characters.ts'
import { figures } from './figures.ts'
import { definition } from './game.ts'
import { headlines } from './headlines.ts'
import { loadBook } from './load-book.ts'
import { meta } from './meta.ts'
import { migrations } from './migrations.ts'
import { pieces } from './pieces.ts'
import { PRESETS } from './presets.ts'
import type { TiState, TiView } from './state.ts'
import { text } from './text/index.ts'
import { tip } from './tips.ts'
import { view } from './view.ts'

export * from '../kit/for-hosts.ts'
/** What lies in reach of each home. */
export { reachOf } from './galaxy/reach.ts'
/** Numbers with the parts that they come from. */
export { combatValue, diceOf } from './numbers/combat.ts'
export { planetValue, productionLimitOf } from './numbers/planets.ts'
export { tradeIncomeOf } from './numbers/trade.ts'
export { capacityOf, costOf, fleetSupplyOf, movementOf } from './numbers/units.ts'
export { votesOf } from './numbers/votes.ts'
/** The declared setup options; `setupData` of a match is an object with some of their values. */
export { OPTIONS as options, type TiOptions } from './options.ts'
/** Options that go well together. */
export { PRESETS as presets } from './presets.ts'
export type * from './state.ts'
export { meta, text, view }

/** Everything about the game in one object, as lobbies and tests take it. */
export const twilightImperium3: GameModule<TiState, TiView> = moduleOf(definition, {
  meta,
  text,
  book: loadBook,
  picture: async () => (await import('./drawing/picture.ts')).draw,
  bots,
  presets: PRESETS,
  pieces,
  headlines,
  tip,
  characters,
  said: ['policies'],
  migrations,
  review,
  turnOf: g => g.active,
  ...asItStands,
  figures,
})

/** A fresh boardgame.io game; `legalMoves` and `refusal` say what a seat can do, from what it sees. */
export const { createGame, legalMoves, refusal } = twilightImperium3

/** The game, as boardgame.io's `Client`, `Local` and `Server` take it. */
export const game: Game<TiState> = createGame()
