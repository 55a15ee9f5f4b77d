/** The steps that these rules know. */
import type { SeatId } from '../../../kit/index.ts'
import type { Cell, ShipKind } from '../../data/index.ts'

export type BattleStep =
  | { do: 'spaceBattle'; cell: Cell }
  | { do: 'beginBattle'; cell: Cell; against: SeatId }
  | { do: 'foresight' }
  | { do: 'fightRound' }
  | { do: 'combatRound' }
  | { do: 'announce'; seat: SeatId }
  | { do: 'rollRound' }
  | { do: 'takeRound' }
  | { do: 'closeRound'; ships: number }
  | { do: 'stalemate' }
  | { do: 'leaveStalemate' }
  | { do: 'endBattle' }

export type BonusStep = { do: 'warChest'; seat: SeatId }

export type DevotionStep = { do: 'devotion'; seat: SeatId } | { do: 'strike'; seat: SeatId }

export type DiceStep = { do: 'rerolls' }

export type HitsStep = {
  do: 'takeHits'
  seat: SeatId
  cell: Cell
  hits: number
  /** Only ships of this kind can be hit. [TI-17.07] */
  only?: ShipKind
  /** So many of the hits go to other ships than Fighters, as long as there are any. */
  past?: number
}

export type RecordStep = { do: 'endShots' }

export type RunStep = { do: 'sabotageRun'; seat: SeatId; at: number }

export type ShotsStep = { do: 'shots' } | { do: 'shoot'; shot: Shot } | { do: 'takeShots'; only?: ShipKind }

export type Shot = 'assaultCannon' | 'ambush' | 'barrage' | 'ministerOfWar' | 'sabotageRuns'
