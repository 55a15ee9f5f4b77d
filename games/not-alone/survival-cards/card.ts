/** What a Survival card is: when it is played, what can be named with it, what it does, and what it is worth to bots. */
import type { AnswerHandlers, Env, Refusal, SeatId } from '../../kit/index.ts'
import type { BotPosition } from '../bot/survival-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import type { TextKey } from '../line.ts'
import type { NotAloneState, NotAloneView } from '../state.ts'
import type { SurvivalChoice } from './naming.ts'

/**
 * The moment at which the game accepts a card: in phase 1; in the window of step 2B; before step 3 of phase 3; in
 * place of using the power of an own location; in the window of phase 4.
 */
export type SurvivalMoment = 'phase1' | 'step2B' | 'beforeStep3' | 'ownDecision' | 'phase4'

export interface SurvivalCard {
  moment: SurvivalMoment
  /** The rule of the card; cited where it cannot be played like this. */
  rule: string
  /** Its effect outlasts its play: it lies apart until the round ends. [NA-3.11] */
  lasts?: true
  /** What can be named; nothing where the precondition is not met. How it is said and shown: `naming.ts`. */
  choices(g: NotAloneView, seat: SeatId): SurvivalChoice[]
  /** The text that says in a label what is named. Default: the names themselves. */
  about?: TextKey
  /** The precondition, as a reason. */
  needs?: Refusal
  /** A more exact reason why something cannot be named. */
  refuses?(g: NotAloneView, seat: SeatId, choice: SurvivalChoice): Refusal | undefined
  play(env: Env<NotAloneState>, seat: SeatId, choice: SurvivalChoice): void
  /** Answers to the questions that it asks, by their kinds. */
  answers?: Partial<AnswerHandlers<NotAloneState>>
  /** What it is worth to bots in hand, in spaces of the Assimilation track. */
  worth: number
  /** What it gains if it is played now. Default: a little more than to keep it. */
  gain?(by: BotPosition, choice: SurvivalChoice): number
}

/** The choices of a card with which nothing is named. */
export const onlyIf = (condition: boolean): SurvivalChoice[] => (condition ? [{}] : [])

/** The own cards, which a seat always sees. */
export const seen = (cards: readonly (PlaceNumber | null)[]) =>
  (cards as PlaceNumber[]).toSorted((a, b) => a - b)
