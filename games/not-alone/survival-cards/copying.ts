import { ref } from '../../kit/index.ts'
import { powerGain } from '../bot/worth.ts'
import { PLACES, type PlaceNumber } from '../data/places.ts'
import { refuse } from '../line.ts'
import { dueLocations } from '../rules/due.ts'
import { copiesOf, copyPower, refuseUse } from '../rules/powers.ts'
import type { SurvivalCard } from './card.ts'

/** Gate and Drone: the power of another place, in place of that of a due location. [NA-10.17, NA-10.19] */
export function copying(
  worth: number,
  placesFor: (place: PlaceNumber) => readonly PlaceNumber[],
): SurvivalCard {
  return {
    moment: 'ownDecision',
    rule: 'NA-10.17',
    about: 'about.copy',
    needs: refuse('NA-10.19', 'nothingToCopy'),
    // A location whose power is ineffective is resolved before anybody is asked. [NA-6.15, NA-10.19]
    choices: (g, seat) =>
      dueLocations(g, seat).flatMap(({ card, place }) =>
        placesFor(place).flatMap(copy =>
          copiesOf(g, { seat, card }, copy).map(({ use }) => ({ card, copy, use: use ?? {} })),
        ),
      ),
    refuses(g, seat, { card, copy, use = {} }) {
      if (card === undefined || copy === undefined) return undefined
      const due = dueLocations(g, seat).find(location => location.card === card)
      if (!due) return refuse('NA-10.19', 'notDue', { place: ref('place', card) })
      if (!placesFor(due.place).includes(copy)) return undefined
      if (!PLACES[copy].copyable) return refuse('NA-10.20', 'notUsable', { place: ref('place', copy) })
      return refuseUse(g, { seat, card }, copy, use)
    },
    play(env, seat, { card, copy, use = {} }) {
      env.g.hunted[seat]!.explored.find(location => location.card === card)!.resolved = true
      copyPower(env, { seat, card: card! }, copy!, use)
    },
    worth,
    gain: ({ scales, seat, held }, { copy, use }) => powerGain(scales, seat, copy!, held, use),
  }
}
