/** Times in which none runs at a table by turns. Nothing here looks at a clock: whoever asks says what time it is. */

/** From a moment until just before another, in milliseconds since 1970. */
export interface Span {
  from: number
  to: number
}

/** The same times in their order, none of which touches another. */
export function apart(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else if (to > from) joined.push({ from, to })
  }
  return joined
}

export const spanAt = (spans: readonly Span[], at: number): Span | undefined =>
  spans.find(({ from, to }) => from <= at && at < to)

/** How much of a time lies in such times. */
export const within = (spans: readonly Span[], since: number, until: number): number =>
  spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - Math.max(from, since)), 0)

/**
 * When something comes that was to come at a `moment`, as it was reckoned at another: each such time before it puts it off, as
 * `later` does: what was left of it at the one is left at the other.
 */
export const putOff = (
  spans: readonly Span[],
  since: number,
  moment: number,
  later: (from: number, to: number, moment: number) => number,
): number =>
  spans.reduce(
    (put, { from, to }) => (to <= since || from >= put ? put : later(Math.max(from, since), to, put)),
    moment,
  )
