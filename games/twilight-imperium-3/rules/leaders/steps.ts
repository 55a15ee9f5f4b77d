import type { SeatId } from '../../../kit/index.ts'
import type { Cell, LeaderId, Peril, PlanetId } from '../../data/index.ts'
import type { Landings } from '../../state-plans.ts'

export type LeaderStep =
  | { do: 'placeLeaders'; nth: number }
  | { do: 'landLeader'; leader: LeaderId; cell: Cell; landings: Landings }
  | { do: 'leaderFate'; leader: LeaderId; peril: Peril; by?: SeatId }
  | { do: 'leaderReturns'; leader: LeaderId; by?: SeatId; freed?: true }
  | { do: 'captives' }
  | { do: 'captive'; leader: LeaderId }
  | { do: 'rescue'; seat: SeatId; of: SeatId }
  | { do: 'chooseRescued'; seat: SeatId; of: SeatId }
  | { do: 'generalRerolls' }
  | { do: 'diplomatsOn' }
  | { do: 'diplomatOn'; planet: PlanetId }

export type PassageStep = { do: 'askPassage'; seat: SeatId }
