/**
 * Cards that can be played at any time. Where somebody is deciding something, that waits until the card is resolved; then
 * the step that asked is done again, as things are now. TI-26.17.
 */
import mapValues from 'lodash/mapValues.js'
import {
  type Ask,
  ask,
  closeAll,
  type Env,
  type Refusal,
  refuse,
  type SeatId,
  type StepHandlers,
} from '../../../kit/index.ts'
import type { TiState, TiView } from '../../state.ts'
import { settleLeaders } from '../leaders/fate.ts'
import { doNext, type TiStep } from '../steps.ts'
import { takeStations } from '../trade-stations.ts'
import { kindsIn } from './audience.ts'
import { momentOf, playOpenly, playsAt, refusePlay } from './plays.ts'
import type { CardArgs, CardPlay, Moment } from './types.ts'

const ANY: Moment = { id: 'any', cause: {}, n: 0 }

/** Why no card can be played between decisions now. */
function refuseNow({ asks }: Pick<TiView, 'asks'>): Refusal | undefined {
  if (asks.length === 0) return refuse('TI-26.17', 'notNow')
  return asks.some(({ blind }) => blind) ? refuse('TI-26.17', 'blindNow') : undefined
}

export const refuseAnytime = (
  view: TiView,
  seat: SeatId,
  play: { card: string; args: CardArgs },
): Refusal | undefined => refuseNow(view) ?? refusePlay(view, seat, ANY, play)

/** All ways to play a card of the hand between decisions. */
export const anytimePlays = (view: TiView, seat: SeatId): CardPlay[] =>
  refuseNow(view) || kindsIn('any').length === 0 ? [] : playsAt(view, seat, ANY)

/** Steps that do something before they ask; no card changes what they offer. */
const ONCE: readonly string[] = [
  'genSynthesis',
  'negotiate',
  'peekAgendas',
  'askAgain',
] satisfies TiStep['do'][]

export const anytimeSteps = {
  asked() {},
  askAgain({ g }: Env<TiState>, { asks }: { asks: Ask[] }) {
    for (const { id: _, ...question } of asks) ask(g, question)
  },
}

export function playAnytime(g: TiState, seat: SeatId, play: CardPlay): void {
  const again: TiStep = { do: 'askAgain', asks: [...g.asks] }
  const mark = g.steps.at(-1) as TiStep | undefined
  closeAll(g)
  if (mark?.do === 'asked') g.steps.pop()
  doNext(g, mark?.do === 'asked' && !ONCE.includes(mark.step.do) ? mark.step : again)
  playOpenly(g, seat, momentOf(g, 'any'), play)
}

type Handlers = { [step: string]: (env: Env<TiState>, step: TiStep) => void }

/**
 * Steps that leave a mark on the stack when they ask: which one it was, in case it has to ask again. Whatever a step has
 * done, what follows from it immediately is done with it.
 */
export const remembering = <S extends StepHandlers<TiState, never>>(handlers: S): S =>
  mapValues(handlers as Handlers, handle => (env: Env<TiState>, step: TiStep) => {
    handle(env, step)
    takeStations(env.g)
    settleLeaders(env.g)
    if (env.g.asks.length > 0) env.g.steps.push({ do: 'asked', step } as TiStep)
  }) as unknown as S
