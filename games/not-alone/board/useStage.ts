import { useMemo } from 'react'
import { useAnswers } from '../../kit/board/useAnswers.ts'
import {
  freshLines,
  type Happening,
  type Script,
  type Stage,
  useStage as useKitStage,
} from '../../kit/board/useStage.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { Line, SeatId } from '../../kit/index.ts'
import type { NotAloneView } from '../state.ts'
import { happeningsOf, pictureAfter } from './happenings.ts'

/** Plays what happened between successive views; see the stage of the kit. */
export function useStage(
  view: NotAloneView,
  { seat, past, sending, settings: { pace } }: BoardProps<NotAloneView>,
): Stage<NotAloneView> {
  const script = useMemo<Script<NotAloneView, Happening>>(
    () => ({
      happenings: (before, after) => happeningsOf(freshLines(before, after), isBy(after, seat)),
      picture: pictureAfter,
    }),
    [seat],
  )
  const answers = useAnswers(view, { seat, sending })
  return useKitStage(view, { pace, past, answers }, script)
}

/** Whether a line tells what the reader has just done. */
const isBy =
  (view: NotAloneView, seat: SeatId | null) =>
  ({ key, params }: Line): boolean => {
    if (key === 'log.placesToken') return seat === view.creatureSeat
    return /^log\.(plays|uses|does|resists|givesUp)/.test(key) && params?.seat === `seat:${seat}`
  }
