/** What can be chosen with cards, and who can play them, by what everybody can see. [TI-26.05] */
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, SHIP_KINDS, type ShipKind } from '../../data/index.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { Battle, TiView } from '../../state.ts'
import { countOf } from '../counts.ts'
import { fleetOf } from '../space.ts'
import type { AtShip, Nothing } from './types.ts'

/** Nothing is to be chosen. */
const PLAIN: Nothing[] = [{}]
const NEVER: Nothing[] = []

/** The card can be played, without a choice, or it cannot. */
export const when = (condition: boolean): Nothing[] => (condition ? PLAIN : NEVER)

/** Whoever fights in the space battle or the invasion that is going on. */
export function fighters({ battle, invasion }: Pick<TiView, 'battle' | 'invasion'>): SeatId[] {
  const fight = invasion ?? battle
  return fight ? [fight.attacker, fight.defender] : []
}

/** The space battle in which somebody fights. */
export const battleOf = ({ battle }: Pick<TiView, 'battle'>, seat: SeatId): Battle | undefined =>
  battle && [battle.attacker, battle.defender].includes(seat) ? battle : undefined

/** The card of the technology names them. */
const SHIELDED: readonly ShipKind[] = ['dreadnought', 'warSun']

/** Whether a card of somebody else can be aimed at this kind of ship: Nano Technology protects the largest. */
export const canAimAt = (view: TiView, owner: SeatId, ship: ShipKind): boolean =>
  !(SHIELDED.includes(ship) && hasTechnology(view, owner, 'nano-technology'))

/** Every ship of a fleet that is not like another one: empty ones by kind, laden ones by their places. */
export function shipsToHit(
  view: TiView,
  cell: Cell,
  seat: SeatId,
  kinds: readonly ShipKind[] = SHIP_KINDS,
): AtShip[] {
  const { ships, laden } = fleetOf(view, cell, seat)
  return kinds
    .filter(ship => canAimAt(view, seat, ship))
    .flatMap((ship): AtShip[] => {
      const places = laden.flatMap((one, place) => (one.ship === ship ? [place] : []))
      const plain = countOf(ships, ship) > places.length ? [{ seat, cell, ship }] : []
      return [...plain, ...places.map(place => ({ seat, cell, ship, laden: place }))]
    })
}

/** Whether dice lie on the table. */
export const areDiceOnTable = ({ volleys }: Pick<TiView, 'volleys'>): boolean => volleys.length > 0
