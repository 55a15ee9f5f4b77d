import { useCallback, useEffect, useState } from 'react'
import type { Line } from '../line.ts'
import { type Log, type LogEntry, linesOf } from '../log.ts'

/** Some lines of the log that are shown together. */
export interface Happening {
  lines: Line[]
  /** How long it is shown, as a multiple of an ordinary step. */
  weight: number
}

/** How a board shows what happened: a server sends only the result, and its log says how it came about. */
export interface Script<V, H extends Happening> {
  /** What led from one view to the next, in order; nothing where the next is best shown at once. */
  happenings(before: V, after: V): H[]
  /** The picture after a happening. */
  picture(before: V, now: H): V
}

/** What the board draws now: the view, or on the way to it the picture after the last happening. */
export interface Stage<V, H extends Happening = Happening> {
  picture: V
  /** What is being shown, or null when the picture is the view. */
  now: H | null
  /** Which step of how many it is. */
  step: number
  of: number
  /** Shows the view at once. */
  skip(): void
}

/** How views are followed. */
interface Following {
  pace: number
  past: boolean
  /** How often the reader has answered: see `useAnswers`. */
  answers: number
  within?: number | undefined
}

/** What is being shown, and what is still to come. */
export interface Playing<V, H> {
  view: V
  picture: V | null
  now: H | null
  queue: H[]
  /** How many were shown since the board was at rest, with the one that is being shown. */
  step: number
  past: boolean
  /** So many answers of the reader were known. */
  answers: number
}

const atRest = <V, H>(view: V, past: boolean, answers: number): Playing<V, H> => ({
  view,
  picture: null,
  now: null,
  queue: [],
  step: 0,
  past,
  answers,
})

/** More happenings than these still to come, and each is shown for a shorter time. */
const UNHURRIED = 8

/** How many times faster to show what happens, with so much still to come. */
export const hurryFor = (left: number): number => Math.max(1, left / UNHURRIED)

/** Nobody follows what happens in a page that lies in the background. */
const isHidden = () => typeof document !== 'undefined' && document.hidden

/**
 * Follows successive views and plays what happened between them, `pace` milliseconds an ordinary step. With a pace of
 * 0, in the past, and where lines are missing (a reconnect), the view is shown at once. Whoever is waited for sees it
 * within so many milliseconds, and whoever answers has seen enough: nothing that led to the question is shown after that.
 */
export function useStage<V extends { log: Log }, H extends Happening>(
  view: V,
  { pace, past, answers, within }: Following,
  script: Script<V, H>,
): Stage<V, H> {
  const [playing, setPlaying] = useState(() => atRest<V, H>(view, past, answers))
  if (playing.view !== view || playing.answers !== answers) {
    const isFollowed = pace > 0 && !past && !playing.past && !isHidden()
    setPlaying(isFollowed ? followed(playing, view, answers, script) : atRest(view, past, answers))
  }

  const { now, picture, queue } = playing
  // biome-ignore lint/correctness/useExhaustiveDependencies: what joins the queue does not begin the step anew
  useEffect(() => {
    if (!now) return
    // Where moves come in faster than they are shown, showing them gets faster.
    const left = [now, ...queue].reduce((sum, { weight }) => sum + weight * pace, 0)
    const hurry = Math.max(hurryFor(queue.length), within ? left / within : 0)
    const timer = setTimeout(() => setPlaying(one => next(one, script)), (now.weight * pace) / hurry)
    return () => clearTimeout(timer)
  }, [now, pace, within])

  return {
    picture: picture ?? view,
    now,
    step: playing.step,
    of: playing.step + queue.length,
    skip: useCallback(() => setPlaying(one => atRest(one.view, one.past, one.answers)), []),
  }
}

/** The next happening begins, or the picture is complete. */
function next<V, H extends Happening>(playing: Playing<V, H>, script: Script<V, H>): Playing<V, H> {
  const [now, ...queue] = playing.queue
  if (!now) return atRest(playing.view, playing.past, playing.answers)
  return {
    ...playing,
    picture: script.picture(playing.picture ?? playing.view, now),
    now,
    queue,
    step: playing.step + 1,
  }
}

/** A newer view: what led to it is shown after what is being shown already, unless the reader has answered meanwhile. */
export function followed<V extends { log: Log }, H extends Happening>(
  before: Playing<V, H>,
  view: V,
  answers: number,
  script: Script<V, H>,
): Playing<V, H> {
  const playing = before.answers === answers ? before : atRest<V, H>(before.view, before.past, answers)
  if (playing.view === view) return playing
  const ahead = { ...playing, view, queue: [...playing.queue, ...script.happenings(playing.view, view)] }
  if (playing.now) return ahead
  return ahead.queue.length === 0
    ? atRest(view, false, answers)
    : next({ ...ahead, picture: playing.view }, script)
}

/** The lines that came with a view; none where it is older, or where some are missing. */
export function freshLines(before: { log: Log }, after: { log: Log }): LogEntry[] {
  if (after.log.last <= before.log.last) return []
  const lines = linesOf(after.log)
  if ((lines[0]?.n ?? Number.POSITIVE_INFINITY) > before.log.last + 1) return []
  return lines.filter(({ n }) => n > before.log.last)
}
