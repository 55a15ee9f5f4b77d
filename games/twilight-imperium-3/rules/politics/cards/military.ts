/** Political cards about units. */
import { say } from '../../../../kit/index.ts'
import { PLANETS, type PlanetId } from '../../../data/index.ts'
import { line } from '../../../line.ts'
import { planetValue } from '../../../numbers/planets.ts'
import { destroyOn, exhaust } from '../../control.ts'
import { countOf, totalOf } from '../../counts.ts'
import { unitsOnMap } from '../../limits.ts'
import { ownerOf, planetsOf, unitsOn } from '../../planets.ts'
import { orderOfPlay } from '../../seats.ts'
import { doNext } from '../../steps.ts'
import { gainTradeGoods } from '../../trade-goods.ts'
import { falling } from '../../troops.ts'
import { placeGroundForces, troopsOn, wormholesOf } from '../choices.ts'
import type { Rules } from '../types.ts'
import { artifactExplodes } from './artifact.ts'
import { eachChooses, lastForRound } from './each.ts'

const MECATOL = 'mecatol-rex'
const GUARD = 2
const KEPT = { dreadnought: 2, cruiser: 4 } as const
const GIFTS = 2

export const military = {
  'ancient-artifact': {
    for(env) {
      const { g, random } = env
      const die = random.Die(10)
      say(g, line('log.artifact', { die }))
      if (die <= 5) return artifactExplodes(env)
      const gift = (seat: string) =>
        ({ do: 'choose', choice: 'receiveTechnology', card: 'ancient-artifact', seat }) as const
      doNext(g, ...orderOfPlay(g).flatMap(seat => Array.from({ length: GIFTS }, () => gift(seat))))
    },
  },
  'arms-reduction': {
    for({ g }) {
      const reduce = { do: 'reduce', card: 'arms-reduction' } as const
      doNext(
        g,
        ...orderOfPlay(g).flatMap(seat =>
          (['dreadnought', 'cruiser'] as const).map(kind => ({ ...reduce, seat, kind, limit: KEPT[kind] })),
        ),
      )
    },
    against({ g }) {
      for (const seat of orderOfPlay(g))
        exhaust(
          g,
          planetsOf(g, seat).filter(planet => PLANETS[planet].specialty === 'red'),
        )
    },
  },
  'closing-the-wormholes': {
    against({ g }) {
      doNext(
        g,
        ...orderOfPlay(g).flatMap(seat =>
          wormholesOf(g, seat).map(cell => ({ do: 'loseShip', seat, cell }) as const),
        ),
      )
    },
  },
  'code-of-honor': {},
  'compensated-disarmament': {
    elected({ g }, [planet]: PlanetId[]) {
      const troops = troopsOn(g, planet!)
      destroyOn(g, planet!, troops)
      gainTradeGoods(g, ownerOf(g, planet!)!, totalOf(troops))
    },
  },
  'conventions-of-war': {
    against({ g }) {
      const { votes } = g.agenda!
      eachChooses(g, 'conventions-of-war', 'returnDock', seat =>
        votes[seat]?.outcome === 'against' ? {} : undefined,
      )
    },
  },
  'crown-of-thalnos': {},
  'humane-labor': {
    against({ g }) {
      lastForRound(g, 'humane-labor')
    },
  },
  'imperial-peace': {
    against({ g }) {
      if (ownerOf(g, MECATOL) === undefined) return
      destroyOn(g, MECATOL, falling(unitsOn(g, MECATOL), GUARD))
    },
  },
  'mass-mobilization': {
    for({ g }) {
      for (const planet of orderOfPlay(g).flatMap(seat => planetsOf(g, seat)))
        if (countOf(unitsOn(g, planet), 'groundForce') > 0) placeGroundForces(g, planet, 1)
    },
    against({ g }) {
      eachChooses(g, 'mass-mobilization', 'loseGroundForce')
    },
  },
  'minister-of-war': {},
  'planetary-conscription': {
    elected({ g }, [planet]: PlanetId[]) {
      placeGroundForces(g, planet!, planetValue(g, planet!, 'resources').total)
      exhaust(g, [planet!])
    },
  },
  'prophecy-of-ixth': {},
  'regulated-conscription': {},
  'short-term-truce': {
    for({ g }) {
      lastForRound(g, 'short-term-truce')
    },
  },
  'subsidized-industry': {
    elected({ g }, [seat]) {
      doNext(g, { do: 'choose', choice: 'placeDock', card: 'subsidized-industry', seat: seat! })
    },
  },
  'unconventional-weapons': {
    against({ g }) {
      eachChooses(g, 'unconventional-weapons', 'exhaustPlanets', seat => {
        const count = unitsOnMap(g, seat, 'warSun') + unitsOnMap(g, seat, 'dreadnought')
        return count > 0 ? { count } : undefined
      })
    },
  },
  'wormhole-reconstruction': {
    against({ g }) {
      eachChooses(g, 'wormhole-reconstruction', 'loseShipsIn')
    },
  },
} satisfies Rules
