import type { SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId, ShipKind } from '../../data/index.ts'
import type { Counts } from '../../state.ts'
import type { AnswerStep } from '../technology/racial/answers-to-activation.ts'
import type { SalvageStep } from '../technology/racial/salvage.ts'
import type { CustodianStep } from './custodians.ts'
import type { Landings, LeaderLandings } from './draft.ts'

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
