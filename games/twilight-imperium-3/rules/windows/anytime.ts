/**
 * Cards that can be played at any time. Where somebody is deciding something, that waits until the card is resolved; then
 * the step that asked is done again, as things are now. TI-26.17.
 */

import { ask, closeAll, type Refusal, type SeatId, type Unasked } from '../../../kit/index.ts'
import { WINDOWS } from '../../data/index.ts'
import { refuse } from '../../line.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import type { CardPlay, Moment } from '../../state-cards.ts'
import type { TiAsk } from '../asks.ts'
import { doNext, type TiStep } from '../steps.ts'
import { kindsIn } from './kinds.ts'
import { momentOf, playOpenly, playsAt, refusePlay } from './plays.ts'

const ANY: Moment = { id: WINDOWS.any, cause: {}, n: 0 }

/** Why no card can be played between decisions now. */
function refuseNow({ asks }: Pick<TiView, 'asks'>): Refusal | undefined {
  if (asks.length === 0) return refuse('TI-26.17', 'notNow')
  return asks.some(({ blind }) => blind) ? refuse('TI-26.17', 'blindNow') : undefined
}

export const refuseAnytime = (view: TiView, seat: SeatId, play: CardPlay): Refusal | undefined =>
  refuseNow(view) ?? refusePlay(view, seat, ANY, play)

/** All ways to play a card of the hand between decisions. */
export const anytimePlays = (view: TiView, seat: SeatId): CardPlay[] =>
  refuseNow(view) || kindsIn(WINDOWS.any).length === 0 ? [] : playsAt(view, seat, ANY)

/** Steps that do something before they ask; no card changes what they offer. */
const ONCE: readonly string[] = [
  'genSynthesis',
  'negotiate',
  'peekAgendas',
  'askAgain',
] satisfies TiStep['do'][]

export const anytimeRules = {
  steps: {
    asked() {},
    askAgain({ g }, { asks }) {
      for (const { id: _, ...question } of asks) ask(g, question as Unasked<TiAsk>)
    },
  },
} satisfies TiChapter

export function playAnytime(g: TiState, seat: SeatId, play: CardPlay): void {
  const again: TiStep = { do: 'askAgain', asks: [...g.asks] }
  const mark = g.steps.at(-1)
  closeAll(g)
  if (mark?.do === 'asked') g.steps.pop()
  doNext(g, mark?.do === 'asked' && !ONCE.includes(mark.step.do) ? mark.step : again)
  playOpenly(g, seat, momentOf(g, WINDOWS.any), play)
}

/** Leaves a mark on the stack where a step has asked: which one it was, in case it has to ask again. */
export function markAsked(g: TiState, step: TiStep): void {
  if (g.asks.length > 0) g.steps.push({ do: 'asked', step })
}
