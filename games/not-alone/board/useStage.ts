import { useEffect, useState } from 'react'
import { type Line, type LogEntry, linesOf, type SeatId } from '../../kit/index.ts'
import type { NotAloneView } from '../state.ts'
import { type Happening, happeningsOf, pictureAfter } from './happenings.ts'

/** What the board draws now: the view, or on the way to it the picture after the last happening. */
export interface Stage {
  picture: NotAloneView
  /** What is being shown, or null when the picture is the view. */
  now: Happening | null
  /** Which step of how many it is. */
  step: number
  of: number
  /** Shows the view at once. */
  skip(): void
}

interface Playing {
  view: NotAloneView
  picture: NotAloneView | null
  now: Happening | null
  queue: Happening[]
  /** How many were shown since the board was at rest, with the one that is being shown. */
  step: number
  past: boolean
}

const atRest = (view: NotAloneView, past: boolean): Playing => ({
  view,
  picture: null,
  now: null,
  queue: [],
  step: 0,
  past,
})

/** More happenings than these in the queue, and each is shown for a shorter time. */
const UNHURRIED = 8

/** Nobody follows what happens in a page that lies in the background. */
const isHidden = () => typeof document !== 'undefined' && document.hidden

/**
 * Follows successive views and plays what happened between them, `pace` milliseconds an ordinary step. With a pace of
 * 0, in the past, and where lines are missing (a reconnect), the view is shown at once.
 */
export function useStage(view: NotAloneView, seat: SeatId | null, pace: number, past: boolean): Stage {
  const [playing, setPlaying] = useState(() => atRest(view, past))
  if (playing.view !== view) {
    const isFollowed = pace > 0 && !past && !playing.past && !isHidden()
    setPlaying(isFollowed ? followed(playing, view, seat) : atRest(view, past))
  }

  const { now, picture, queue } = playing
  // biome-ignore lint/correctness/useExhaustiveDependencies: what joins the queue does not begin the step anew
  useEffect(() => {
    if (!now) return
    // Where moves come in faster than they are shown, showing them gets faster.
    const hurry = Math.max(1, queue.length / UNHURRIED)
    const timer = setTimeout(() => setPlaying(next), (now.weight * pace) / hurry)
    return () => clearTimeout(timer)
  }, [now, pace])

  return {
    picture: picture ?? view,
    now,
    step: playing.step,
    of: playing.step + queue.length,
    skip: () => setPlaying(one => atRest(one.view, one.past)),
  }
}

/** The next happening begins, or the picture is complete. */
function next(playing: Playing): Playing {
  const [now, ...queue] = playing.queue
  if (!now) return atRest(playing.view, playing.past)
  return {
    ...playing,
    picture: pictureAfter(playing.picture ?? playing.view, now),
    now,
    queue,
    step: playing.step + 1,
  }
}

/** A newer view: what led to it is shown after what is being shown already. */
function followed(playing: Playing, view: NotAloneView, seat: SeatId | null): Playing {
  const fresh = happeningsOf(freshLines(playing.view, view), isBy(view, seat))
  const ahead = { ...playing, view, queue: [...playing.queue, ...fresh] }
  if (playing.now) return ahead
  return fresh.length === 0 ? atRest(view, false) : next({ ...ahead, picture: playing.view })
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
