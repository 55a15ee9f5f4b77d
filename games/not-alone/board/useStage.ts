import { useEffect, useState } from 'react'
import { type Line, type LogEntry, linesOf, type SeatId } from '../../kit/index.ts'
import type { NotAloneView } from '../state.ts'
import { type Happening, happeningsOf, pictureAfter } from './happenings.ts'

/** What the board draws now: the view, or on the way to it the picture after the last happening. */
export interface Stage {
  picture: NotAloneView
  /** What is being shown, or null when the picture is the view. */
  now: Happening | null
  /** Happenings still to come. */
  left: number
  /** Shows the view at once. */
  skip(): void
}

interface Playing {
  view: NotAloneView
  picture: NotAloneView | null
  now: Happening | null
  queue: Happening[]
}

const atRest = (view: NotAloneView): Playing => ({ view, picture: null, now: null, queue: [] })

/**
 * Follows successive views and plays what happened between them, `pace` milliseconds an ordinary step. With a pace of
 * 0, in the past, and where lines are missing (a reconnect), the view is shown at once.
 */
export function useStage(view: NotAloneView, seat: SeatId | null, pace: number, past: boolean): Stage {
  const [playing, setPlaying] = useState(() => atRest(view))
  if (playing.view !== view) setPlaying(followed(playing, view, seat, pace > 0 && !past))

  const { now, picture, queue } = playing
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setPlaying(next), now.weight * pace)
    return () => clearTimeout(timer)
  }, [now, pace])

  return {
    picture: picture ?? view,
    now,
    left: queue.length,
    skip: () => setPlaying(({ view }) => atRest(view)),
  }
}

/** The next happening begins, or the picture is complete. */
function next({ view, picture, queue }: Playing): Playing {
  const [now, ...rest] = queue
  if (!now) return atRest(view)
  return { view, picture: pictureAfter(picture ?? view, now), now, queue: rest }
}

function followed(playing: Playing, view: NotAloneView, seat: SeatId | null, isPlayed: boolean): Playing {
  const fresh = isPlayed ? freshLines(playing.view, view) : []
  const queue = [...playing.queue, ...happeningsOf(fresh, isBy(view, seat))]
  if (!isPlayed || (queue.length === 0 && !playing.now)) return atRest(view)
  const picture = playing.picture ?? playing.view
  if (playing.now) return { view, picture, now: playing.now, queue }
  return next({ view, picture, now: null, queue })
}

/** Whether a line tells what the reader has just done. */
const isBy =
  (view: NotAloneView, seat: SeatId | null) =>
  ({ key, params }: Line): boolean => {
    if (key === 'log.placesToken') return seat === view.creatureSeat
    return /^log\.(plays|uses|does|resists|givesUp)/.test(key) && params?.seat === `seat:${seat}`
  }

/** The lines that came with a view; none where it is older, or where some are missing. */
function freshLines(before: NotAloneView, after: NotAloneView): LogEntry[] {
  if (after.log.last <= before.log.last) return []
  const lines = linesOf(after.log)
  if ((lines[0]?.n ?? Infinity) > before.log.last + 1) return []
  return lines.filter(({ n }) => n > before.log.last)
}
