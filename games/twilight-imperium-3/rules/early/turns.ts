/** Simulated Early Turns: before the first round everybody expands, buys and places. Section 47. */
import { type Ask, ask, type Env, ref, say } from '../../../kit/index.ts'
import { entriesOf, OBJECTIVES, type ObjectiveId, TECHNOLOGIES, type TechnologyId } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { drawActionCards } from '../action-cards.ts'
import { gainPlanet } from '../control.ts'
import { countersLeft, placeCounter } from '../counters.ts'
import { countOf } from '../counts.ts'
import { placeOn } from '../planets.ts'
import { clockwiseFrom } from '../seats.ts'
import { startingGround } from '../setup/start.ts'
import { doNext } from '../steps.ts'
import { gainTechnology, technologiesFor } from '../technologies.ts'
import { revealObjective } from '../victory.ts'
import { systemRef } from '../words.ts'
import { goodsOf, incomeOf, refusePurchase } from './buying.ts'
import { canSend, SENT } from './sending.ts'
import { expansionsOf } from './sites.ts'

/** What a technology costs. [TI-47.04] */
const TECHNOLOGY = 4

/** Imperium Rex goes back into the deck. [TI-47.11] */
function revealEarly(g: TiState, shuffled: () => ObjectiveId[]): void {
  const ends = () => OBJECTIVES[g.decks.objectives.at(-1)!]?.endsGame === true
  if (ends() && g.decks.objectives.length === 1) return
  while (ends()) g.decks.objectives = shuffled()
  revealObjective(g)
}

export const earlyRules = {
  steps: {
    /** Ships wait at home, ground units in reserve. [TI-47.01 to TI-47.12] */
    earlyTurns({ g }) {
      const seats = clockwiseFrom(g, g.speaker)
      g.early = { ground: Object.fromEntries(seats.map(seat => [seat, startingGround(g, seat)])), landed: {} }
      doNext(
        g,
        ...seats.map(seat => ({ do: 'expand', seat }) as const),
        ...seats.map(seat => ({ do: 'expand', seat, again: true }) as const),
        ...seats.map(seat => ({ do: 'earlyTechnology', seat }) as const),
        ...seats.flatMap(seat => [{ do: 'earlySend', seat } as const, { do: 'placeStart', seat } as const]),
        { do: 'unitLimits' },
        { do: 'earlyEnd' },
        { do: 'earlyStatus' },
      )
    },
    /** The second counter is not forced on anybody. [TI-47.02] */
    expand({ g }, { seat, again }) {
      const options = expansionsOf(g, seat)
      if (options.length === 0 || countersLeft(g, seat) === 0) return
      ask(g, {
        seat,
        kind: again ? 'expandAgain' : 'expand',
        required: true,
        pick: { of: 'cell', options, min: again ? 0 : 1, max: 1 },
      })
    },
    /** A technology, or units. [TI-47.04, TI-47.06] */
    earlyTechnology({ g }, { seat }) {
      const count = incomeOf(g, seat)
      const options = technologiesFor(g, seat).filter(id => TECHNOLOGIES[id].race === undefined)
      if (count < TECHNOLOGY || options.length === 0) return doNext(g, { do: 'earlyBuy', seat })
      ask(g, {
        seat,
        kind: 'earlyTechnology',
        required: true,
        about: { count },
        pick: { of: 'technology', options, min: 0, max: 1 },
      })
    },
    /** All that is bought, in one answer. [TI-47.04, TI-47.05] */
    earlyBuy({ g }, { seat }) {
      const isAny = goodsOf(g, seat).some(kind => !refusePurchase(g, seat, { [kind]: 1 }))
      if (isAny) ask(g, { seat, kind: 'earlyBuy', required: true, about: { count: incomeOf(g, seat) } })
    },
    /** All that leaves home, in one answer. [TI-47.08] */
    earlySend({ g }, { seat }) {
      if (canSend(g, seat)) ask(g, { seat, kind: 'earlySend', required: true })
    },
    /** Planets with Ground Forces change hands, and the counters come back. [TI-47.10] */
    earlyEnd({ g }) {
      for (const [planet, { by, units }] of entriesOf(g.early!.landed)) {
        gainPlanet(g, planet, by)
        for (const kind of SENT) placeOn(g, planet, kind, countOf(units, kind))
      }
      g.activated = {}
      for (const seat of g.order) g.players[seat]!.deeds = []
      delete g.early
    },
    /** An objective, a card for everybody, and planets are ready; what they can give instead is an ability. [TI-47.01, TI-47.11, TI-47.12] */
    earlyStatus(env) {
      const { g, random } = env
      if (!g.options.ageOfEmpire) revealEarly(g, () => random.Shuffle(g.decks.objectives))
      if (g.outcome) return
      for (const planet of Object.values(g.planets)) delete planet.exhausted
      for (const seat of clockwiseFrom(g, g.speaker).toReversed()) drawActionCards(env, seat, 1)
    },
  },
  answers: {
    expand: expanding,
    expandAgain: expanding,
    earlyTechnology({ g }, { seat }, [id]: TechnologyId[]) {
      if (id === undefined) doNext(g, { do: 'earlyBuy', seat })
      else gainTechnology(g, seat, id)
    },
  },
} satisfies TiChapter

function expanding({ g }: Env<TiState>, { seat }: Ask, [cell]: string[]): void {
  if (cell === undefined) return
  placeCounter(g, seat, cell)
  say(g, line('log.expands', { seat: ref('seat', seat), system: systemRef(g, cell) }))
}
