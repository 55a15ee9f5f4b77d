/** Phase III: Settle. Section 8. */
import * as z from 'zod/mini'
import { ask, close, type Env, moveOf, next, type Refusal, ref, type SeatId } from '../../kit/index.ts'
import type { World } from '../cards.ts'
import { line, refuse } from '../line.ts'
import type { RaceChapter, RaceState, RaceView, Uid } from '../state.ts'
import { designOf, isCard, printedPowers, takeFromDeck } from './deck.ts'
import { discardFromHand, draw } from './gains.ts'
import { hasGood, putGood } from './goods.ts'
import { leaveTableau } from './military.ts'
import { enterTableau, refuseConquest, refusePaymentWith, refuseSettling, refuseWorld } from './placing.ts'
import { beginPlacing, place } from './placing-moves.ts'
import { amountOf, powersOf, unusedPowers } from './powers.ts'
import { isPayable } from './prices.ts'
import { beginPhase, bonusesOf } from './round.ts'
import { card, chosen } from './shapes.ts'
import type { RaceStep } from './steps.ts'
import { sayCard, sayCards } from './wording.ts'

/** Whether a seat may reveal the top card of the deck instead of settling from hand. [RFTG-8.23] */
export const mayReveal = (g: RaceView, seat: SeatId): boolean =>
  powersOf(g, seat, 'settle', 'flipSettle').length > 0

/** Everybody chooses at the same time. [RFTG-8.01] */
function settle({ g }: Env<RaceState>, { time }: { time: 1 | 2 }): void {
  beginPhase(g, 'settle', time)
  // Everybody with a hand is asked, whatever is in it: nobody learns from the question. [RFTG-20.03]
  for (const seat of g.order)
    if (g.players[seat]!.hand.length > 0 || mayReveal(g, seat))
      ask(g, { seat, kind: 'settle', required: true, blind: 'open' })
  next(g, { do: 'revealSettle' })
}

/** Shows what was chosen. All first placements come before all further ones. [RFTG-8.01, RFTG-8.04, RFTG-8.31] */
function revealSettle(env: Env<RaceState>): void {
  const { g } = env
  const choices = g.order.map(seat => {
    const { choice, payment } = g.players[seat]!
    return { seat, choice, payment: payment && [...payment] }
  })
  for (const seat of g.order) {
    g.players[seat]!.choice = null
    g.players[seat]!.payment = null
  }
  const settlers: { seat: SeatId; payment: Uid[] | null }[] = []
  const draws: RaceStep[] = []
  for (const { seat, choice, payment } of choices) {
    if (choice === null || choice === 'nothing') continue
    if (isCard(choice)) {
      beginPlacing(env, seat, choice, 'choice')
      settlers.push({ seat, payment })
    } else if (!reveal(env, seat)) continue
    draws.push({ do: 'onPlace', seat }, { do: 'settleDraws', seat })
  }
  // All who have to choose how to pay or conquer are asked at once.
  for (const settler of settlers) place(env, settler)
  next(g, ...draws, ...g.order.map((seat): RaceStep => ({ do: 'extra', seat })))
}

/** Wormhole Prospectors: whether the revealed card is placed. [RFTG-8.23, RFTG-8.24] */
function reveal(env: Env<RaceState>, seat: SeatId): boolean {
  const { g } = env
  const [top] = takeFromDeck(env, 1)
  if (top === undefined) return false
  const design = designOf(top)
  const player = g.players[seat]!
  if (design.type === 'development' || design.military) {
    player.hand.push(top)
    sayCard(g, seat, 'revealsToHand', top)
    return false
  }
  sayCard(g, seat, 'revealsWorld', top)
  enterTableau(env, seat, top)
  player.turn.placed.push({ card: top, by: 'reveal', how: 'revealed', boosts: 0 })
  return true
}

/** Ore-Rich World: a card from hand for a good on it. [RFTG-8.32] */
function onPlace({ g }: Env<RaceState>, { seat }: { seat: SeatId }): void {
  const player = g.players[seat]!
  const { card: placed } = player.turn.placed.at(-1)!
  if (!printedPowers(placed, 'onPlace', 'mayDiscardForGood')) return
  if (player.hand.length === 0 || hasGood(player, placed)) return
  ask(g, {
    seat,
    kind: 'discardForGood',
    required: true,
    about: { card: ref('card', placed) },
    pick: { of: 'card', options: [...player.hand], min: 0, max: 1 },
    memo: { placed },
  })
}

/** The Settle bonus, once per phase, and draws for the world that was placed. [RFTG-8.22] */
function settleDraws(env: Env<RaceState>, { seat }: { seat: SeatId }): void {
  const { g } = env
  const { turn } = g.players[seat]!
  if (turn.placed.length === 1)
    for (const { amount } of bonusesOf(g, seat, 'drawAfterFirstWorld')) draw(env, seat, amount)
  draw(env, seat, amountOf(g, seat, 'settle', 'drawAfterPlacing'))
}

/** Imperium Supply Convoy, where a conquest from hand came before. [RFTG-8.27, RFTG-8.29] */
export const mayConvoy = (g: RaceView, seat: SeatId): boolean =>
  g.players[seat]!.turn.placed.some(({ how }) => how === 'conquered') &&
  unusedPowers(g, seat, 'settle', 'extraConquerLeftover').length > 0

/** Terraforming Project, as long as it lies in the tableau. [RFTG-8.25] */
function projectOf(g: RaceView, seat: SeatId) {
  const { tableau } = g.players[seat]!
  return unusedPowers(g, seat, 'settle', 'extraSettleZeroCost').find(one => tableau.includes(one.card))
}

