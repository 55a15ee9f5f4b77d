import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useAnswers } from '../../../kit/board/useAnswers.ts'
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
  const { view, past, sending, settings, showing, caption } = props
  const { pace } = settings
  const script = useMemo(() => scriptFor(seat), [seat])
  const isWaitedFor = seat !== null && asksOf(view, seat).some(({ required }) => required)
  const answers = useAnswers(view, { seat, sending })
  const within = isWaitedFor ? PATIENCE : undefined
  const stage = useStage(view, { pace, past, answers, within }, script)
  const { now, step, of, skip } = stage
  const isPlaying = now !== null
  // In the moment in which the view is drawn: nobody reads the end before it is shown.
  useLayoutEffect(() => showing?.(isPlaying), [showing, isPlaying])

  const isPaced = pace > 0
  const listed = { seat, past: past || isPaced, sending, settings, caption: isPaced ? undefined : caption }
  useTelling(view, listed, false)
  useEffect(() => {
    if (isPaced) caption?.(now ? { lines: now.lines, step, of, skip } : undefined)
  }, [caption, isPaced, now, step, of, skip])
  return stage
}
