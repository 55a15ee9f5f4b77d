import { type AskState, ask, askWith, close, isOpen, keepAnswer } from './asks.ts'
import { findMove } from './find-move.ts'
import { legalPlaysIn, type MoveTable, type Play } from './moves.ts'
import type { SeatId } from './seats.ts'
import type { Env, KitState } from './state.ts'

interface Waiting {
  asks: KitState['asks']
}

/** Every move for boardgame.io's bots, to whom an answer is final. */
export function stockPlaysIn<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  view: V,
  seat: SeatId,
): Play[] {
  const given = view.asks.filter(one => one.seat === seat && one.answer && !one.answer.final)
  return [
    ...legalPlaysIn(moves, view, seat).map(({ move, args }): Play => {
      const [id, ...rest] = args
      return askWith(view, id)!.blind ? { move: 'seal', args: [id, move, ...rest] } : { move, args }
    }),
    ...given.map(({ id }): Play => ({ move: 'seal', args: [id] })),
  ]
}

/** Everybody of the blind group who has to answer has done so. */
export function isAnswered({ asks }: Waiting): boolean {
  let answers = 0
  for (const one of asks) {
    if (!one.blind) continue
    if (one.answer) answers += 1
    else if (one.required && isOpen(one)) return false
  }
  return answers > 0
}

/**
 * Carries out the answers of a blind group. What an earlier answer made impossible is asked again; what it made void,
 * by closing the question, lapses.
 */
export function carryOutAnswers<S extends V & KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
  env: Env<S>,
): void {
  const { g } = env
  const given = g.asks.filter(({ blind, answer }) => blind && answer)
  for (const { id, seat, answer } of given) {
    if (!askWith(g, id)) continue
    keepAnswer(g, id, undefined)
    const found = findMove<S, V>(moves, g, seat, answer!.move, [id, ...answer!.args])
    if ('spec' in found) found.spec.act(env, found.actor, found.args)
    else askAnew(g, id)
  }
}

function askAnew(g: AskState, id: number): void {
  const { id: _, ...question } = askWith(g, id)!
  close(g, { id })
  ask(g, question)
}
