/** Domain Counters are laid out before the first round. TI-51.01, TI-51.21, sections 43 and 44. */
import { DOMAIN_COUNTERS, PLANETS, type PlanetId } from '../../data/index.ts'
import { outwards, stepsFrom } from '../../galaxy/map.ts'
import { keepsWormholes } from '../../options.ts'
import type { LaidCounter, TiChapter, TiState, TiView } from '../../state.ts'
import { isGround, ownerOf, planetsIn } from '../planets.ts'

/** Those that are played with: of the base game, and the new ones; no wormholes where none may change. [TI-43.01, TI-48.34] */
export const countersPlayed = (options: TiView['options']) =>
  Object.values(DOMAIN_COUNTERS)
    .filter(
      ({ set, wormhole }) =>
        (set === 'base' || options.newDomainCounters) && !(wormhole && keepsWormholes(options)),
    )
    .flatMap(counter => Array.from({ length: counter.copies }, () => counter))

/** Planets that have one, from the middle outwards, clockwise from the north. [TI-51.01, TI-51.21] */
const wanting = (g: TiState): PlanetId[] =>
  outwards(Object.keys(g.galaxy.tiles))
    .flatMap(cell => planetsIn(g, cell))
    .filter(
      planet =>
        isGround(planet) &&
        planet !== 'mecatol-rex' &&
        PLANETS[planet].homeOf === undefined &&
        ownerOf(g, planet) === undefined,
    )

/** Planets in systems adjacent to a home system. [TI-44.02, TI-6.10] */
function besideHomes(g: TiState): Set<PlanetId> {
  const cells = Object.values(g.galaxy.homes).flatMap(home => stepsFrom(g, home))
  return new Set(cells.flatMap(cell => planetsIn(g, cell)))
}

export const layingRules = {
  steps: {
    /** By chance; what is left over leaves the game unseen. [TI-51.01, TI-44.01 to TI-44.04, TI-56.09] */
    domainCounters({ g, random }) {
      const all = countersPlayed(g.options)
      const ids = (counters: typeof all) => random.Shuffle(counters.map(({ id }) => id))
      const tells = g.options.territorialDistantSuns === true
      const near = besideHomes(g)
      const isNear = (planet: PlanetId) => tells && near.has(planet)
      const tame = tells ? ids(all.filter(({ isTame }) => isTame)) : []
      const planets = wanting(g)
      const first = planets.filter(isNear).map(planet => [planet, tame.pop()] as const)
      const rest = random.Shuffle([...tame, ...ids(all.filter(({ isTame }) => !tells || !isTame))])
      const others = planets.filter(planet => !isNear(planet)).map(planet => [planet, undefined] as const)
      const laid = [...first, ...others].flatMap(([planet, given]): [PlanetId, LaidCounter][] => {
        const id = given ?? rest.pop()
        return id === undefined ? [] : [[planet, { id, seenBy: [] }]]
      })
      g.domains = Object.fromEntries(laid)
    },
  },
} satisfies TiChapter