/** Asks for a further placement as long as the cards on the table allow one. [RFTG-8.30, RFTG-8.31] */
function extra({ g }: Env<RaceState>, { seat }: { seat: SeatId }): void {
  if (g.players[seat]!.hand.length === 0) return
  const convoy = mayConvoy(g, seat)
  const project = projectOf(g, seat)
  if (!convoy && !project) return
  const how = convoy ? (project ? 'extra.both' : 'extra.convoy') : 'extra.project'
  ask(g, { seat, kind: 'extra', required: true, about: { how: line(how) } })
}

const afterExtra = (g: RaceState, seat: SeatId) =>
  next(g, { do: 'place', seat }, { do: 'onPlace', seat }, { do: 'settleDraws', seat }, { do: 'extra', seat })

function refuseConvoy(g: RaceView, seat: SeatId, uid: Uid): Refusal | undefined {
  if (!mayConvoy(g, seat)) return refuse('RFTG-8.27', 'noConvoy')
  return refuseWorld(g, seat, uid) ?? refuseConquest(g, seat, uid, 'convoy')
}

function refuseProject(g: RaceView, seat: SeatId, uid: Uid): Refusal | undefined {
  const project = projectOf(g, seat)
  if (!project) return refuse('RFTG-8.25', 'noProject')
  const refused = refuseWorld(g, seat, uid)
  if (refused) return refused
  const world = designOf(uid) as World
  const params = { card: ref('card', uid) }
  if (world.goodKind === project.power.excludesGoodKind) return refuse('RFTG-8.25', 'projectAlien', params)
  return isPayable(g, seat, world) ? undefined : refuse('RFTG-8.25', 'notPayable', params)
}

const move = moveOf<RaceState, RaceView>()
const inHand = (g: RaceView, seat: SeatId) => (g.players[seat]!.hand as Uid[]).map((uid): [string] => [uid])

export const settleRules = {
  steps: { settle, revealSettle, onPlace, settleDraws, extra },
  answers: {
    discardForGood(env, { seat, memo }, cards) {
      if (cards.length === 0) return
      discardFromHand(env.g, seat, cards)
      sayCards(env.g, seat, 'discardsForGood', cards)
      putGood(env, seat, memo.placed)
    },
  },
  moves: {
    /**
     * Chooses a world of the hand, face down. Who knows at once what to pay with names these cards too, as with `develop`.
     * [RFTG-8.01, RFTG-8.02, RFTG-8.06]
     */
    settle: move({
      during: ['settle'],
      args: chosen,
      candidates: (g, { seat }) => inHand(g, seat),
      refusal: (g, { seat }, [uid, payment]) =>
        refuseSettling(g, seat, uid) ?? (payment && refusePaymentWith(g, seat, uid, payment)),
      act({ g }, { seat, ask: open }, [uid, payment]) {
        close(g, open)
        g.players[seat]!.choice = uid
        g.players[seat]!.payment = payment ?? null
      },
      label: (_, __, [uid]) => line('move.settle', { card: ref('card', uid) }),
    }),
    /** Chooses to reveal the top card of the deck. [RFTG-8.01, RFTG-8.23] */
    reveal: move({
      during: ['settle'],
      args: z.tuple([]),
      candidates: () => [[]],
      refusal: (g, { seat }) => (mayReveal(g, seat) ? undefined : refuse('RFTG-8.23', 'noReveal')),
      act({ g }, { seat, ask: open }) {
        close(g, open)
        g.players[seat]!.choice = 'reveal'
      },
      label: () => line('move.reveal'),
    }),
    /** Places nothing: no development, no world, no further world. [RFTG-7.02, RFTG-8.01, RFTG-21.01] */
    pass: move({
      during: ['develop', 'settle', 'extra'],
      args: z.tuple([]),
      candidates: () => [[]],
      refusal: () => undefined,
      act({ g }, { seat, ask: open }) {
        close(g, open)
        if (open.kind !== 'extra') g.players[seat]!.choice = 'nothing'
      },
      label: () => line('move.pass'),
    }),
    /** Conquers one world more with the Military left over. [RFTG-8.27, RFTG-8.28] */
    convoy: move({
      during: ['extra'],
      args: z.tuple([card]),
      candidates: (g, { seat }) => inHand(g, seat),
      refusal: (g, { seat }, [uid]) => refuseConvoy(g, seat, uid),
      act(env, { seat, ask: open }, [uid]) {
        const { g } = env
        close(g, open)
        g.players[seat]!.turn.used.push(unusedPowers(g, seat, 'settle', 'extraConquerLeftover')[0]!.ref)
        beginPlacing(env, seat, uid, 'convoy')
        afterExtra(g, seat)
      },
      label: (_, __, [uid]) => line('move.convoy', { card: ref('card', uid) }),
    }),
    /** Discards Terraforming Project to place one world more for nothing. [RFTG-8.25] */
    project: move({
      during: ['extra'],
      args: z.tuple([card]),
      candidates: (g, { seat }) => inHand(g, seat),
      refusal: (g, { seat }, [uid]) => refuseProject(g, seat, uid),
      act(env, { seat, ask: open }, [uid]) {
        const { g } = env
        close(g, open)
        const { card: project, ref: power } = projectOf(g, seat)!
        g.players[seat]!.turn.used.push(power)
        leaveTableau(g, seat, project)
        beginPlacing(env, seat, uid, 'project')
        afterExtra(g, seat)
      },
      label: (_, __, [uid]) => line('move.project', { card: ref('card', uid) }),
    }),
  },
} satisfies RaceChapter
