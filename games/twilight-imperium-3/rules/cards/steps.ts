/** The steps that these rules know. */
import type { SeatId } from '../../../kit/index.ts'
import type { ActionCardId, Cell, ShipKind } from '../../data/index.ts'

export type AbilityStep = { do: 'whoIsFirst'; seats: SeatId[] }

export type FateStep = { do: 'giveFate'; seat: SeatId; cards: ActionCardId[]; to: SeatId[] }

export type BattleCardStep =
  | { do: 'terror'; seat: SeatId }
  | { do: 'hitFlagship'; seat: SeatId; cell: Cell; ship: ShipKind; laden?: number }

export type DealingStep = { do: 'exhaustHalf'; seat: SeatId }

export type ForesightStep = { do: 'comeBack'; seat: SeatId; ship: ShipKind }

export type HandStep = { do: 'disclose'; seat: SeatId; of: SeatId }

export type PolicyStep = { do: 'searchAgenda'; seat: SeatId } | { do: 'politicalAgenda' }

export type SearchStep = { do: 'search'; seat: SeatId }
