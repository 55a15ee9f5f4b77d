import { useEffect, useLayoutEffect, useMemo } from 'react'
import { type Stage, useStage } from '../../../kit/board/useStage.ts'
import { useTelling } from '../../../kit/board/useTelling.ts'
import type { BoardProps } from '../../../kit/board.ts'
import { asksOf, type SeatId } from '../../../kit/index.ts'
import type { TiView } from '../../state.ts'
import { scriptFor, type TiHappening } from './happenings.ts'

/** Milliseconds after which whoever is waited for sees what to do. */
const PATIENCE = 4000

/**
 * Tells what others do: on the map, step by step at the reader's pace, and each step in the desk. Without a pace the map
 * shows at once where it led, and the desk has the whole list.
 */
export function useTale(props: BoardProps<TiView>, seat: SeatId | null): Stage<TiView, TiHappening> {
  const { view, past, settings, showing, caption } = props
  const { pace } = settings
  const script = useMemo(() => scriptFor(seat), [seat])
  const isWaitedFor = seat !== null && asksOf(view, seat).some(({ required }) => required)
  const stage = useStage(view, { pace, past, within: isWaitedFor ? PATIENCE : undefined }, script)
  const { now, step, of } = stage
  const isPlaying = now !== null
  // In the moment in which the view is drawn: nobody reads the end before it is shown.
  useLayoutEffect(() => showing?.(isPlaying), [showing, isPlaying])

  const isPaced = pace > 0
  useTelling(view, { seat, past: past || isPaced, settings, caption: isPaced ? undefined : caption }, false)
  useEffect(() => {
    if (isPaced) caption?.(now ? { lines: now.lines, step, of } : undefined)
  }, [caption, isPaced, now, step, of])
  return stage
}
