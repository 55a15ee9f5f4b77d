/** What technologies make of Ground Forces that are destroyed. TI-32.41, TI-32.45. */
import { ask, type Env, ref, type SeatId, say } from '../../../kit/index.ts'
import type { PlanetId, TechnologyId } from '../../data/index.ts'
import { line } from '../../line.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { addTo } from '../counts.ts'
import { refusePieces } from '../limits.ts'
import { homePlanetsOf, ownerOf, placeOn } from '../planets.ts'
import { doNext } from '../steps.ts'
import { trial } from '../tactical/draft.ts'

const SAVED_FROM = 5
const RAISED_FROM = 6

/** Ground Forces of a player are destroyed. */
export function troopsFall(g: TiState, seat: SeatId, count: number, planet?: PlanetId): void {
  if (count === 0) return
  if (planet !== undefined) countFallen(g, planet, count)
  if (hasTechnology(g, seat, 'gen-synthesis'))
    doNext(g, { do: 'genSynthesis', seat, count, ...(planet !== undefined && { planet }) })
}

function countFallen(g: TiState, planet: PlanetId, count: number): void {
  if (!g.action) return
  g.action.fallen ??= {}
  addTo(g.action.fallen, planet, count)
}

/** Home planets on which a Ground Force can be put. */
const havens = (g: TiState, seat: SeatId): PlanetId[] =>
  homePlanetsOf(g, seat).filter(planet => {
    if (ownerOf(g, planet) !== seat) return false
    const after = trial(g)
    addTo(after.planets[planet]!.units, 'groundForce', 1)
    return !refusePieces(after, seat)
  })

/** One die each: how many show enough. */
function rollFor(
  { g, random }: Env<TiState>,
  seat: SeatId,
  technology: TechnologyId,
  dice: { count: number; from: number },
): number {
  const rolled = Array.from({ length: dice.count }, () => random.Die(10))
  const count = rolled.filter(die => die >= dice.from).length
  say(
    g,
    line('log.rollsForTroops', {
      seat: ref('seat', seat),
      source: ref('technology', technology),
      needed: dice.from,
      dice: rolled,
      count,
    }),
  )
  return count
}

export const fallenRules = {
  steps: {
    /** Those that are saved stand at home at once, and do not count as fallen. [TI-32.41] */
    genSynthesis(env, { seat, count, planet }) {
      const { g } = env
      const options = havens(g, seat)
      if (options.length === 0) return
      const saved = rollFor(env, seat, 'gen-synthesis', { count, from: SAVED_FROM })
      if (saved === 0) return
      if (planet !== undefined) countFallen(g, planet, -saved)
      if (options.length === 1) return comeHome(g, seat, options[0]!, saved)
      ask(g, {
        seat,
        kind: 'comeHome',
        required: true,
        about: { count: saved },
        pick: { of: 'planet', options, min: 1, max: 1 },
        memo: { count: saved },
      })
    },
  },
  answers: {
    comeHome({ g }, { seat, memo }, [planet]: PlanetId[]) {
      comeHome(g, seat, planet!, memo.count)
    },
  },
} satisfies TiChapter

function comeHome(g: TiState, seat: SeatId, planet: PlanetId, count: number): void {
  placeOn(g, planet, 'groundForce', count)
  say(g, line('log.comesHome', { seat: ref('seat', seat), planet: ref('planet', planet), count }))
}

/** Whoever has won an invasion combat raises some of those who fell on both sides. [TI-32.45] */
export function animate(env: Env<TiState>, winner: SeatId, planet: PlanetId): void {
  const { g } = env
  const count = g.action?.fallen?.[planet] ?? 0
  if (count === 0 || !hasTechnology(g, winner, 'dacxive-animators')) return
  const raised = rollFor(env, winner, 'dacxive-animators', { count, from: RAISED_FROM })
  if (raised > 0) placeOn(g, planet, 'groundForce', raised)
}
