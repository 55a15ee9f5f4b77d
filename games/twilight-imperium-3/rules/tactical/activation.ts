/** Step 1 of a tactical action: a system is activated; and the steps that follow. Section 14. */
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, WINDOWS } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { electedBy } from '../../numbers/laws.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import type { Plan } from '../../state-plans.ts'
import { isActivatedFor, placeCounter } from '../counters.ts'
import { effectsOf, endEffects } from '../effects.ts'
import { docksAlone, settleFloating } from '../floating-docks.ts'
import { sayTravellers } from '../leaders/boarding.ts'
import { refuseLeaderLandings } from '../leaders/landing.ts'
import { hostsOf } from '../leaders/passage.ts'
import { discardLaw } from '../politics/laws.ts'
import { othersFrom } from '../seats.ts'
import { enemiesIn } from '../space.ts'
import { doNext } from '../steps.ts'
import { hasUnits, keptOutBy } from '../strategic/diplomacy.ts'
import { mayTakeAlert } from '../strategic/warfare-ii.ts'
import { answersTo } from '../technology/racial/answers-to-activation.ts'
import { CONDUIT } from '../technology/racial/conduit.ts'
import { playDraftCards, refuseDraftCards, withCards } from '../windows/draft.ts'
import { systemRef } from '../words.ts'
import { refusePlannedBombardment } from './bombardment.ts'
import { isOfShips, othersOf, trial } from './draft.ts'
import { refuseLandings } from './landing.ts'
import { arriving, minesAgainst, minesFor } from './mines.ts'
import { conduitsUsed, moveShips, refuseMoves, sayMoves } from './movement.ts'
import { isBarred } from './paths.ts'
import { refuseProduction } from './production.ts'
import type { TacticalStep } from './steps.ts'

/** Who keeps everybody else out of a system by a card. */
export const immunityOf = (view: TiView, cell: Cell, seat: SeatId): SeatId | undefined =>
  effectsOf(view, 'diplomatic-immunity').find(effect => effect.cell === cell && effect.by !== seat)?.by

/** Why a player cannot activate a system. [TI-8.04, TI-14.02] */
export function refuseActivation(view: TiView, seat: SeatId, cell: Cell): Refusal | undefined {
  if (view.players[seat]!.counters.command === 0) return refuse('TI-8.04', 'noCommand')
  if (!view.galaxy.tiles[cell]) return refuse('TI-14.02', 'noSystem')
  if (isBarred(view, cell)) return refuse('TI-14.02', 'barred', { system: systemRef(view, cell) })
  const immune = immunityOf(view, cell, seat)
  if (immune !== undefined) return refuse('TI-26.02', 'immunity', { seat: ref('seat', immune) })
  const other = keptOutBy(view, cell, seat)
  if (other !== undefined) return refuse('TI-13.15', 'peace', { seat: ref('seat', other) })
  if (
    view.effects.some(({ id }) => id === 'short-term-truce') &&
    othersFrom(view, seat).some(one => hasUnits(view, cell, one))
  )
    return refuse('TI-27.16', 'truce', { system: systemRef(view, cell) })
  return isActivatedFor(view, cell, seat)
    ? refuse('TI-14.02', 'activated', { system: systemRef(view, cell) })
    : undefined
}

/** Why a tactical action cannot be done as it is planned, as far as that can be known. [TI-15.15] */
export function refuseAct(view: TiView, seat: SeatId, cell: Cell, plan: Plan): Refusal | undefined {
  const refusal =
    refuseActivation(view, seat, cell) ??
    refuseDraftCards(view, seat, WINDOWS.systemActivated, { cell }, plan.cards) ??
    refuseMoves(withCards(view, seat, plan.cards), seat, cell, plan.moves)
  if (refusal || !(plan.landings || plan.leaders || plan.bombard || plan.produce)) return refusal
  const arrived = trial(view)
  moveShips(arrived, seat, cell, plan.moves)
  const after = { ...view, planets: arrived.planets, space: arrived.space, ...othersOf(arrived) }
  const landing = plan.landings && refuseLandings(after, seat, cell, plan.landings)
  if (landing) return landing
  const led = plan.leaders && refuseLeaderLandings(after, seat, cell, plan.landings ?? {}, plan.leaders)
  if (led) return led
  const bombing = plan.bombard && refusePlannedBombardment(after, seat, cell, plan)
  if (bombing) return bombing
  const site = { cells: [cell], newDocks: true }
  return plan.produce && enemiesIn(view, cell, seat).length === 0
    ? refuseProduction(after, seat, site, plan.produce)
    : undefined
}

/** The counter is placed; the rest follows step by step, as it was planned or as it is asked. [TI-14.01] */
export function activate(g: TiState, seat: SeatId, cell: Cell, plan: Plan, second = false): void {
  placeCounter(g, seat, cell, 'command')
  g.action = { kind: 'tactical', systems: [cell], landed: {}, ...(second && { second }) }
  g.plans[seat] = plan
  g.fights = []
  say(g, line('log.activates', { seat: ref('seat', seat), system: systemRef(g, cell) }))
  const answers = answersTo(g, seat, cell)
  if (answers.length === 0) follow(g, cell)
  else doNext(g, ...answers, { do: 'follow', cell })
}

