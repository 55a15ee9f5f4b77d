import type { GameDefinition } from './definition.ts'
import { boardgameOf } from './game.ts'
import type { GameModule } from './module.ts'
import { anyPlayIn, findMove, legalMovesIn } from './moves.ts'
import type { KitState } from './state.ts'

/** Everything about a game in one object, from its definition. */
export function moduleOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  { meta, text, bots }: Pick<GameModule<S, V>, 'meta' | 'text' | 'bots'>,
): GameModule<S, V> {
  const { moves, options, view } = definition
  return {
    meta,
    text,
    bots,
    options,
    view,
    createGame: () => boardgameOf(definition),
    legalMoves: (seen, seat) => legalMovesIn(moves, seen, seat),
    anyMove: (seen, seat, random) => anyPlayIn(moves, seen, seat, random),
    refusal(seen, seat, move, args) {
      const found = findMove<S, V>(moves, seen, seat, move, args)
      return 'spec' in found ? undefined : found
    },
  }
}
