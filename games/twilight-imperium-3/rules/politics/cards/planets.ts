/** Political cards about planets. */
import { idsOf, PLANETS, type PlanetId } from '../../../data/index.ts'
import { makeNeutral } from '../../control.ts'
import { isNone } from '../../counts.ts'
import { ownerOf, planetsOf } from '../../planets.ts'
import { seatsOf } from '../../seats.ts'
import { doNext } from '../../steps.ts'
import { gainPoints } from '../../victory.ts'
import { troopsOn } from '../choices.ts'
import type { Rules } from '../types.ts'
import { eachChooses } from './each.ts'

const isAbroad = (planet: PlanetId) => PLANETS[planet].homeOf === undefined

export const planets = {
  'colonial-redistribution': {
    for({ g, random }) {
      const most = Math.max(...seatsOf(g).map(seat => g.players[seat]!.points))
      const first = seatsOf(g).filter(seat => g.players[seat]!.points === most)
      const seat = first.length > 1 ? first[random.Die(first.length) - 1]! : first[0]!
      doNext(g, { do: 'choose', choice: 'cedePlanet', card: 'colonial-redistribution', seat })
    },
  },
  'colonization-licensing': {
    against({ g }) {
      eachChooses(g, 'colonization-licensing', 'exhaustPlanets', seat => {
        const count = Math.floor(planetsOf(g, seat).filter(isAbroad).length / 3)
        return count > 0 ? { count } : undefined
      })
    },
  },
  'dispute-resolution': {
    elected({ g }, chosen: PlanetId[]) {
      for (const planet of chosen) makeNeutral(g, planet)
    },
  },
  'holy-planet-of-ixth': {
    elected({ g }, [planet]: PlanetId[]) {
      gainPoints(g, ownerOf(g, planet!)!, 1)
    },
  },
  'labor-force-politics': {
    for({ g }) {
      eachChooses(g, 'labor-force-politics', 'exhaustPlanets', () => ({ among: 'home' }))
    },
    against({ g }) {
      eachChooses(g, 'labor-force-politics', 'refreshPlanet')
    },
  },
  'planetary-security': {
    for({ g }) {
      for (const planet of idsOf(g.planets))
        if (isAbroad(planet) && isNone(troopsOn(g, planet))) makeNeutral(g, planet)
    },
  },
} satisfies Rules
