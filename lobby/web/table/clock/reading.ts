import type { SeatClock } from '../../../protocol.ts'

const SECOND = 1000

/** What a clock shows, in whole seconds. */
export interface Reading {
  bank: number
  /** What is left before the bank begins to run, or of a time that does not touch it; null where the bank runs, or all stands. */
  free: number | null
  /** Until time is over; null where nothing runs. */
  left: number | null
  /** It runs, and does not touch the bank. */
  isAside: boolean
}

const up = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / SECOND))

/** A clock when servers have run for so long. */
export function readingOf({ bank, runs }: SeatClock, ran: number): Reading {
  if (!runs) return { bank: up(bank), free: null, left: null, isAside: false }
  const { from, until } = runs
  const now = from === null ? bank : Math.min(bank, Math.max(0, bank - (ran - from)))
  // Somebody whose bank is empty may have been given more.
  const isFree = from === null || ran < from || (now === 0 && until > ran)
  const end = from !== null && ran < from ? from : until
  return {
    bank: up(now),
    free: isFree ? up(end - ran) : null,
    left: up(until - ran),
    isAside: from === null,
  }
}

/** As clocks show it: `12:05`, or `1:02:05` with hours. */
export function digits(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
