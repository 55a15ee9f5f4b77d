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

/** What is pointed at for a focus. */
function pointOf(focus: Focus): string {
  switch (focus.on) {
    case 'type':
      return `type/${focus.type}`
    case 'alien':
      return `alien/${focus.species}`
    case 'recruit':
      return 'recruit'
    case 'power':
      return `power/${focus.source}`
    case 'relocate':
      return `resident/${focus.from}/${focus.slot}`
    case 'swap':
      return `swap/${focus.pay.join()}`
  }
}

/** What is pointed at for a move, one after the other: no two moves of a seat are pointed at alike. */
export function pointedAt(seat: SeatId | null, legal: LegalMove): string[] {
  const [first, second, third] = rest(legal)
  const into = (sector: unknown) => (sector === undefined ? [] : [`home/${sector}`])
  switch (legal.move) {
    case 'answer':
      return first as string[]
    case 'useShip':
      return [`ship/${first}`]
    case 'dismantle':
      return [`ship/${seat}/${first}`]
    case 'build':
      return [`sector/${first}`]
    case 'advance':
      return [`track/${first}`]
    case 'transact': {
      const { species = 'gold', sector, pay, gain } = second as Deal
      if (sector !== undefined) return [`alien/${species}`, ...into(sector)]
      return pay ? [`swap/${pay.join()}`, `gain/${gain}`] : [`buy/${gain}`]
    }
    case 'collect': {
      const { how, sector } = second as Collected
      return how === 'recruit' ? ['recruit', ...into(sector)] : [`${how}/${first}`]
    }
    case 'usePower':
      return [`power/${first}`, ...into((second as { sector?: string }).sector)]
    case 'relocate':
      return [`resident/${first}/${second}`, ...into(third)]
    case 'done':
    case 'endTurn':
      return ['end']
    default:
      return [legal.move]
  }
}

/** Sorts the legal moves by what has to be pointed at. */
export function actsOf(
  ask: Ask | undefined,
  seat: SeatId | null,
  legal: readonly LegalMove[],
  focus: Focus | null,
): Acts {
  const ways = legal.map(one => ({ one, points: pointedAt(seat, one) }))
  /** The moves that begin with something of a kind, by its id. */
  const under = <Id extends string>(kind: string) =>
    ways.flatMap(({ one, points: [first = ''] }): [Id, LegalMove][] =>
      first.startsWith(`${kind}/`) ? [[first.slice(kind.length + 1) as Id, one]] : [],
    )
  const powers = new Map<string, LegalMove[]>()
  for (const [source, one] of under('power')) powers.set(source, [...(powers.get(source) ?? []), one])
  const inFocus = focus && pointOf(focus)
  return {
    ask,
    legal,
    ships: new Map(under('ship')),
    sectors: new Map(under('sector')),
    tracks: new Map(under('track')),
    homes: new Map(
      ways.flatMap(({ one, points: [first, home] }) =>
        first === inFocus && home?.startsWith('home/') ? [[home.slice(5), one] as const] : [],
      ),
    ),
    movable: new Set(under('resident').map(([spot]) => spot)),
    powers,
    end: ways.find(({ points }) => points[0] === 'end')?.one,
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
