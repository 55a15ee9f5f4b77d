import { useCallback, useEffect, useState } from 'react'
import type { Ask } from '../asks.ts'
import type { BoardProps } from '../board.ts'
import type { Line } from '../line.ts'
import { type Log, linesOf } from '../log.ts'
import type { SeatId } from '../seats.ts'
import { useAnswers } from './useAnswers.ts'
import { hurryFor } from './useStage.ts'

/** What is told, and how far it has come. */
export interface Tale {
  /** The last line of the log that was looked at. */
  last: number
  /** So many answers of the reader were known then. */
  answers: number
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

/** The tale with what came since. It begins anew with each answer of the reader: nothing before that is told any more. */
export function taleWith(
  { last, answers: before, lines, told }: Tale,
  { log, answers }: { log: Log; answers: number },
  { seat, past, pace }: { seat: SeatId | null; past: boolean; pace: number },
): Tale {
  const kept = answers === before ? lines : []
  const fresh = past || log.last === last ? undefined : toldBetween(last, log, seat)
  const all = fresh ? [...kept, ...fresh] : log.last === last ? kept : []
  return {
    last: log.last,
    answers,
    lines: all,
    told: pace === 0 ? all.length : Math.min(kept.length === 0 ? 0 : told, all.length),
  }
}

/** The next line is told; after the last one it is over. */
export const taleOn = (tale: Tale): Tale =>
  tale.told >= tale.lines.length ? { ...tale, lines: [], told: 0 } : { ...tale, told: tale.told + 1 }

/**
 * Tells the desk what others did, line by line, while the board shows already where it led: nobody has to wait for it.
 * Without a pace all is told at once. It ends by itself, when the reader has enough of it, and when they answer; while the
 * reader is `busy` with an answer it says nothing.
 */
export function useTelling(
  view: { log: Log; asks: readonly Ask[] },
  {
    seat,
    past,
    sending,
    settings: { pace },
    caption,
  }: Pick<BoardProps, 'seat' | 'past' | 'sending' | 'settings' | 'caption'>,
  busy: boolean,
): void {
  const { log } = view
  const answers = useAnswers(view, { seat, sending })
  const [tale, setTale] = useState<Tale>({ last: log.last, answers, lines: [], told: 0 })
  if (tale.last !== log.last || tale.answers !== answers)
    setTale(taleWith(tale, { log, answers }, { seat, past, pace }))
  const { lines, told } = tale
  const isTold = !busy && !past && lines.length > 0
  const skip = useCallback(() => setTale(one => ({ ...one, lines: [], told: 0 })), [])

  useEffect(() => {
    if (!isTold) return
    const isOver = told >= lines.length
    const step = pace / hurryFor(lines.length - told)
    const timer = window.setTimeout(
      () => setTale(taleOn),
      isOver ? Math.max(pace, LEAST) * STAYS : told === 0 ? 0 : step,
    )
    return () => window.clearTimeout(timer)
  }, [isTold, told, lines.length, pace])

  useEffect(() => {
    if (!isTold || told === 0) caption?.(undefined)
    // All is told: there is nothing to skip.
    else if (pace === 0) caption?.({ lines, step: 1, of: 1 })
    else caption?.({ lines: [lines[told - 1]!], step: told, of: lines.length, skip })
  }, [caption, isTold, told, lines, pace, skip])
}

/** Milliseconds in which a line can be read where nothing has a pace. */
const LEAST = 1000
