/** Fighters that take part in invasions. They stay in space, and hold no planet. TI-32.44, TI-32.49. */
import { ask, type Refusal, ref, type SeatId } from '../../../kit/index.ts'
import { type Cell, entriesOf } from '../../data/index.ts'
import { refuse } from '../../line.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import type { Landings } from '../../state-plans.ts'
import { takeHits } from '../battle/hits.ts'
import { addAll, addTo, countOf, kindsIn } from '../counts.ts'
import { ownerOf } from '../planets.ts'
import { shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { sayLost } from '../tactical/lost.ts'
import { falling, troopsIn } from '../troops.ts'
import { troopsFall } from './fallen.ts'

/** Why fighters cannot join these landings. */
export function refuseFighters(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  landings: Landings,
): Refusal | undefined {
  const joined = entriesOf(landings).filter(([, units]) => countOf(units, 'fighter') > 0)
  if (joined.length === 0) return undefined
  if (!hasTechnology(view, seat, 'graviton-negator')) return refuse('TI-32.44', 'fightersStay')
  for (const [planet, units] of joined)
    if ([undefined, seat].includes(ownerOf(view, planet)) || countOf(units, 'groundForce') === 0)
      return refuse('TI-32.44', 'withGroundForces', { planet: ref('planet', planet) })
  const count = joined.reduce((sum, [, units]) => sum + countOf(units, 'fighter'), 0)
  return count > countOf(shipsOf(view, cell, seat), 'fighter') ? refuse('TI-32.44', 'notAboard') : undefined
}

/** Fighters that could join an invasion. */
export const fightersFor = (view: TiView, seat: SeatId, cell: Cell): number =>
  hasTechnology(view, seat, 'graviton-negator') ? countOf(shipsOf(view, cell, seat), 'fighter') : 0

const force = (g: TiState) => g.action!.landed[g.invasion!.planet]!

/** Ground Forces and fighters of the attacker are lost. */
function lose(g: TiState, kind: 'fighter' | 'groundForce', count: number): void {
  if (count === 0) return
  const { attacker, cell, planet } = g.invasion!
  if (kind === 'fighter') {
    addTo(force(g), kind, -count)
    takeHits(g, attacker, cell, { destroy: { fighter: count }, sustain: {}, laden: [] })
  } else {
    const fallen = falling(force(g), count)
    addAll(force(g), fallen, -1)
    sayLost(g, attacker, planet, fallen)
    troopsFall(g, attacker, count, planet)
  }
}

export const attackersRules = {
  steps: {
    /** One after another, as long as there is a choice. */
    loseAttackers({ g }, { hits }) {
      const left = force(g)
      // Shock Troops are never alone, and fall first of all. [TI-38.05, TI-38.06]
      const options = kindsIn(left).filter(kind => kind === 'fighter' || kind === 'groundForce')
      const there = (kind: (typeof options)[number]) =>
        kind === 'groundForce' ? troopsIn(left) : countOf(left, kind)
      const all = options.reduce((sum, kind) => sum + there(kind), 0)
      if (options.length > 1 && hits > 0 && hits < all) {
        const { attacker: seat, planet } = g.invasion!
        const about = { count: hits, planet: ref('planet', planet) }
        ask(g, {
          seat,
          kind: 'loseAttackers',
          required: true,
          about,
          pick: { of: 'unit', options, min: 1, max: 1 },
        })
      } else for (const kind of options) lose(g, kind, Math.min(hits, there(kind)))
    },
  },
  answers: {
    loseAttackers({ g }, { about }, [kind]) {
      lose(g, kind as 'fighter' | 'groundForce', 1)
      doNext(g, { do: 'loseAttackers', hits: Number(about!.count) - 1 })
    },
  },
} satisfies TiChapter
