/** 8 Bureaucracy. [TI-34.50 to TI-34.54, TI-11.07] */

import { ask } from '../../../kit/index.ts'
import type { ObjectiveId } from '../../data/index.ts'
import type { TiChapter } from '../../state.ts'
import { drawActionCards } from '../action-cards.ts'
import { countersLeft, gainCounters, refuseCounters, someSpreads } from '../counters.ts'
import { claimable } from '../objectives/claims.ts'
import { doNext } from '../steps.ts'
import { revealObjective, revealsByCard } from '../victory.ts'
import { usesCard } from './sets.ts'
import type { Ability, Secondary } from './types.ts'

const GAINED = 1
const LOOKED_AT = 2

const primary: Ability = {
  refusal: (view, seat, { counters = {} }) => refuseCounters(view, seat, counters, GAINED),
  act({ g }, seat, { counters = {} }) {
    gainCounters(g, seat, counters)
    doNext(g, { do: 'peekObjectives', seat }, { do: 'claimNow', seat })
  },
  some: (view, seat) =>
    someSpreads(Math.min(GAINED, countersLeft(view, seat))).map(counters => ({ counters })),
}

const secondary: Secondary = {
  refusal: () => undefined,
  act(env, seat) {
    if (usesCard(env.g.options, 'assembly')) doNext(env.g, { do: 'drawPolitical', seat, count: 1 })
    drawActionCards(env, seat, 1)
  },
  some: () => [{}],
}

export const bureaucracyRules = {
  steps: {
    /** [TI-4.09] */
    revealFirst({ g }) {
      if (!g.options.ageOfEmpire) revealObjective(g)
    },
    /** Of two the player chooses; one alone is revealed. Nobody else sees the other one. [TI-34.51, TI-34.53] */
    peekObjectives({ g }, { seat }) {
      if (g.options.ageOfEmpire || !revealsByCard(g)) return
      const options = g.decks.objectives.slice(-LOOKED_AT).reverse()
      if (options.length < LOOKED_AT) return revealObjective(g)
      ask(g, {
        seat,
        kind: 'peekObjectives',
        required: true,
        pick: { of: 'objective', options, min: 1, max: 1 },
      })
    },
    /** One of those that lie open, no secret one. [TI-34.51, TI-34.52] */
    claimNow({ g }, { seat }) {
      if (claimable(g, seat).some(id => g.objectives.includes(id)))
        ask(g, { seat, kind: 'claimNow', required: true })
    },
  },
  answers: {
    peekObjectives({ g }, _, [id]: ObjectiveId[]) {
      const { objectives: deck } = g.decks
      deck.push(...deck.splice(deck.indexOf(id!), 1))
      revealObjective(g)
    },
  },
} satisfies TiChapter

export const bureaucracy = { primary, secondary }
