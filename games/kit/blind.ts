/**
 * Blind groups: several seats are asked at once and answer without knowing what the others do. An answer is kept with
 * its question and can be changed until the last required member has answered; then all are carried out, in the order
 * of asking, each judged anew. A group is all blind questions that are open at the same time.
 */
import * as z from 'zod/mini'
import { type AskState, amend, ask, askWith, close, isOpen, keepAnswer } from './asks.ts'
import { line } from './line.ts'
import { findMove, legalPlaysIn, type MoveSpec, type MoveTable, moveOf, type Play } from './moves.ts'
import { refuse } from './refusal.ts'
import type { SeatId } from './seats.ts'
import type { Env, KitState } from './state.ts'

interface Waiting {
  asks: KitState['asks']
}

/** The moves that every blind question takes beside those of the game: no list offers them. */
export interface BlindMoves<S extends KitState, V> extends MoveTable<S, V> {
  reconsider: MoveSpec<S, V>
  seal: MoveSpec<S, V>
}

const made = new WeakMap<object, unknown>()

/** Made once for the moves of a game. */
export function blindMovesOf<S extends KitState, V extends Waiting>(
  moves: MoveTable<S, V>,
): BlindMoves<S, V> {
  const known = made.get(moves) ?? blindMoves(moves)
  made.set(moves, known)
  return known as BlindMoves<S, V>
}

function blindMoves<S extends KitState, V extends Waiting>(moves: MoveTable<S, V>): BlindMoves<S, V> {
  const move = moveOf<S, V>()
  return {
    /** `reconsider(ask)`: takes an answer back. The group waits for the seat again. */
    reconsider: move({
      during: [],
      args: z.tuple([]),
      candidates: () => [],
      refusal: (_, { ask: { answer } }) => (answer ? undefined : refuse('kit', 'notAnswered')),
      act({ g }, { ask: { id } }) {
        keepAnswer(g, id, undefined)
        if (g.standing) amend(g, id, { unaided: true })
      },
      label: () => line('move.reconsider'),
    }),
    /**
     * `seal(ask, move, ...args)`: answers for good, so that the seat is not active any longer; `seal(ask)` does so with
     * the answer that was given. For boardgame.io's bots, which would be asked again and again.
     */
    seal: move({
      during: [],
      args: z.array(z.unknown()),
      candidates: () => [],
      refusal(view, { seat, ask: { id, answer } }, [name, ...args]) {
        if (name === undefined) return answer ? undefined : refuse('kit', 'notAnswered')
        const found = findMove<S, V>(moves, view, seat, name as string, [id, ...args])
        return 'spec' in found ? undefined : found
      },
      act({ g }, { ask: { id } }, [name, ...args]) {
        const given = name === undefined ? askWith(g, id)!.answer! : { move: name as string, args }
        keepAnswer(g, id, { ...given, final: true })
      },
      label: () => line('move.seal'),
    }),
  }
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
