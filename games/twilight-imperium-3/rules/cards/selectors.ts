/** What can be chosen with cards, and who can play them, by what everybody can see. [TI-26.05] */
import type { SeatId } from '../../../kit/index.ts'
import type { ShipKind } from '../../data/index.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { TiView } from '../../state.ts'
import type { CardArgs } from '../windows/types.ts'

/** Nothing is to be chosen. */
const PLAIN: CardArgs[] = [{}]
const NEVER: CardArgs[] = []

/** The card can be played, without a choice, or it cannot. */
export const when = (condition: boolean): CardArgs[] => (condition ? PLAIN : NEVER)

/** Whoever fights in the space battle or the invasion that is going on. */
export function fighters({ battle, invasion }: Pick<TiView, 'battle' | 'invasion'>): SeatId[] {
  const fight = invasion ?? battle
  return fight ? [fight.attacker, fight.defender] : []
}

const SHIELDED: readonly ShipKind[] = ['dreadnought', 'warSun']

/** Whether a card of somebody else can be aimed at this kind of ship: Nano Technology protects the largest. */
export const canAimAt = (view: TiView, owner: SeatId, ship: ShipKind): boolean =>
  !(SHIELDED.includes(ship) && hasTechnology(view, owner, 'nano-technology'))

/** Whether dice lie on the table. */
export const areDiceOnTable = ({ volleys }: Pick<TiView, 'volleys'>): boolean => volleys.length > 0
