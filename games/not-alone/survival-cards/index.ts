/** The Survival cards of the Hunted, all different: one file each. Section 10. */

import isEqual from 'lodash/isEqual.js'
import { type AnswerHandlers, type Env, type Refusal, ref, type SeatId } from '../../kit/index.ts'
import type { SurvivalCardId } from '../data/survival-cards.ts'
import { refuse } from '../line.ts'
import { normalUse } from '../rules/powers.ts'
import type { NotAloneChapter, NotAloneState, NotAloneView } from '../state.ts'
import { adrenaline } from './adrenaline.ts'
import { amplifier } from './amplifier.ts'
import { type SurvivalCard, seen } from './card.ts'
import { detector } from './detector.ts'
import { dodge } from './dodge.ts'
import { doubleBack } from './double-back.ts'
import { drone } from './drone.ts'
import { gate } from './gate.ts'
import { hologram } from './hologram.ts'
import { ingenuity } from './ingenuity.ts'
import { aboutChoice, type SurvivalChoice } from './naming.ts'
import { sacrifice } from './sacrifice.ts'
import { sixthSense } from './sixth-sense.ts'
import { smokescreen } from './smokescreen.ts'
import { strikeBack } from './strike-back.ts'
import { vortex } from './vortex.ts'
import { wrongTrack } from './wrong-track.ts'

export { SURVIVAL_CARD_IDS, type SurvivalCardId } from '../data/survival-cards.ts'
export type { SurvivalChoice } from './naming.ts'

export const SURVIVAL_CARDS: { readonly [Id in SurvivalCardId]: SurvivalCard } = {
  adrenaline,
  sacrifice,
  ingenuity,
  'strike-back': strikeBack,
  'sixth-sense': sixthSense,
  smokescreen,
  vortex,
  'wrong-track': wrongTrack,
  hologram,
  dodge,
  detector,
  gate,
  drone,
  'double-back': doubleBack,
  amplifier,
}

export const isSurvivalCard = (id: string): id is SurvivalCardId => Object.hasOwn(SURVIVAL_CARDS, id)

/** Everything that a Hunted can name with a card now; nothing where its precondition is not met. */
export const survivalChoices = (g: NotAloneView, seat: SeatId, card: SurvivalCardId) =>
  SURVIVAL_CARDS[card].choices(g, seat)

/** Why a card cannot be played with this choice, or undefined. [NA-3.13] */
export function refuseSurvivalChoice(
  g: NotAloneView,
  seat: SeatId,
  card: SurvivalCardId,
  choice: SurvivalChoice,
): Refusal | undefined {
  const { rule, choices, needs, refuses } = SURVIVAL_CARDS[card]
  const possible = choices(g, seat)
  if (possible.some(one => isEqual(one, inOrder(choice)))) return undefined
  const refused = refuses?.(g, seat, choice)
  if (refused) return refused
  return (possible.length === 0 && needs) || refuse(rule, 'notThatChoice', { card: ref('survival', card) })
}

/** The same choice as `choices` has it: places in ascending order, and a copied power with its use. */
function inOrder({ places, copy, use, ...rest }: SurvivalChoice): SurvivalChoice {
  return {
    ...rest,
    ...(places && { places: seen(places) }),
    ...(copy !== undefined && { copy, use: normalUse(use ?? {}) }),
  }
}

/** Where a played card lies: apart while its effect lasts, or on the discard pile. [NA-3.11] */
export const pileOfPlayed = (card: SurvivalCardId) =>
  SURVIVAL_CARDS[card].lasts ? 'survivalInForce' : 'survivalDiscard'

export function playSurvivalEffect(
  env: Env<NotAloneState>,
  seat: SeatId,
  card: SurvivalCardId,
  choice: SurvivalChoice,
): void {
  SURVIVAL_CARDS[card].play(env, seat, choice)
}

/** What a Hunted names with a card, in words. */
export const aboutSurvival = (g: NotAloneView, seat: SeatId, card: SurvivalCardId, choice: SurvivalChoice) =>
  aboutChoice(g, seat, choice, SURVIVAL_CARDS[card].about)

/** Answers to the questions that cards ask. */
export const survivalRules = {
  answers: Object.assign({}, ...Object.values(SURVIVAL_CARDS).map(({ answers }) => answers)) as Pick<
    AnswerHandlers<NotAloneState>,
    'strikeBackOrder'
  >,
} satisfies NotAloneChapter
