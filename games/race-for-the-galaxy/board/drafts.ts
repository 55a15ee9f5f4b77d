/** What is half chosen, as the host keeps it: a move, legal or not yet. */
import { pickedIn, pickOf } from '../../kit/board/useDrafts.ts'
import type { Ask, LegalMove, Play } from '../../kit/index.ts'
import { POINTED, pointsAt } from './offers.ts'
import { placingArgs } from './payment.ts'

/** What a draft has chosen: alternatives of a question, or the thing that is pointed at and what pays for it. */
export function chosenIn(play: Play): readonly string[] {
  if (play.move === 'answer') return pickedIn(play)
  if (!POINTED.includes(play.move)) return []
  const [, first, second] = play.args
  if (play.move === 'produce') return [String(second)]
  return [String(first), ...(Array.isArray(second) ? (second as string[]) : [])]
}

/** The draft of what is chosen; undefined where nothing is. */
export function draftFor(
  { id, pick }: Ask,
  moves: readonly LegalMove[],
  chosen: readonly string[],
): Play | undefined {
  if (pick) return pickOf(id, chosen)
  const [target, ...payment] = chosen
  const fitting = target === undefined ? undefined : moves.find(one => pointsAt(one, target))
  return fitting && { move: fitting.move, args: [id, ...placingArgs(fitting.args.slice(1), payment)] }
}

/** What the reader has answered secretly, and may still change. */
export interface Given {
  /** Alternatives that were chosen. */
  chosen: readonly string[]
  /** Cards of the hand that go: as payment, or to the discard pile. */
  out: readonly string[]
}

/** What a seat has answered to questions that others still answer. */
export function givenIn(asks: readonly Ask[]): Given {
  const chosen: string[] = []
  const out: string[] = []
  for (const { kind, answer } of asks) {
    if (!answer) continue
    const [first, second] = answer.args
    const named = Array.isArray(first) ? (first as string[]) : first === undefined ? [] : [String(first)]
    if (GOES.includes(kind)) out.push(...named)
    else chosen.push(...named)
    if (Array.isArray(second)) out.push(...(second as string[]))
  }
  return { chosen, out }
}

/** Questions that are answered with the cards that leave the hand. */
const GOES: readonly string[] = ['startHand', 'discard', 'payDevelopment', 'placeWorld', 'discardForGood']
