/** 3 Political. [TI-13.20, TI-13.21] */

import { WINDOWS } from '../../data/index.ts'
import { drawActionCards } from '../action-cards.ts'
import { countersLeft, gainCounters, refuseCounters, someSpreads } from '../counters.ts'
import { doNext } from '../steps.ts'
import type { Ability, Secondary } from './types.ts'

const CARDS = 3
const GAINED = 1

const primary: Ability = {
  refusal: (view, seat, { counters = {} }) => refuseCounters(view, seat, counters, GAINED),
  act(env, seat, { counters = {} }) {
    doNext(
      env.g,
      { do: 'window', id: WINDOWS.agendaComes, cause: { seat, card: 'political' } },
      { do: 'politicalAgenda' },
      { do: 'peekAgendas', seat },
    )
    gainCounters(env.g, seat, counters)
    drawActionCards(env, seat, CARDS)
  },
  some: (view, seat) =>
    someSpreads(Math.min(GAINED, countersLeft(view, seat))).map(counters => ({ counters })),
}

const secondary: Secondary = {
  refusal: () => undefined,
  act(env, seat) {
    drawActionCards(env, seat, 1)
  },
  some: () => [{}],
}

export const political = { primary, secondary }
