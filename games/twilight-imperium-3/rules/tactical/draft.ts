/** A tactical action as it is sent: the system, and what is to happen there as far as it can be said at once. */
import { klona } from 'klona/json'
import {
  type CargoKind,
  type Cell,
  type FacilityId,
  type LeaderId,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  type UnitKind,
} from '../../data/index.ts'
import type { Counts, TiState, TiView } from '../../state.ts'
import type { Payment } from '../payment.ts'
import type { CardPlay } from '../windows/types.ts'

/** Units picked up on the way: fighters in space, the others from a planet. [TI-15.10] */
export interface Load {
  at: Cell
  planet?: PlanetId | undefined
  units: Counts<CargoKind | 'fighter'>
}

/** What moves: ships, and Space Docks of the Saar. [TI-30.11] */
export const MOVER_KINDS = [...SHIP_KINDS, 'spaceDock'] as const
export type MoverKind = (typeof MOVER_KINDS)[number]

/** Ships of one kind from one system. One that loads goes by itself. [TI-15.15] */
export interface ShipMove<Kind extends MoverKind = MoverKind> {
  from: Cell
  ship: Kind
  count: number
  /** How many of them are damaged. */
  damaged?: number | undefined
  /** The place of a laden ship in the list of its fleet. */
  laden?: number | undefined
  /** Systems passed through; without them the rules find a way. */
  via?: Cell[] | undefined
  load?: Load[] | undefined
  /** Leaders who are aboard, or come aboard. [TI-52.02] */
  leaders?: LeaderId[] | undefined
}

export const isOfShips = (move: ShipMove): move is ShipMove<ShipKind> => move.ship !== 'spaceDock'

/** Units set down, by planet, and fighters that join an invasion. [TI-18.01, TI-32.44] */
export type Landings = { [planet: PlanetId]: Counts<CargoKind | 'fighter'> }

/** Leaders who are set down, each on a planet. [TI-52.02] */
export type LeaderLandings = { [leader: LeaderId]: PlanetId }

/** Ships that bombard, by planet. [TI-19.05] */
export type Bombardment = { [planet: PlanetId]: Counts<ShipKind> }

/** Units of a dock that appear elsewhere: ships in a system, others on a planet. [TI-32.47] */
export interface Elsewhere {
  dock: PlanetId | Cell
  units: Counts<UnitKind>
  cell?: Cell | undefined
  planet?: PlanetId | undefined
}

/** What is built: at each Space Dock, by planet or, in space, by system, and new docks. [TI-20.02, TI-20.09] */
export interface Production {
  docks: { [place: PlanetId | Cell]: Counts<UnitKind> }
  elsewhere?: Elsewhere[] | undefined
  newDocks: PlanetId[]
  /** Where a space mine is laid. [TI-39.01] */
  mine?: Cell | undefined
  /** What is built on planets besides. [TI-41.02] */
  facilities?: { [planet: PlanetId]: FacilityId } | undefined
  payment: Payment
}

/** What is not said is asked when its time comes. */
export interface Plan {
  /** Cards for the system that is activated. [W07] */
  cards?: CardPlay[] | undefined
  moves: ShipMove[]
  landings?: Landings | undefined
  leaders?: LeaderLandings | undefined
  bombard?: Bombardment | undefined
  produce?: Production | undefined
}

/** The parts of a state that units move on. */
export type Ground = Pick<
  TiState,
  'effects' | 'laws' | 'galaxy' | 'leaders' | 'planets' | 'players' | 'space' | 'docks' | 'round'
>

/** Docks in space and leaders, where there are any: to be put beside what else has changed. */
export const othersOf = ({
  docks,
  leaders,
}: Pick<TiView, 'docks' | 'leaders'>): Pick<TiView, 'docks' | 'leaders'> => ({
  ...(docks && { docks }),
  ...(leaders && { leaders }),
})

/** A copy to try something out on. */
export function trial(
  g: Pick<
    TiView,
    'effects' | 'laws' | 'galaxy' | 'leaders' | 'planets' | 'players' | 'space' | 'docks' | 'round'
  >,
): Ground {
  const { planets, space, docks, leaders } = g
  return {
    ...g,
    planets: klona(planets),
    space: klona(space),
    ...(docks && { docks: klona(docks) }),
    ...(leaders && { leaders: klona(leaders) }),
  } as Ground
}
