/**
 * Space Station Phoenix, 2 to 4 players: dismantle starships, build a station, fill it with residents.
 * The rules are the catalogue in `RULES.md`; rule ids such as `SSP-7.02` in code and refusals refer to it.
 */
import type { Game } from 'boardgame.io'
import { type GameModule, moduleOf } from '../kit/index.ts'
import { reviewWith } from './bot/search.ts'
import { botsFor } from './bot.ts'
import { type ComponentLists, type Components, componentsOf } from './components.ts'
import { STANDARD } from './data/index.ts'
import { determinizeWith } from './determinize.ts'
import { definitionOf } from './game.ts'
import { headlines } from './headlines.ts'
import { meta } from './meta.ts'
import { migrations } from './migrations.ts'
import { pieces } from './pieces.ts'
import { metaFor } from './players.ts'
import { finish } from './rules/scoring.ts'
import type { PhoenixState, PhoenixView } from './state.ts'
import { textWith } from './text/components.ts'
import { problemsOf } from './validate.ts'
import { view } from './view.ts'

export * from '../kit/for-hosts.ts'
export type * from './components.ts'
/** The declared setup options; `setupData` of a match is an object with some of their values. */
export { OPTIONS as options, type PhoenixOptions } from './options.ts'
export type { Collected, Deal } from './rules/parts.ts'
export type * from './state.ts'
export { componentsOf, meta, problemsOf, STANDARD, view }

/** The components of the standard game, by id. */
export const components: Components = componentsOf(STANDARD)

/** The game with another set of components. Throws on a set that has problems; `problemsOf` lists them. */
export function moduleWith(lists: ComponentLists): GameModule<PhoenixState, PhoenixView> {
  const problems = problemsOf(lists)
  if (problems.length > 0) throw new Error(`the components do not fit:\n${problems.join('\n')}`)
  const c = componentsOf(lists)
  return moduleOf(definitionOf(c), {
    meta: metaFor(c.constants),
    text: textWith(c),
    book: async () => ({ text: {}, chapters: (await import('./book.ts')).chaptersWith(c) }),
    picture: async () => (await import('./picture.ts')).drawWith(c),
    bots: botsFor(c),
    determinize: determinizeWith(c),
    review: reviewWith(c),
    pieces,
    headlines,
    migrations,
    turnOf: g => g.active,
    endNow: g => finish(c, g),
    ties: true,
    figures: ({ players, order }) =>
      Object.fromEntries(
        order.map(seat => {
          const { dismantled, station } = players[seat]!
          return [seat, { dismantled, sectors: Object.keys(station).length }]
        }),
      ),
  })
}

/** Everything about the game in one object, as lobbies and tests take it. */
export const spaceStationPhoenix = moduleWith(STANDARD)

/** A fresh boardgame.io game; `legalMoves` and `refusal` say what a seat can do, from what it sees. */
export const { createGame, legalMoves, refusal, text } = spaceStationPhoenix

/** The game, as boardgame.io's `Client`, `Local` and `Server` take it. */
export const game: Game<PhoenixState> = createGame()
