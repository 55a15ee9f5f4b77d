/** The steps that these rules know. */

import type { WindowId } from '../../data/index.ts'
import type { Cause, Moment } from '../../state-cards.ts'
import type { TiAsk } from '../asks.ts'
import type { TiStep } from '../steps.ts'

/** Where a step waits for whoever may play a card. */
export type WindowStep =
  | { do: 'window'; id: WindowId; cause?: Cause }
  | { do: 'reopen'; moment: Moment }
  | { do: 'closeWindow'; moment: Moment; again: boolean }
  | { do: 'resolveCard'; n: number }
  | { do: 'askAgain'; asks: TiAsk[] }
  | { do: 'asked'; step: TiStep }
