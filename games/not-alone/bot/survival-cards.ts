/** What Survival cards are worth to a Hunted at the moment at which they could be played. */
import type { SeatId } from '../../kit/index.ts'
import { huntedOf } from '../rules/queries.ts'
import type { NotAloneView } from '../state.ts'
import { SURVIVAL_CARDS, type SurvivalCardId, type SurvivalChoice } from '../survival-cards/index.ts'
import type { Scales } from './worth.ts'

/** Where somebody stands who could play a card. */
export interface BotPosition extends Scales {
  scales: Scales
  seat: SeatId
  hunted: NotAloneView['hunted'][SeatId]
  /** Place cards in hand, and with the locked ones. */
  held: number
  owned: number
}

function positionOf(scales: Scales, seat: SeatId): BotPosition {
  const hunted = huntedOf(scales.view, seat)
  const { hand, locked } = hunted
  return { ...scales, scales, seat, hunted, held: hand.length, owned: hand.length + locked.length }
}

/** What the card would be worth if it were kept. Cards pile up, so it is less for each further one. */
export function keptWorth(scales: Scales, seat: SeatId, card: SurvivalCardId): number {
  const count = huntedOf(scales.view, seat).survival.length
  return scales.future * SURVIVAL_CARDS[card].worth * (count > 2 ? 0.4 : count > 1 ? 0.65 : 0.85)
}

/** What playing the card now gains over keeping it. */
export function survivalGain(
  scales: Scales,
  seat: SeatId,
  card: SurvivalCardId,
  choice: SurvivalChoice,
): number {
  const { gain, worth } = SURVIVAL_CARDS[card]
  return (gain ? gain(positionOf(scales, seat), choice) : worth) - keptWorth(scales, seat, card)
}
