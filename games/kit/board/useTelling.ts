import { useEffect, useState } from 'react'
import type { BoardProps } from '../board.ts'
import type { Line } from '../line.ts'
import { type Log, linesOf } from '../log.ts'
import type { SeatId } from '../seats.ts'

interface Tale {
  /** The last line of the log that was looked at. */
  last: number
  lines: readonly Line[]
  /** So many lines are told. */
  told: number
}

/** Paces for which the last line of a tale stays. */
const STAYS = 4

/**
 * What others did between two logs, also just before the reader where all act at once; what nobody in particular did is
 * told as far as it came after the reader. Undefined where nothing is new or lines are missing.
 */
export function toldBetween(last: number, log: Log, seat: SeatId | null): Line[] | undefined {
  const lines = linesOf(log)
  if (log.last <= last || (lines[0]?.n ?? Number.POSITIVE_INFINITY) > last + 1) return undefined
  const fresh = lines.filter(({ n }) => n > last).flatMap(({ line }) => line ?? [])
  const isOwn = ({ params }: Line) => seat !== null && params?.seat === `seat:${seat}`
  const own = fresh.findLastIndex(isOwn)
  return fresh.filter((one, i) => i > own || (one.params?.seat !== undefined && !isOwn(one)))
}

/**
 * Tells the desk what others did, line by line, while the board shows already where it led: nobody has to wait for it.
 * Without a pace all is told at once. It ends by itself, or when the reader is `busy` with an answer.
 */
export function useTelling(
  { log }: { log: Log },
  { seat, past, settings: { pace }, caption }: Pick<BoardProps, 'seat' | 'past' | 'settings' | 'caption'>,
  busy: boolean,
): void {
  const [tale, setTale] = useState<Tale>({ last: log.last, lines: [], told: 0 })
  if (tale.last !== log.last) {
    const fresh = past ? undefined : toldBetween(tale.last, log, seat)
    const lines = fresh ? [...tale.lines, ...fresh] : []
    setTale({ last: log.last, lines, told: pace === 0 ? lines.length : Math.min(tale.told, lines.length) })
  }
  const { lines, told } = tale
  const isTold = !busy && !past && lines.length > 0

  useEffect(() => {
    if (!isTold) return
    const isOver = told >= lines.length
    const timer = window.setTimeout(
      () => setTale(one => (isOver ? { ...one, lines: [], told: 0 } : { ...one, told: one.told + 1 })),
      isOver ? Math.max(pace, LEAST) * STAYS : told === 0 ? 0 : pace,
    )
    return () => window.clearTimeout(timer)
  }, [isTold, told, lines.length, pace])

  useEffect(() => {
    if (!isTold || told === 0) caption?.(undefined)
    else if (pace === 0) caption?.({ lines, step: 1, of: 1 })
    else caption?.({ lines: [lines[told - 1]!], step: told, of: lines.length })
  }, [caption, isTold, told, lines, pace])
}

/** Milliseconds in which a line can be read where nothing has a pace. */
const LEAST = 1000
