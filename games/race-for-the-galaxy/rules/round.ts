/** The round: choice of actions, which phases follow, and its end. Sections 5 and 11. */
import { ask, type Env, next, ref, type SeatId, say } from '../../kit/index.ts'
import type { Phase } from '../cards.ts'
import { ACTIONS, type ActionBonus, type ActionId, actionOf } from '../data/actions.ts'
import { HAND_LIMIT, TABLEAU_END } from '../data/setup.ts'
import { line } from '../line.ts'
import type { PhaseId, RaceChapter, RaceState, RaceView, Turn } from '../state.ts'
import { discardFromHand } from './gains.ts'
import { endGame } from './scoring.ts'
import type { RaceStep } from './steps.ts'
import { sayCards } from './wording.ts'

/** Two players, each with two actions a round. [RFTG-2.04, RFTG-2.05] */
export const isAdvanced = ({ order, options }: RaceView): boolean =>
  order.length === 2 && options.twoPlayerMode === 'advanced'

/** The action cards that everybody has. [RFTG-1.05 to RFTG-1.07] */
export const actionsOf = (g: RaceView): ActionId[] =>
  ACTIONS.filter(({ used }) => used === 'always' || (used === 'orb' ? g.orb !== null : isAdvanced(g))).map(
    ({ id }) => id,
  )

/** How many action cards of this phase a seat has revealed. */
export const timesChosen = (g: RaceView, seat: SeatId, phase: Phase): number =>
  g.players[seat]!.actions.filter(action => action !== null && actionOf(action).phase === phase).length

/**
 * What the revealed action cards of a seat give in the phase that is being played. In the second half of a doubled phase
 * only who chose it twice has the bonus. [RFTG-5.04, RFTG-5.06, RFTG-5.08]
 */
export function bonusesOf<K extends ActionBonus['kind']>(
  g: RaceView,
  seat: SeatId,
  kind: K,
): Extract<ActionBonus, { kind: K }>[] {
  const all = g.players[seat]!.actions.flatMap(action => {
    const bonus = action === null ? undefined : actionOf(action).bonus
    return bonus?.kind === kind ? [bonus as Extract<ActionBonus, { kind: K }>] : []
  })
  const isDoubled = kind === 'developDiscount' || kind === 'drawAfterFirstWorld'
  return isDoubled ? all.slice(g.time - 1, g.time) : all
}

export const hasBonus = (g: RaceView, seat: SeatId, kind: ActionBonus['kind']): boolean =>
  bonusesOf(g, seat, kind).length > 0

export const newTurn = (): Turn => ({
  fresh: [],
  gone: [],
  used: [],
  boosts: [],
  discounts: [],
  placing: null,
  placed: [],
  produced: [],
})

/** A phase begins: all powers of the tableau work, none is used. [RFTG-4.13, RFTG-4.16] */
export function beginPhase(g: RaceState, phase: PhaseId, time: 1 | 2 = 1): void {
  g.phase = phase
  g.time = time
  for (const seat of g.order) {
    const player = g.players[seat]!
    player.turn = newTurn()
    player.choice = null
    player.payment = null
  }
}

/** All choose their action cards at the same time. [RFTG-5.02, RFTG-5.09] */
function chooseActions({ g }: Env<RaceState>): void {
  g.round += 1
  beginPhase(g, 'actions')
  say(g, line('log.round', { round: g.round }))
  const options = actionsOf(g)
  const count = isAdvanced(g) ? 2 : 1
  for (const seat of g.order) {
    g.players[seat]!.actions = []
    ask(g, {
      seat,
      kind: 'actions',
      required: true,
      blind: 'open',
      about: { count },
      pick: { of: 'action', options, min: count, max: count },
    })
  }
  next(g, { do: 'revealActions' })
}

/** The order in which action cards lie, whatever the order of choosing. */
const inOrder = (actions: readonly string[]) =>
  ACTIONS.filter(({ id }) => actions.includes(id)).map(({ id }) => id)

/** Shows the action cards and plans the phases that were chosen. [RFTG-5.03] */
function revealActions({ g }: Env<RaceState>): void {
  for (const seat of g.order) {
    const actions = g.players[seat]!.actions.map(action => ref('action', action))
    say(g, line('log.actions', { seat: ref('seat', seat), actions }))
  }
  next(g, ...phasesOf(g))
}

/** The phases of the round as the action cards have it, and its end. [RFTG-5.01, RFTG-5.07, RFTG-15.01] */
export function phasesOf(g: RaceView): RaceStep[] {
  const times = (phase: Phase) => Math.max(...g.order.map(seat => timesChosen(g, seat, phase)))
  const doubled = (phase: 'develop' | 'settle'): RaceStep[] =>
    ([1, 2] as const).flatMap(time => (times(phase) >= time ? [{ do: phase, time }] : []))
  const once = (phase: 'consume' | 'produce'): RaceStep[] => (times(phase) > 0 ? [{ do: phase }] : [])
  const explore: RaceStep[] =
    times('explore') === 0 ? [] : [...(g.orb ? [{ do: 'orbStep' } as const] : []), { do: 'explore' }]
  return [
    ...explore,
    ...doubled('develop'),
    ...doubled('settle'),
    ...once('consume'),
    ...once('produce'),
    { do: 'endRound' },
  ]
}

/** Everybody discards down to the hand limit at the same time. [RFTG-11.01, RFTG-11.02] */
function endRound({ g }: Env<RaceState>): void {
  beginPhase(g, 'discard')
  for (const seat of g.order) {
    const { hand } = g.players[seat]!
    const count = hand.length - HAND_LIMIT
    if (count <= 0) continue
    ask(g, {
      seat,
      kind: 'discard',
      required: true,
      blind: 'open',
      about: { count },
      pick: { of: 'card', options: [...hand], min: count, max: count },
    })
  }
  next(g, { do: 'testEnd' })
}

/** Whether the game is over after this round. [RFTG-11.03 to RFTG-11.06] */
export function isLastRound(g: RaceView): boolean {
  return (
    g.order.some(seat => g.players[seat]!.tableau.length >= TABLEAU_END) ||
    g.pool === 0 ||
    (g.orb !== null && g.orb.deck.length === 0)
  )
}

function testEnd(env: Env<RaceState>): void {
  if (isLastRound(env.g)) endGame(env.g)
  else next(env.g, { do: 'chooseActions' })
}

export const roundRules = {
  steps: { chooseActions, revealActions, endRound, testEnd },
  answers: {
    actions({ g }, { seat }, chosen) {
      g.players[seat]!.actions = inOrder(chosen)
    },
    discard({ g }, { seat }, chosen) {
      discardFromHand(g, seat, chosen)
      sayCards(g, seat, 'discards', chosen)
    },
  },
} satisfies RaceChapter
