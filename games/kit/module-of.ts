import { standingRows } from './ahead.ts'
import { composedIn } from './compose.ts'
import type { GameDefinition } from './definition.ts'
import { findMove } from './find-move.ts'
import { boardgameOf } from './game.ts'
import { type Migrations, migrate } from './migrate.ts'
import type { GameModule } from './module.ts'
import { answersIn, anyPlayIn, legalMovesIn } from './moves.ts'
import { onlyWaysIn } from './only-ways.ts'
import { factIn, standingIn } from './standing.ts'
import type { KitState } from './state.ts'
import { readerOf } from './text.ts'

interface Parts<S extends KitState, V>
  extends Pick<
    GameModule<S, V>,
    | 'meta'
    | 'book'
    | 'picture'
    | 'text'
    | 'bots'
    | 'presets'
    | 'pieces'
    | 'headlines'
    | 'tip'
    | 'characters'
    | 'said'
    | 'determinize'
    | 'review'
    | 'sides'
    | 'turnOf'
    | 'figures'
    | 'endNow'
    | 'ties'
  > {
  /** How matches of older versions of the rules go on. */
  migrations?: Migrations
}

/** Everything about a game in one object, from its definition. */
export function moduleOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  { meta, text, bots, pieces = {}, headlines = [], migrations = {}, ...further }: Parts<S, V>,
): GameModule<S, V> {
  const { moves, options, view, standing, ahead } = definition
  return {
    meta,
    text,
    bots,
    pieces,
    headlines,
    options,
    view,
    composable: Object.keys(moves).filter(name => moves[name]!.changes),
    composed: (seen, seat, play) => composedIn<S, V>(moves, seen, seat, play),
    anytime: Object.keys(moves).filter(name => moves[name]!.anytime),
    createGame: () => boardgameOf(definition, line => readerOf(text, 'en', seat => seat).read(line)),
    migrate: stored => migrate(migrations, meta.rulesVersion, stored) as S | undefined,
    legalMoves: (seen, seat) => legalMovesIn(moves, seen, seat),
    anyMove: (seen, seat, random) => anyPlayIn(moves, seen, seat, random),
    onlyWays: (seen, seat) => onlyWaysIn(moves, seen, seat),
    given: (seen, seat) => answersIn(moves, seen, seat),
    ...further,
    ...(standing && {
      standing: {
        kinds: move =>
          Object.hasOwn(moves, move) ? standing.kinds.filter(kind => moves[move]!.during.includes(kind)) : [],
        facts: Object.keys(standing.facts),
        fact: (seen, seat, fact) => factIn(standing.facts, seen, seat, fact),
        given: (seen, seat) => standingIn<S, V>(moves, standing, seen, seat),
      },
    }),
    ...((standing || ahead) && {
      ahead: (seen, seat) => [
        ...(standing
          ? standingRows(standing, standingIn<S, V>(moves, standing, seen, seat), seen, seat)
          : []),
        ...(ahead?.(seen, seat) ?? []),
      ],
    }),
    refusal(seen, seat, move, args) {
      const found = findMove<S, V>(moves, seen, seat, move, args)
      return 'spec' in found ? undefined : found
    },
  }
}
