/** Phase 2: the Creature places its tokens. Section 5. */
import * as z from 'zod/mini'
import { amend, ask, close, type Env, moveOf, ref, refs, say } from '../../kit/index.ts'
import { PLACE_NUMBERS } from '../data/places.ts'
import { line, refuse } from '../line.ts'
import type { NotAloneChapter, NotAloneState, NotAloneView } from '../state.ts'
import { discardFromHand } from './piles.ts'
import { availableTokens, lies } from './queries.ts'
import { placeNumber, token as tokenShape } from './shapes.ts'

const move = moveOf<NotAloneState, NotAloneView>()

/** Step 2A. [NA-5.07] */
function place({ g }: Env<NotAloneState>): void {
  g.phase = 'hunting'
  ask(g, {
    seat: g.creatureSeat,
    kind: 'place',
    required: true,
    about: { tokens: refs('token', availableTokens(g)) },
  })
}

/** Puts an available token on a place. [NA-5.01 to NA-5.08] */
const placeToken = move({
  during: ['place'],
  args: z.tuple([tokenShape, placeNumber]),
  candidates: g =>
    availableTokens(g).flatMap(token => PLACE_NUMBERS.map(at => [token, at] as [typeof token, typeof at])),
  refusal(g, _, [token]) {
    if (lies(g, token)) return refuse('NA-5.07', 'tokenLies', { token: ref('token', token) })
    if (availableTokens(g).includes(token)) return undefined
    return refuse(token === 'target' ? 'NA-5.03' : 'NA-5.02', 'tokenUnavailable', {
      token: ref('token', token),
    })
  },
  act({ g }, { ask: { id } }, [token, at]) {
    g.tokens[token] = [at]
    amend(g, id, { about: { tokens: refs('token', availableTokens(g)) } })
    say(g, line('log.placesToken', { token: ref('token', token), places: [ref('place', at)] }))
  },
  label: (_, __, [token, at]) =>
    line('move.placeToken', { token: ref('token', token), place: ref('place', at) }),
})

/** Ends step 2A; tokens may stay off. [NA-5.04, NA-5.07, NA-5.12] */
const endPlacement = move({
  during: ['place'],
  args: z.tuple([]),
  candidates: () => [[]],
  refusal: () => undefined,
  act({ g }, { ask }) {
    close(g, ask)
  },
  label: () => line('move.endPlacement'),
})

/** All cards chosen for Forbidden Zone are discarded and shown at the same time. [NA-5.13] */
function forbiddenZone({ g }: Env<NotAloneState>): void {
  for (const seat of g.turnOrder) {
    const hunted = g.hunted[seat]!
    if (hunted.chosen === null) continue
    discardFromHand(g, seat, [hunted.chosen])
    hunted.chosen = null
  }
}

export const huntingRules = {
  steps: { place, forbiddenZone },
  moves: { placeToken, endPlacement },
} satisfies NotAloneChapter
