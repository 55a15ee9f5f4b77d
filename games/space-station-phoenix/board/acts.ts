/** What can be pointed at on the board, and which move that is. All of it comes from the legal moves. */
import type { Ask, LegalMove, SeatId } from '../../kit/index.ts'
import type { ActionType, OfferId, Resource, Species, Track } from '../components.ts'
import type { Collected, Deal } from '../rules/parts.ts'
import type { ShipRef } from '../state.ts'

/** Half of a choice: what is still to be pointed at follows from it. */
export type Focus =
  /** Ships of one type are looked at. */
  | { on: 'type'; type: ActionType }
  /** An Alien comes; its sector is still to be chosen. */
  | { on: 'alien'; offer: Extract<OfferId, 'alien' | 'goldAlien'>; species: Species }
  /** A Human is recruited with a die. */
  | { on: 'recruit' }
  /** A Human comes by a power. */
  | { on: 'power'; source: string }
  /** A resident of the own station moves. */
  | { on: 'relocate'; from: string; slot: number }
  /** Resources are given back; what for is still to be chosen. */
  | { on: 'swap'; pay: readonly Resource[] }

export interface Acts {
  ask: Ask | undefined
  legal: readonly LegalMove[]
  /** Ships to use, or to dismantle. */
  ships: ReadonlyMap<ShipRef, LegalMove>
  /** Sectors of the market to build. */
  sectors: ReadonlyMap<string, LegalMove>
  tracks: ReadonlyMap<Track, LegalMove>
  /** Own sectors where the resident in focus can go. */
  homes: ReadonlyMap<string, LegalMove>
  /** Residents that can move: `111/1`. */
  movable: ReadonlySet<string>
  /** Powers that can be used; those that bring a Human have a move for each home. */
  powers: ReadonlyMap<string, readonly LegalMove[]>
  /** The move that ends the action or the income early. */
  end: LegalMove | undefined
}

const rest = ({ args }: LegalMove): unknown[] => args.slice(1)

/** The own sector that a move brings a resident to, if it fits what is in focus. */
function homeIn(legal: LegalMove, focus: Focus): string | undefined {
  const args = rest(legal)
  switch (focus.on) {
    case 'alien': {
      if (legal.move !== 'transact' || args[0] !== focus.offer) return undefined
      const { species, sector } = args[1] as Deal
      return (species ?? 'gold') === focus.species ? sector : undefined
    }
    case 'recruit':
      return legal.move === 'collect' ? (args[1] as Collected).sector : undefined
    case 'power':
      return legal.move === 'usePower' && args[0] === focus.source
        ? (args[1] as { sector?: string }).sector
        : undefined
    case 'relocate':
      return legal.move === 'relocate' && args[0] === focus.from && args[1] === focus.slot
        ? (args[2] as string)
        : undefined
    default:
      return undefined
  }
}

/** Sorts the legal moves by what has to be pointed at. */
export function actsOf(
  ask: Ask | undefined,
  seat: SeatId | null,
  legal: readonly LegalMove[],
  focus: Focus | null,
): Acts {
  const of = (name: string) => legal.filter(({ move }) => move === name)
  const byFirst = <K>(name: string) => new Map(of(name).map(one => [rest(one)[0] as K, one]))
  const powers = new Map<string, LegalMove[]>()
  for (const one of of('usePower')) {
    const source = rest(one)[0] as string
    powers.set(source, [...(powers.get(source) ?? []), one])
  }
  const ships = byFirst<ShipRef>('useShip')
  for (const [id, one] of byFirst<string>('dismantle')) ships.set(`${seat}/${id}`, one)
  return {
    ask,
    legal,
    ships,
    sectors: byFirst('build'),
    tracks: byFirst('advance'),
    homes: new Map(
      legal.flatMap(one => {
        const home = focus && homeIn(one, focus)
        return home ? [[home, one] as const] : []
      }),
    ),
    movable: new Set(of('relocate').map(one => rest(one).slice(0, 2).join('/'))),
    powers,
    end: legal.find(({ move }) => move === 'done' || move === 'endTurn'),
  }
}

/** The legal transactions of an offer, with what each names. */
export const dealsOf = (acts: Acts, offer: OfferId) =>
  acts.legal.flatMap(legal => {
    const [name, deal] = rest(legal) as [OfferId, Deal]
    return legal.move === 'transact' && name === offer ? [{ legal, deal }] : []
  })

/** The legal ways to collect a die of a face. */
export const waysOf = (acts: Acts, face: string) =>
  acts.legal.flatMap(legal => {
    const [of, way] = rest(legal) as [string, Collected]
    return legal.move === 'collect' && of === face ? [{ legal, way }] : []
  })
