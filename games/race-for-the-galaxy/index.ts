/**
 * Race for the Galaxy, 2 to 5 players: simultaneous choices of what everybody will do, and a tableau of worlds and
 * developments. The rules are the catalogue in `RULES.md`; rule ids such as `RFTG-8.10` in code and refusals refer to it.
 */
import type { Game } from 'boardgame.io'
import { type GameModule, moduleOf } from '../kit/index.ts'
import { review } from './bot/admiral.ts'
import { bots } from './bot.ts'
import { determinize } from './determinize.ts'
import { definition } from './game.ts'
import { headlines } from './headlines.ts'
import { meta } from './meta.ts'
import { migrations } from './migrations.ts'
import { pieces } from './pieces.ts'
import { endGame } from './rules/scoring.ts'
import type { RaceState, RaceView } from './state.ts'
import { text } from './text/components.ts'
import { view } from './view.ts'

export * from '../kit/for-hosts.ts'
export type { Card, Development, Good, Phase, Power, World } from './cards.ts'
/** The declared setup options; `setupData` of a match is an object with some of their values. */
export { OPTIONS as options, type RaceOptions } from './options.ts'
/** The geometry of the orb: `orb.mapOf(g.orb.laid)`, `orb.legalPlacements(…)`, `orb.rangeOf(…)`. */
export * as orb from './orb/index.ts'
export { exploring } from './rules/explore.ts'
export { salePrice } from './rules/goods.ts'
export { militaryAgainst, unconditionalMilitary } from './rules/military.ts'
export { orbMilitary } from './rules/orb-board.ts'
export { rangeOfTeam } from './rules/orb-moving.ts'
export { layingOf } from './rules/orb-placing.ts'
export { militaryFor } from './rules/placing.ts'
export { developmentPrice, worldPrice } from './rules/prices.ts'
export { scoreOf } from './rules/scoring.ts'
export type * from './state.ts'
export { meta, text, view }

/** Everything about the game in one object, as lobbies and tests take it. */
export const raceForTheGalaxy: GameModule<RaceState, RaceView> = moduleOf(definition, {
  meta,
  text,
  book: async () => ({ text: {}, chapters: (await import('./book.ts')).chapters }),
  picture: async () => (await import('./drawing/picture.ts')).draw,
  bots,
  determinize,
  headlines,
  migrations,
  pieces,
  review,
  endNow: endGame,
  ties: true,
  figures: ({ players, order }) =>
    Object.fromEntries(order.map(seat => [seat, { cards: players[seat]!.tableau.length }])),
})

/** A fresh boardgame.io game; `legalMoves` and `refusal` say what a seat can do, from what it sees. */
export const { createGame, legalMoves, refusal } = raceForTheGalaxy

/** The game, as boardgame.io's `Client`, `Local` and `Server` take it. */
export const game: Game<RaceState> = createGame()
