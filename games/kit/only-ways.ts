import { type Ask, asksOf, questionLine } from './asks.ts'
import type { Line } from './line.ts'
import { type MoveSpec, type MoveTable, movesFor, type Play, playOf } from './moves.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'

/** A question that can be answered in one way alone: nothing is decided by asking it. */
export interface OnlyWay {
  ask: Ask
  play: Play
  /** What is asked. */
  question: Line
  /** What the only answer is called. */
  label: Line
  /** Why nothing else can be answered, where one reason keeps everything else from it. */
  why: Line | undefined
}

/**
 * The questions that `seat` must answer and can answer in one way alone, oldest first. None while something that it need
 * not do is open to it, and none that is answered by what can be put together in more ways than a list has.
 */
export function onlyWaysIn<S extends KitState, V extends Pick<KitState, 'asks'>>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
): OnlyWay[] {
  const asks = asksOf(view, seat)
  const [must, may] = [asks.filter(ask => ask.required), asks.filter(ask => !ask.required)]
  if (must.length === 0 || may.some(ask => waysTo(moves, view, ask) !== 'none')) return []
  return must.flatMap(ask => {
    const way = waysTo(moves, view, ask)
    return typeof way === 'string' ? [] : [way]
  })
}

/** In how many ways a question can be answered, and the way where there is one. */
function waysTo<S extends KitState, V extends Pick<KitState, 'asks'>>(
  moves: MoveTable<S, V>,
  view: V,
  ask: Ask,
): 'none' | 'several' | OnlyWay {
  const actor = { seat: ask.seat, ask }
  let found: { move: string; spec: MoveSpec<S, V>; args: unknown[] } | undefined
  const refused = new Map<string, Line>()
  for (const [move, spec] of movesFor(moves, ask.kind).all) {
    const candidates = spec.candidates(view, actor)
    for (const args of candidates) {
      if (spec.changes && spec.changes(view, actor, args).length > 0) return 'several'
      const refusal = spec.candidatesAreLegal ? undefined : spec.refusal(view, actor, args)
      if (refusal) refused.set(JSON.stringify(refusal.text), refusal.text)
      else if (found) return 'several'
      else found = { move, spec, args }
    }
  }
  if (!found) return 'none'
  const [why] = refused.size === 1 ? refused.values() : []
  return {
    ask,
    play: playOf(found.move, actor, found.args),
    question: questionLine(ask),
    label: found.spec.label(view, actor, found.args),
    why,
  }
}
