/** Cards for battles. */
import { hitsOn } from '../battle/dice.ts'
import { holds } from './ops.ts'
import { areDiceOnTable, fighters, when } from './selectors.ts'

export const battleCards = {
  'morale-boost': holds((view, seat) => when(fighters(view).includes(seat) && !areDiceOnTable(view))),
  /** In a round, not before it. [TI-32.17] */
  'shields-holding': holds((view, seat) =>
    when(view.volleys.some(({ rollFor }) => rollFor === 'space') && hitsOn(view, seat).total > 0),
  ),
} as const
