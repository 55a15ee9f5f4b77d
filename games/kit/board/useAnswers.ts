import { useState } from 'react'
import { type Ask, isOpen } from '../asks.ts'
import type { BoardProps } from '../board.ts'
import type { SeatId } from '../seats.ts'

/** Whether the seat has answered in between: something it had to answer is not open any more. */
export function hasAnswered(before: readonly Ask[], after: readonly Ask[], seat: SeatId | null): boolean {
  const open = new Set(after.filter(isOpen).map(({ id }) => id))
  return before.some(ask => ask.seat === seat && ask.required && isOpen(ask) && !open.has(ask.id))
}

/**
 * Counts what the reader has answered: it grows when an answer is sent, and when the table knows of it. Whoever answers
 * has seen enough of what led to the question: what is told of it ends.
 */
export function useAnswers(
  { asks }: { asks: readonly Ask[] },
  { seat, sending }: Pick<BoardProps, 'seat' | 'sending'>,
): number {
  const [known, setKnown] = useState({ asks, seat, sending, count: 0 })
  if (known.asks === asks && known.seat === seat && known.sending === sending) return known.count
  const isNew = known.seat !== seat || (sending && !known.sending) || hasAnswered(known.asks, asks, seat)
  const count = known.count + (isNew ? 1 : 0)
  setKnown({ asks, seat, sending, count })
  return count
}
