import { useCallback, useState } from 'react'
import type { SeatId } from '../../../games/kit/seats.ts'
import type { TableReads } from './useTable.ts'

export interface Side {
  /** From whose seat is looked back; null: as those who watched. */
  seat: SeatId | null
  choose(seat: SeatId | null): void
  reads: TableReads
}

/** Whose side of a game that is over the reader looks back from: at first their own. Until the end there is no other. */
export function useSide({ history, log }: TableReads, own: SeatId | null, isOver: boolean): Side {
  const [chosen, choose] = useState<SeatId | null>()
  const seat = isOver && chosen !== undefined ? chosen : own
  const isOwn = seat === own
  const sided = useCallback(
    (step: number) => (isOwn ? history(step) : history(step, seat)),
    [history, isOwn, seat],
  )
  return { seat, choose, reads: { history: sided, log } }
}
