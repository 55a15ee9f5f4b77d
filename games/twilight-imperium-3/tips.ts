/** What the coach says of a question, in words of the match at hand: to what it is played, as whom, and which card it is about. */

import { type Ask, type Line, line, ref } from '../kit/index.ts'
import type { AbilityCardId } from './data/index.ts'
import { printedOf } from './rules/strategic/action.ts'
import type { TiView } from './state.ts'

export function tip(view: TiView, { seat, kind, about }: Ask): Line {
  const { race } = view.players[seat]!
  // Each card gives something else to those who did not execute it.
  if (kind === 'secondary') return line(`coach.secondary_${printedOf(about!.id as AbilityCardId)}`, about)
  // A race that was given is told when somebody decides as its leader for the first time.
  if (kind === 'pickStrategy' && view.round === 1 && race)
    return line(`coach.pickStrategy_${race}`, { race: ref('race', race) })
  return line(`coach.${kind}`, { ...about, points: view.options.victoryPoints })
}
