/** What a choice names, as a part of a label or a log line. */
import { type Line, ref, refs, type SeatId } from '../../kit/index.ts'
import { HUNT_CARDS, type HuntCardId } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import { line } from '../line.ts'
import type { NotAloneView } from '../state.ts'
import type { HuntChoice } from './hunt-effects.ts'
import type { Use } from './powers.ts'
import { huntedOf } from './queries.ts'

const nothing = () => line('about.nothing')

/** Where a Hunted is by a played card: the place of the card, or where Detour has led. */
export const placeOf = (g: NotAloneView, seat: SeatId, card: PlaceNumber) =>
  ref('place', huntedOf(g, seat).explored.find(location => location.card === card)?.place ?? card)

/** What comes back, what is taken, who regains Will, which power is copied. */
export function aboutUse({ back, copy, use, take, draw, will }: Use): Line {
  if (copy !== undefined) return line('use.copy', { place: ref('place', copy), use: aboutUse(use ?? {}) })
  if (back !== undefined && back.length > 0) return line('use.back', { places: refs('place', back) })
  if (take !== undefined) return line('use.take', { place: ref('place', take) })
  if (will !== undefined) return line('use.will', { seat: ref('seat', will) })
  return line(draw ? 'use.draw' : 'use.nothing')
}

/** What the Creature names with a card that works as `as`. */
export function aboutHunt(g: NotAloneView, as: HuntCardId, choice: HuntChoice): Line {
  const { hunted, places, card, at } = choice
  if (at !== undefined) {
    const token = { token: ref('token', HUNT_CARDS[as].symbol ?? 'target'), place: ref('place', at) }
    return hunted === undefined
      ? line('about.token', token)
      : line('about.huntedAndToken', { ...token, hunted: ref('seat', hunted) })
  }
  if (hunted !== undefined && card !== undefined)
    return line('about.detour', {
      hunted: ref('seat', hunted),
      from: placeOf(g, hunted, card),
      place: ref('place', places![0]!),
    })
  if (hunted !== undefined) return line('about.hunted', { hunted: ref('seat', hunted) })
  return places ? line('about.places', { places: refs('place', places) }) : nothing()
}
