/** What Survival cards are worth to a Hunted at the moment at which they could be played. */
import type { SeatId } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import type { SurvivalCardId } from '../data/survival-cards.ts'
import { huntedOf } from '../rules/queries.ts'
import type { SurvivalChoice } from '../rules/survival-effects.ts'
import type { NotAloneView } from '../state.ts'
import { exploring, standing, withHunted } from './standing.ts'
import {
  cardWorth,
  discardLoss,
  handWorth,
  powerGain,
  type Scales,
  SURVIVAL_WORTH,
  willLoss,
} from './worth.ts'

/** What a card gains if it is played now with this choice, without what it would be worth to keep it. */
function gainOf(scales: Scales, seat: SeatId, card: SurvivalCardId, choice: SurvivalChoice): number {
  const { view, rescue, future } = scales
  const hunted = huntedOf(view, seat)
  const held = hunted.hand.length
  const cards = [...hunted.hand, ...hunted.locked].length
  switch (card) {
    case 'adrenaline':
      return willLoss(scales, { ...hunted, will: hunted.will + 1 }, 1)
    case 'sacrifice':
      return (
        0.3 * Math.min(2, view.huntLimit - view.played.length) -
        discardLoss(scales, seat, choice.places ?? []) -
        cardWorth(scales, hunted, choice.places![0]!)
      )
    case 'ingenuity':
      return rescue * 0.5
    case 'strike-back':
      return view.huntHand.length > 2 ? 0.24 : 0.12
    case 'sixth-sense':
      return backGain(scales, seat, cards, choice.places ?? [])
    case 'smokescreen':
      return future * (cards <= 3 && hunted.discard.length >= 2 ? 0.2 : 0.05)
    case 'vortex':
      return vortexGain(view, seat, choice)
    case 'wrong-track':
      return change(view, { ...view, tokens: { ...view.tokens, [choice.token!]: [choice.at!] } })
    case 'hologram':
      return change(view, { ...view, tokens: { ...view.tokens, artemia: [choice.at!] } })
    case 'dodge':
      return change(view, withHunted(view, seat, { dodges: true }))
    case 'detector':
      return change(view, withHunted(view, seat, { detects: true }))
    case 'gate':
    case 'drone':
      return powerGain(scales, seat, choice.copy!, held, choice.use)
    case 'double-back':
      return (
        handWorth(scales, held + 1) - handWorth(scales, held) + 0.6 * cardWorth(scales, hunted, choice.card!)
      )
    case 'amplifier':
      return view.rescue <= 2 ? 2 : rescue * 0.6
  }
}

const change = (before: NotAloneView, after: NotAloneView) => standing(after) - standing(before)

function backGain(scales: Scales, seat: SeatId, held: number, places: readonly PlaceNumber[]): number {
  const hunted = huntedOf(scales.view, seat)
  const each = places.reduce((sum, place) => sum + cardWorth(scales, hunted, place), 0)
  return handWorth(scales, held + places.length) - handWorth(scales, held) + 0.6 * each
}

/** The tokens lie: is another place of the discard pile better than the locked one? */
function vortexGain(view: NotAloneView, seat: SeatId, { card, places }: SurvivalChoice): number {
  const locked = huntedOf(view, seat).locked as PlaceNumber[]
  const swapped = locked.map(place => (place === card ? places![0]! : place))
  return change(exploring(view, seat, locked), exploring(view, seat, swapped))
}

/** What the card would be worth if it were kept. Cards pile up, so it is less for each further one. */
export function keptWorth(scales: Scales, seat: SeatId, card: SurvivalCardId): number {
  const count = huntedOf(scales.view, seat).survival.length
  return scales.future * SURVIVAL_WORTH[card] * (count > 2 ? 0.4 : count > 1 ? 0.65 : 0.85)
}

/** What playing the card now gains over keeping it. */
export const survivalGain = (scales: Scales, seat: SeatId, card: SurvivalCardId, choice: SurvivalChoice) =>
  gainOf(scales, seat, card, choice) - keptWorth(scales, seat, card)
