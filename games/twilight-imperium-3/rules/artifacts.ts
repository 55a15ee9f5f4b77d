/** Artifacts lie on planets, some of them real. Section 37. */
import { ask, ref, type SeatId, say } from '../../kit/index.ts'
import {
  entriesOf,
  idsOf,
  isNexus,
  OBJECTIVES,
  type ObjectiveId,
  PLANETS,
  type PlanetId,
} from '../data/index.ts'
import { adjacentTo } from '../galaxy/map.ts'
import { presetMapOf } from '../galaxy/piles.ts'
import { line } from '../line.ts'
import type { TiChapter, TiState, TiView } from '../state.ts'
import { ownerOf, planetsIn } from './planets.ts'
import { clockwiseFrom } from './seats.ts'
import { doNext } from './steps.ts'

/** What lies there is none. */
export const FAKE = 'fake'
export type ArtifactId = ObjectiveId | typeof FAKE
const FAKES = 4

const REAL: readonly ObjectiveId[] = Object.values(OBJECTIVES)
  .filter(({ condition }) => condition.kind === 'controlsArtifact')
  .map(({ id }) => id)

/** One lies on each planet that was chosen. [TI-37.01] */
export const ARTIFACT_TOKENS: readonly ArtifactId[] = [
  ...REAL,
  ...Array.from({ length: FAKES }, (): ArtifactId => FAKE),
]

/** Artifacts on planets that a player controls. [TI-37.07] */
export const artifactsOf = (g: Pick<TiView, 'artifacts' | 'planets'>, seat: SeatId): ObjectiveId[] =>
  entriesOf(g.artifacts ?? {}).flatMap(([planet, id]) => (ownerOf(g, planet) === seat ? [id] : []))

/** Where the next one can be laid. [TI-37.02, TI-40.05] */
export function artifactSites(g: Pick<TiView, 'galaxy' | 'hiddenArtifacts'>): PlanetId[] {
  const homes = Object.values(g.galaxy.homes)
  const near = new Set([...homes, ...homes.flatMap(home => adjacentTo(g.galaxy, home))])
  return Object.keys(g.galaxy.tiles)
    .filter(cell => !near.has(cell) && !isNexus(cell))
    .flatMap(cell => planetsIn(g, cell))
    .filter(
      planet =>
        planet !== 'mecatol-rex' &&
        PLANETS[planet].homeOf === undefined &&
        g.hiddenArtifacts?.[planet] === undefined,
    )
}

/** The real ones, face up on the planets that the map names. [TI-48.20] */
function layOpenly(g: TiState, planets: readonly PlanetId[]): void {
  g.artifacts = Object.fromEntries(planets.map((planet, i) => [planet, REAL[i]!]))
  for (const [planet, id] of entriesOf(g.artifacts))
    say(g, line('log.artifactLies', { objective: ref('objective', id), planet: ref('planet', planet) }))
}

export const artifactRules = {
  steps: {
    /** Where the map says so, or one after another, from the Speaker. [TI-37.02, TI-37.08] */
    artifacts({ g, random }) {
      const marked = presetMapOf(g)?.artifacts
      if (marked) return layOpenly(g, random.Shuffle([...marked]))
      const seats = clockwiseFrom(g, g.speaker)
      doNext(g, ...seats.map(seat => ({ do: 'chooseArtifact', seat }) as const), { do: 'layArtifacts' })
    },
    /** [TI-37.03] */
    chooseArtifact({ g }, { seat }) {
      const options = artifactSites(g)
      if (options.length === 0) return
      ask(g, {
        seat,
        kind: 'chooseArtifact',
        required: true,
        pick: { of: 'planet', options, min: 1, max: 1 },
      })
    },
    /** A token for each planet, by chance; the others leave the game unseen. [TI-37.01, TI-37.02, TI-56.11] */
    layArtifacts({ g, random }) {
      const tokens = random.Shuffle([...ARTIFACT_TOKENS])
      g.hiddenArtifacts = Object.fromEntries(
        idsOf(g.hiddenArtifacts ?? {}).map((planet, i) => [planet, tokens[i]!]),
      )
    },
  },
  answers: {
    chooseArtifact({ g }, { seat }, [planet]: PlanetId[]) {
      g.hiddenArtifacts = { ...g.hiddenArtifacts, [planet!]: FAKE }
      say(g, line('log.laysArtifact', { seat: ref('seat', seat), planet: ref('planet', planet!) }))
    },
  },
} satisfies TiChapter
