import * as z from 'zod/mini'
import { close } from './asks.ts'
import { line } from './line.ts'
import { type KindIn, type MoveSpec, moveOf } from './moves.ts'
import { refuse } from './refusal.ts'
import type { KitState } from './state.ts'

/**
 * The move `letBe(ask)`: the seat makes no use of a question that nobody waits for, and is not asked it any more. A game
 * that asks without waiting has it for these kinds of question: a seat that can do nothing else may not be left out,
 * which would tell what it lacks, and may not be without a move, which boardgame.io's bots do not survive. It is offered
 * to people, too; `seal`, which is not, makes an answer final that people can change until all have answered.
 */
export const letBeMove =
  <S extends KitState, V>() =>
  <const Kind extends KindIn<S>>(during: readonly Kind[]): MoveSpec<S, V, unknown[], Kind> =>
    moveOf<S, V>()({
      during,
      args: z.tuple([]),
      candidates: (_, { ask }) => (ask.required ? [] : [[]]),
      refusal: (_, { ask }) => (ask.required ? refuse('kit', 'awaited') : undefined),
      act: ({ g }, { ask }) => close(g, ask),
      label: () => line('move.letBe'),
    })
