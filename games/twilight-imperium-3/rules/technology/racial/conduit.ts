/** Jol-Nar: two systems that they control are next to each other, once in a round. TI-36.17. */
import type { SeatId } from '../../../../kit/index.ts'
import type { Cell } from '../../../data/index.ts'
import { hasTechnology } from '../../../numbers/modifiers.ts'
import type { TiView } from '../../../state.ts'
import { controlsSystem } from '../../objectives/progress.ts'
import { fleetsOf } from '../../space.ts'

export const CONDUIT = 'spatial-conduit-network'

type View = Pick<TiView, 'effects' | 'galaxy' | 'planets' | 'players' | 'space'>

/** Whether it is there, and not used in this round. */
const isReady = (g: View, seat: SeatId): boolean =>
  hasTechnology(g, seat, CONDUIT) && !g.effects.some(({ id, by }) => id === CONDUIT && by === seat)

/** Systems from which ships can come to another one as if they were next to it. */
export const conduitsTo = (g: View, seat: SeatId, to: Cell): Cell[] =>
  isReady(g, seat) && controlsSystem(g, to, seat)
    ? fleetsOf(g, seat).filter(cell => cell !== to && controlsSystem(g, cell, seat))
    : []

export const hasConduit = (g: View, seat: SeatId, from: Cell, to: Cell): boolean =>
  conduitsTo(g, seat, to).includes(from)
