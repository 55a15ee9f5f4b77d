/** Phase 4: tidying up after the round. Section 7. */
import { type Env, next, refs, say, sayTo } from '../../kit/index.ts'
import { drawCards } from '../../kit/random.ts'
import { HUNT_HAND } from '../data/board.ts'
import { line } from '../line.ts'
import type { NotAloneChapter, NotAloneState } from '../state.ts'
import { record, recordCounters } from './chronicle.ts'
import { isInForce } from './queries.ts'
import { advanceRescue } from './tracks.ts'

function startEndOfTurn({ g }: Env<NotAloneState>): void {
  g.phase = 'endOfTurn'
}

/** The automatic part of phase 4, in the order of the rules. [NA-7.02 to NA-7.08] */
function endRound(env: Env<NotAloneState>): void {
  const { g } = env
  const stasis = isInForce(g, 'stasis')
  record(g)
  tidyHunted(g)
  tidyCreature(env)
  if (stasis) say(g, line('log.stasis'))
  else advanceRescue(g)
  recordCounters(g)
  next(g, { do: 'startRound' })
}

function tidyHunted(g: NotAloneState): void {
  for (const seat of g.turnOrder) {
    const hunted = g.hunted[seat]!
    for (const { card, inFront } of hunted.explored.splice(0)) if (inFront) hunted.discard.push(card)
    hunted.active = hunted.pending
    hunted.pending = null
    hunted.resists = 0
    hunted.played = null
    hunted.dodges = false
    hunted.detects = false
    hunted.shown = []
  }
  g.survivalDiscard.push(...g.survivalInForce.splice(0))
  g.used = []
  g.forbidden = []
  g.hit = { scream: [], toxin: [] }
  g.caught = []
}

/** Tokens and cards go back, and the Creature draws up to 3. [NA-7.03 to NA-7.06, NA-1.16, NA-1.18] */
function tidyCreature({ g, random }: Env<NotAloneState>): void {
  g.tokens = { creature: [], target: [], artemia: [] }
  g.huntDiscard.push(...g.played.splice(0).map(({ card }) => card))
  g.huntLimit = g.nextHuntLimit
  g.nextHuntLimit = 1
  g.huntForbidden = false
  const drawn = drawCards(g.huntDeck, g.huntDiscard, HUNT_HAND - g.huntHand.length, random)
  g.huntHand.push(...drawn)
  if (drawn.length === 0) return
  sayTo(
    g,
    [g.creatureSeat],
    line('log.huntDraws', { cards: refs('hunt', drawn) }),
    line('log.huntDrawsHidden', { count: drawn.length }),
  )
}

export const endOfTurnRules = {
  steps: { startEndOfTurn, endRound },
} satisfies NotAloneChapter
