/** What the coach says of a question, in words of the match at hand: to what it is played, and which card it is about. */
import { type Ask, type Line, line } from '../kit/index.ts'
import { printedOf } from './rules/strategic/action.ts'
import type { TiView } from './state.ts'

export function tip({ options: { victoryPoints } }: TiView, { kind, about }: Ask): Line {
  const params = { ...about, points: victoryPoints }
  // Each card gives something else to those who did not execute it.
  return line(
    kind === 'secondary' ? `coach.secondary_${printedOf(String(about!.id))}` : `coach.${kind}`,
    params,
  )
}
