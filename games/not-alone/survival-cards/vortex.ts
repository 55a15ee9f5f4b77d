import { ref, say, sayTo } from '../../kit/index.ts'
import { change, exploring } from '../bot/standing.ts'
import type { PlaceNumber } from '../data/places.ts'
import { line, refuse } from '../line.ts'
import { huntedOf } from '../rules/queries.ts'
import { type SurvivalCard, seen } from './card.ts'

/** Swaps a locked card for a discarded one. [NA-10.10, NA-10.11, NA-9.02] */
export const vortex: SurvivalCard = {
  moment: 'step2B',
  rule: 'NA-10.10',
  choices(g, seat) {
    const { locked, discard } = huntedOf(g, seat)
    const allowed = seen(discard).filter(place => !g.forbidden.includes(place))
    return seen(locked).flatMap(card => allowed.map(place => ({ card, places: [place] })))
  },
  about: 'about.swap',
  needs: refuse('NA-10.10', 'nothingToSwap'),
  refuses(g, seat, { places: [place] = [] }) {
    if (!place || !huntedOf(g, seat).discard.includes(place) || !g.forbidden.includes(place)) return
    return refuse('NA-9.02', 'forbiddenPlace', { place: ref('place', place) })
  },
  play({ g }, seat, { card, places }) {
    const hunted = g.hunted[seat]!
    const [place] = places as [PlaceNumber]
    hunted.locked[hunted.locked.indexOf(card!)] = place
    hunted.discard[hunted.discard.indexOf(place)] = card!
    const who = { seat: ref('seat', seat) }
    const open = line('log.vortex', { ...who, place: ref('place', place), card: ref('place', card!) })
    if (g.smokescreen) sayTo(g, g.turnOrder, open, line('log.vortexHidden', who))
    else say(g, open)
  },
  worth: 0.22,
  /** The tokens lie: is another place of the discard pile better than the locked one? */
  gain({ view, seat, hunted }, { card, places }) {
    const locked = hunted.locked as PlaceNumber[]
    const swapped = locked.map(place => (place === card ? places![0]! : place))
    return change(exploring(view, seat, locked), exploring(view, seat, swapped))
  },
}
