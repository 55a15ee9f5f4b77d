/**
 * The end of a match on which all who play have agreed. It is no move of a game: hosts ask everybody, and then write it into
 * the state, of which it is the last one.
 */
import { klona } from 'klona/json'
import { line, ref } from './line.ts'
import { say } from './log.ts'
import type { GameModule } from './module.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'

/** `void`: the match does not count. `stands`: whoever leads has won. `drawn`: all share the place. */
export const AGREED_ENDS = ['void', 'stands', 'drawn'] as const
export type AgreedEnd = (typeof AGREED_ENDS)[number]

/** The ends on which a table can agree: every one that the game knows a ranking for. */
export const agreedEndsOf = ({ endNow, ties }: Pick<GameModule, 'endNow' | 'ties'>): AgreedEnd[] => [
  'void',
  ...(endNow ? (['stands'] as const) : []),
  ...(ties ? (['drawn'] as const) : []),
]

/** The state after all have agreed on what `by` has proposed; undefined where the game has no such end, or is over. */
export function endedTogether<S extends KitState>(
  module: Pick<GameModule<S>, 'endNow' | 'ties'>,
  before: S,
  by: SeatId,
  agreed: AgreedEnd,
): S | undefined {
  if (before.outcome || !agreedEndsOf(module).includes(agreed)) return undefined
  const g = klona(before)
  say(g, line(`log.agreed.${agreed}`, { seat: ref('seat', by) }))
  if (agreed === 'stands') {
    module.endNow!(g)
    const outcome = g.outcome!
    g.outcome = { ...outcome, agreed, line: line('agreed.stands', { how: outcome.line }) }
  } else g.outcome = { winners: [], agreed, line: line(`agreed.${agreed}`) }
  g.asks = []
  g.steps = []
  return g
}