/** What follows from an activation. */
function follow(g: TiState, cell: Cell): void {
  const seat = g.active!
  const { cards } = g.plans[seat]!
  doNext(
    g,
    ...ministerOfPeace(g, seat, cell),
    { do: 'move', cell },
    ...(g.domains ? [{ do: 'probe', cell } as const] : []),
    { do: 'pdsFire', cells: [cell] },
    ...minesFor(g, seat, cell),
    ...(g.options.expansionCards ? [{ do: 'surpriseAssault', cell } as const] : []),
    { do: 'spaceBattle', cell },
    ...docksAlone(g, cell),
    { do: 'window', id: WINDOWS.landing, cause: { cell, seat } },
    ...(g.domains ? [{ do: 'raze', cell } as const] : []),
    { do: 'land', cell },
    ...(g.leaders ? [{ do: 'diplomatsOn' } as const] : []),
    { do: 'bacterialWeapon', cell },
    { do: 'bombard', cell },
    { do: 'invade', cell },
    { do: 'unitLimits' },
    { do: 'elimination' },
    { do: 'produce', cells: [cell] },
    { do: 'endAction' },
  )
  playDraftCards(g, seat, WINDOWS.systemActivated, { cell }, cards)
}

/** Whoever holds this law can end a turn that begins among units of others. */
const ministerOfPeace = (g: TiState, seat: SeatId, cell: Cell): PeaceStep[] => {
  const minister = electedBy(g, 'minister-of-peace')
  return minister !== undefined &&
    minister !== seat &&
    othersFrom(g, seat).some(other => hasUnits(g, cell, other))
    ? [{ do: 'ministerOfPeace', seat: minister, cell }]
    : []
}

type PeaceStep = Extract<TacticalStep, { do: 'ministerOfPeace' }>

/** Ships move, as soon as those have permitted it whom they pass with a Diplomat. [TI-52.13] */
export function moveNow(g: TiState, seat: SeatId, cell: Cell, moves: Plan['moves']): void {
  const [host] = hostsOf(g, seat, cell, moves)
  if (host === undefined) {
    carryOutMoves(g, seat, cell, moves)
    return
  }
  g.plans[seat] = { ...g.plans[seat], moves }
  doNext(g, { do: 'askPassage', seat: host }, { do: 'move', cell })
}

/** Ships move, and everything that this leaves without capacity is lost. [TI-15.08] */
function carryOutMoves(g: TiState, seat: SeatId, cell: Cell, moves: Plan['moves']): void {
  if (moves.length === 0) return
  sayMoves(g, seat, cell, moves)
  sayTravellers(g, seat, cell, moves)
  useConduit(g, seat, cell, moves)
  if (minesAgainst(g, cell, seat).length > 0) g.action!.arrived = { [cell]: arriving(g, seat, cell, moves) }
  moveShips(g, seat, cell, moves)
  const alert = mayTakeAlert(g, seat, cell, moves) ? [{ do: 'takeAlert', seat, cell } as const] : []
  const tariff = moves.some(({ from }) => from !== cell) ? [{ do: 'tariff', seat, cell } as const] : []
  doNext(
    g,
    ...alert,
    ...tariff,
    { do: 'unitLimits' },
    { do: 'window', id: WINDOWS.shipsMoved, cause: { cell, seat } },
  )
}

/** Once in a round. [TI-36.17] */
function useConduit(g: TiState, seat: SeatId, cell: Cell, moves: Plan['moves']): void {
  if (conduitsUsed(g, seat, cell, moves.filter(isOfShips)).length === 0) return
  g.effects = [...g.effects, { id: CONDUIT, by: seat, until: 'endOfRound' }]
  say(g, line('log.conduit', { seat: ref('seat', seat), system: systemRef(g, cell) }))
}

export const activationRules = {
  steps: {
    ministerOfPeace({ g }, { seat, cell }) {
      if (electedBy(g, 'minister-of-peace') !== seat) return
      ask(g, {
        seat,
        kind: 'ministerOfPeace',
        required: true,
        about: { seat: ref('seat', g.active!), system: systemRef(g, cell) },
        pick: { of: 'yes', options: ['peace'], min: 0, max: 1 },
      })
    },
    /** After what others have said to an activation: they may have called it off. [TI-36.18] */
    follow({ g }, { cell }) {
      const plan = g.plans[g.active!]!
      if (!isActivatedFor(g, cell, g.active!)) return doNext(g, { do: 'endAction' })
      // What was to be played with it may be in other hands by now.
      if (refuseDraftCards(g, g.active!, WINDOWS.systemActivated, { cell }, plan.cards)) delete plan.cards
      follow(g, cell)
    },
    move({ g }, { cell }) {
      const seat = g.active!
      const { moves } = g.plans[seat]!
      if (!refuseMoves(g, seat, cell, moves)) return moveNow(g, seat, cell, moves)
      ask(g, { seat, kind: 'move', required: true, about: { cell, system: systemRef(g, cell) } })
    },
    endAction({ g }) {
      endEffects(g, 'endOfAction')
      if (g.action?.kind === 'tactical' && !g.action.second)
        doNext(g, { do: 'secondAction', seat: g.active! })
      g.action = null
      settleFloating(g)
      g.plans = {}
    },
  },
  answers: {
    /** The law is given up; all that was to follow in this turn is not done. */
    ministerOfPeace({ g }, { seat }, [yes]) {
      if (yes === undefined) return
      discardLaw(g, 'minister-of-peace')
      say(g, line('log.endsTurn', { seat: ref('seat', seat), other: ref('seat', g.active!) }))
      while (g.steps.length > 0 && g.steps.at(-1)!.do !== 'endAction') g.steps.pop()
      g.action!.second = true
    },
  },
} satisfies TiChapter
