import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Told } from '../../../../games/kit/board.ts'
import type { Line } from '../../../../games/kit/line.ts'
import { linesOf } from '../../../../games/kit/log.ts'
import type { HistoryStep, TableState } from '../../../protocol.ts'
import type { TableReads } from '../useTable.ts'
import type { ShellView } from '../view.ts'

/** So many moments are shown at most: of a long time only every second or third. */
const MOMENTS = 120
/** How long a moment stays where nothing moves, in milliseconds. */
const STAYS = 900
/** A moment with many lines stays longer, as if it had so many. */
const LINES = 3

export interface Replay {
  /** The moment that is shown, and with it the lines that it brought. */
  shown: { step: number; view: ShellView } | undefined
  /** What it brought, for the desk. */
  told: readonly Told[]
  /** Shows on the board, move by move, what happened since a step, as far as another one or the present. */
  start(from: number, until?: number): void
  next(): void
  stop(): void
}

/** Shows what happened as if it happened now. Where it ends before the present, `lookAt` goes on looking at that step. */
export function useReplay(
  { history }: TableReads,
  state: TableState,
  lookAt: (step: number) => void,
): Replay {
  const client = useQueryClient()
  const { seat, step: present } = state
  const { id } = state.room
  const [at, setAt] = useState<{ step: number; stride: number; until: number }>()
  const [shown, setShown] = useState<{ step: number; view: ShellView; fresh: Line[] }>()
  const goes = useRef(lookAt)
  goes.current = lookAt
  const stop = useCallback(() => {
    setAt(undefined)
    setShown(undefined)
  }, [])
  const start = useCallback(
    (from: number, until = Number.POSITIVE_INFINITY) => {
      const end = Math.min(until, present)
      setAt({ step: from, stride: Math.max(1, Math.ceil((end - from) / MOMENTS)), until })
    },
    [present],
  )

  useEffect(() => {
    if (!at) return
    if (at.step >= Math.min(at.until, present)) {
      stop()
      return at.until < present ? goes.current(at.until) : undefined
    }
    let isCurrent = true
    const moment = (step: number) => ({
      queryKey: ['history', id, seat, step],
      queryFn: (): Promise<HistoryStep> => history(step),
      staleTime: Number.POSITIVE_INFINITY,
    })
    client.fetchQuery(moment(at.step)).then(
      ({ view }) => {
        if (!isCurrent) return
        setShown(before => ({
          step: at.step,
          view: view as ShellView,
          fresh: linesSince(before?.view, view),
        }))
        const next = at.step + at.stride
        if (next < present) void client.prefetchQuery(moment(next))
      },
      () => isCurrent && stop(),
    )
    return () => {
      isCurrent = false
    }
  }, [at, present, client, history, id, seat, stop])

  const next = useCallback(() => setAt(now => now && { ...now, step: now.step + now.stride }), [])
  const told = useMemo(
    () => (at && shown?.fresh.length ? [{ lines: shown.fresh, step: 1, of: 1 }] : []),
    [at, shown],
  )
  return { shown: at && shown, told, start, next, stop }
}

/** Goes on from moment to moment, as soon as the board is not busy with the last. */
export function useReplayPace({ shown, told, next }: Replay, pace: number, isBusy: boolean): void {
  useEffect(() => {
    if (!shown || isBusy) return
    const lines = Math.min(LINES, Math.max(1, told[0]?.lines.length ?? 0))
    const timer = window.setTimeout(next, (pace || STAYS) * lines)
    return () => window.clearTimeout(timer)
  }, [shown, told, next, isBusy, pace])
}

function linesSince(before: ShellView | undefined, view: unknown): Line[] {
  const { log } = view as ShellView
  if (!before) return []
  return linesOf(log).flatMap(({ n, line }) => (line && n > before.log.last ? [line] : []))
}
