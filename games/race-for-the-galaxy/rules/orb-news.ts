/** What happens on the orb, told once in the log and kept for those who look at the chart again. */
import { type Line, type SeatId, say } from '../../kit/index.ts'
import type { OrbNews, RaceState, RaceView } from '../state.ts'

/** Says what happened, and keeps it with the place where it shows on the chart. */
export function report(
  g: RaceState,
  seat: SeatId,
  line: Line,
  where: Pick<OrbNews, 'card' | 'way'> = {},
): void {
  say(g, line)
  keep(g, seat, line, where)
}

/** Keeps what everybody may know, where the log tells some more than others. */
export function keep(
  g: RaceState,
  seat: SeatId,
  line: Line | null,
  where: Pick<OrbNews, 'card' | 'way'> = {},
): void {
  const orb = g.orb!
  orb.news.push({ step: orb.step, seat, line, ...where })
}

/** A new orb step: what is older than the step before is known to all, for everybody acts once in each step. */
export function nextStep(g: RaceState): void {
  const orb = g.orb!
  orb.step += 1
  orb.news = orb.news.filter(({ step }) => step >= orb.step - 1)
}

/** What the others did since a seat last did something; for a spectator what was done in this orb step. */
export function newsFor({ orb }: RaceView, reader: SeatId | null): OrbNews[] {
  const { news, step } = orb!
  const since =
    reader === null
      ? news.filter(one => one.step === step)
      : news.slice(news.findLastIndex(one => one.seat === reader) + 1)
  return since.filter(({ line }) => line !== null)
}
