import type { SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId, ShipKind } from '../../data/index.ts'
import type { Arrived, Counts } from '../../state.ts'
import type { Landings, LeaderLandings } from '../../state-plans.ts'

/** The steps of a tactical action, in their order. [TI-14.01] */
export type TacticalStep =
  | AnswerStep
  | CustodianStep
  | { do: 'takeNeutral'; planet: PlanetId }
  | SalvageStep
  | { do: 'ministerOfPeace'; seat: SeatId; cell: Cell }
  | { do: 'move'; cell: Cell }
  | { do: 'pdsFire'; cells: Cell[] }
  | { do: 'pdsVolley'; seat: SeatId; cells: Cell[] }
  | { do: 'shootPds'; seat: SeatId; cell: Cell; at: SeatId; count: number; afar?: true; from?: PlanetId }
  | { do: 'takePds'; cell: Cell; at: SeatId }
  | { do: 'land'; cell: Cell }
  | { do: 'setDown'; cell: Cell; landings: Landings; leaders?: LeaderLandings }
  | { do: 'bombard'; cell: Cell }
  | { do: 'bombardPlanet'; seat: SeatId; planet: PlanetId; ships: Counts<ShipKind> }
  | { do: 'takeBombardment'; planet: PlanetId }
  | { do: 'invade'; cell: Cell }
  | { do: 'invasion'; cell: Cell; planet: PlanetId }
  | { do: 'chooseBombardment'; cell: Cell }
  | { do: 'shootAtLanding' }
  | { do: 'conversion' }
  | { do: 'invasionRound' }
  | { do: 'rollInvasion' }
  | { do: 'takeInvasion' }
  | { do: 'promote'; seat: SeatId; tens: number }
  | { do: 'offerCapture' }
  | { do: 'endInvasion' }
  | { do: 'surpriseAssault'; cell: Cell }
  | { do: 'produce'; cells: Cell[] }
  | { do: 'endAction' }

/** Ships come among mines; in a tactical action or a transfer those that `action.arrived` tells of. */
export type MineStep = { do: 'mines'; seat: SeatId; cell: Cell; ships?: Arrived }

/** `left`: of those who guard the planet. What follows depends on who they were. */
export type NeutralStep =
  | { do: 'ambush' | 'guards'; cell: Cell; planet: PlanetId; left: number }
  | { do: 'custodiansFought' | 'localsFought'; cell: Cell; planet: PlanetId; guard: Guard; won: boolean }

export type AnswerStep =
  | { do: 'mindWeapon'; seat: SeatId; cell: Cell }
  | { do: 'diplomats'; seat: SeatId; cell: Cell }
  | { do: 'follow'; cell: Cell }

export type SalvageStep = { do: 'salvage'; seat: SeatId; cell: Cell; kinds: ShipKind[] }

export type CustodianStep = { do: 'custodians'; cell: Cell }

export type Guard = 'fighter' | 'groundForce'
