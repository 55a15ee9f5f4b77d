/** Moves in the council. Section 27. */

import * as z from 'zod/mini'
import { close, moveOf } from '../../kit/index.ts'
import { WINDOWS } from '../data/index.ts'
import { line } from '../line.ts'
import { castVote, refuseDecision, refuseVote, winning } from '../rules/politics/agenda.ts'
import { outcomeLine, outcomesOf } from '../rules/politics/outcomes.ts'
import { doNext } from '../rules/steps.ts'
import { draftCards, playDraftCards, refuseDraftCards } from '../rules/windows/draft.ts'
import { listed } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import type { CardPlay } from '../state-cards.ts'
import { cardLine } from './card-words.ts'
import { pick } from './samples/chance.ts'
import { cardPlays } from './shapes.ts'

const outcome = z.string().check(z.maxLength(130))

export const politicsMoves = {
  /** All own votes for one outcome. [TI-27.05] */
  vote: moveOf<TiState, TiView>()({
    during: ['vote'],
    often: 4,
    args: z.tuple([outcome]),
    candidates: view => outcomesOf(view, view.agenda!.card).map((one): [string] => [one]),
    sample(view, _, random) {
      const one = pick(outcomesOf(view, view.agenda!.card), random)
      return one === undefined ? undefined : [one]
    },
    refusal: (view, _, [one]) => refuseVote(view, one),
    act({ g }, { seat, ask }, [one]) {
      close(g, ask)
      castVote(g, seat, one)
    },
    label: (view, _, [one]) => outcomeLine('move.vote', view.agenda!.card, one),
  }),

  /** With cards that are played right before. [TI-26.20, W21] */
  voteWith: moveOf<TiState, TiView>()({
    during: ['vote'],
    args: z.tuple([outcome, cardPlays]),
    candidates: (view, { seat }) =>
      draftCards(view, seat, WINDOWS.vote, { seat }).flatMap(play =>
        outcomesOf(view, view.agenda!.card).map((one): [string, CardPlay[]] => [one, [play]]),
      ),
    refusal: (view, { seat }, [one, cards]) =>
      refuseVote(view, one) ?? refuseDraftCards(view, seat, WINDOWS.vote, { seat }, cards),
    act({ g }, { seat, ask }, [one, cards]) {
      close(g, ask)
      doNext(g, { do: 'castVote', seat, outcome: one })
      playDraftCards(g, seat, WINDOWS.vote, { seat }, cards)
    },
    label: (view, _, [one, cards]) =>
      listed([...cards.map(play => cardLine(view, play)), outcomeLine('move.vote', view.agenda!.card, one)]),
  }),

  abstain: moveOf<TiState, TiView>()({
    during: ['vote'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act({ g }, { seat, ask }) {
      close(g, ask)
      castVote(g, seat, null)
    },
    label: () => line('move.abstain'),
  }),

  /** The Speaker settles a tie. [TI-27.07] */
  decide: moveOf<TiState, TiView>()({
    during: ['decideVote'],
    args: z.tuple([outcome]),
    candidates: view => winning(view).map((one): [string] => [one]),
    sample(view, _, random) {
      const one = pick(winning(view), random)
      return one === undefined ? undefined : [one]
    },
    refusal: (view, _, [one]) => refuseDecision(view, one),
    act({ g }, { ask }, [one]) {
      close(g, ask)
      doNext(g, { do: 'enact', outcome: one })
    },
    label: (view, _, [one]) => outcomeLine('move.decide', view.agenda!.card, one),
  }),
}
