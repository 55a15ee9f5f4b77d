/** Phase II: Develop. Section 7. */
import * as z from 'zod/mini'
import { ask, close, type Env, moveOf, next, type Refusal, ref, type SeatId } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import type { RaceChapter, RaceState, RaceView, Uid } from '../state.ts'
import { designOf, isCard, printedPowers } from './deck.ts'
import { discardFromHand, draw, refuseCards, takeFromHand } from './gains.ts'
import { amountOf } from './powers.ts'
import { developmentPrice, mostOffDevelopment } from './prices.ts'
import { beginPhase } from './round.ts'
import { card, chosen } from './shapes.ts'
import type { RaceStep } from './steps.ts'
import { hasSecretTokens, spendToken, tokenPowers } from './tokens.ts'
import { sayCard, sayCards, tokenTerm } from './wording.ts'

/** Draws at the start, then everybody chooses at the same time. [RFTG-7.01, RFTG-7.02] */
function develop(env: Env<RaceState>, { time }: { time: 1 | 2 }): void {
  const { g } = env
  beginPhase(g, 'develop', time)
  for (const seat of g.order) draw(env, seat, amountOf(g, seat, 'develop', 'drawAtPhaseStart'))
  // Everybody with a hand is asked, whatever is in it: nobody learns from the question. [RFTG-20.03]
  for (const seat of g.order)
    if (g.players[seat]!.hand.length > 0) ask(g, { seat, kind: 'develop', required: true, blind: 'open' })
  next(g, { do: 'revealDevelop' })
}

/** Why a seat cannot choose a card now. [RFTG-7.02, RFTG-7.03, RFTG-7.05] */
export function refuseDevelopment(g: RaceView, seat: SeatId, uid: Uid): Refusal | undefined {
  const player = g.players[seat]!
  if (!player.hand.includes(uid)) return refuse('RFTG-7.02', 'notInHand')
  const { id, type } = designOf(uid)
  if (type !== 'development') return refuse('RFTG-7.02', 'noDevelopment', { card: ref('card', uid) })
  if (player.tableau.some(own => designOf(own).id === id))
    return refuse('RFTG-7.05', 'twice', { card: ref('card', uid) })
  const price = developmentPrice(g, seat, uid).total
  const have = player.hand.length - 1
  return Math.max(0, price - mostOffDevelopment(g, seat)) <= have
    ? undefined
    : refuse('RFTG-7.04', 'handShort', { price, count: have })
}

/** Shows what was chosen, and asks for the payment. [RFTG-7.02, RFTG-20.07] */
function revealDevelop(env: Env<RaceState>): void {
  const { g } = env
  const builders: SeatId[] = []
  const prepaid = new Map<SeatId, Uid[]>()
  for (const seat of g.order) {
    const player = g.players[seat]!
    const { choice, payment } = player
    player.choice = null
    player.payment = null
    if (choice === null || !isCard(choice)) continue
    builders.push(seat)
    if (payment) prepaid.set(seat, payment)
    takeFromHand(g, seat, [choice])
    player.tableau.push(choice)
    player.turn.fresh.push(choice)
    player.turn.placing = { card: choice, by: 'choice', as: 'paid', free: false }
    sayCard(g, seat, 'builds', choice)
  }
  const ships = g.orb ? builders.filter(seat => bringsTeam(g.players[seat]!.tableau.at(-1)!)) : []
  for (const seat of builders) {
    const payment = prepaid.get(seat)
    if (payment) pay(g, seat, payment)
    else askPayment(g, seat)
  }
  next(
    g,
    ...(ships.length > 0 ? [{ do: 'newTeams', seats: ships } as const] : []),
    ...builders.map((seat): RaceStep => ({ do: 'afterDevelop', seat })),
  )
}

/** Whether a development comes with a second survey team. [RFTG-19.12] */
export const bringsTeam = (card: Uid) => printedPowers(card, 'onPlace', 'addSurveyTeam') !== undefined

/** Asks for the payment, where there is something to choose. [RFTG-7.04] */
function askPayment(g: RaceState, seat: SeatId): void {
  const player = g.players[seat]!
  const { card: built } = player.turn.placing!
  const price = developmentPrice(g, seat, built).total
  const { hand } = player
  if (price === 0 || (price === hand.length && !hasSecretTokens(player))) {
    pay(g, seat, [...hand].slice(0, price))
    return
  }
  ask(g, {
    seat,
    kind: 'payDevelopment',
    required: true,
    about: { card: ref('card', built), count: price },
    // Too few cards: only a token helps.
    ...(price <= hand.length && { pick: { of: 'card', options: [...hand], min: price, max: price } }),
  })
}

function pay(g: RaceState, seat: SeatId, cards: readonly Uid[]): void {
  const { turn } = g.players[seat]!
  discardFromHand(g, seat, cards)
  sayCards(g, seat, 'pays', cards)
  turn.placed.push({ card: turn.placing!.card, by: 'choice', how: 'paid', boosts: 0 })
  turn.placing = null
}

/** Draws for what was built. [RFTG-7.06] */
function afterDevelop(env: Env<RaceState>, { seat }: { seat: SeatId }): void {
  draw(env, seat, amountOf(env.g, seat, 'develop', 'drawAfterPlacing'))
}

const move = moveOf<RaceState, RaceView>()

export const developRules = {
  steps: { develop, revealDevelop, afterDevelop },
  answers: {
    payDevelopment({ g }, { seat }, cards) {
      pay(g, seat, cards)
    },
  },
  moves: {
    /**
     * Chooses a development of the hand, face down. Who knows at once what to pay with names these cards too; the list of
     * legal moves leaves that to the question that comes otherwise. [RFTG-7.02, RFTG-7.04]
     */
    develop: move({
      during: ['develop'],
      args: chosen,
      candidates: (g, { seat }) => (g.players[seat]!.hand as Uid[]).map((uid): [string] => [uid]),
      refusal: (g, { seat }, [uid, payment]) =>
        refuseDevelopment(g, seat, uid) ??
        (payment && refuseCards(g, seat, uid, payment, developmentPrice(g, seat, uid).total, 'RFTG-7.04')),
      act({ g }, { seat, ask: open }, [uid, payment]) {
        close(g, open)
        g.players[seat]!.choice = uid
        g.players[seat]!.payment = payment ?? null
      },
      label: (_, __, [uid]) => line('move.develop', { card: ref('card', uid) }),
    }),
    /** Uses a token that makes the development cheaper. [RFTG-7.03, RFTG-19.09] */
    cheapenDevelopment: move({
      during: ['payDevelopment'],
      args: z.tuple([card]),
      candidates: (g, { seat }) => tokenPowers(g, seat, 'discountDevelopment').map(({ ref }) => [ref]),
      refusal: (g, { seat }, [by]) =>
        tokenPowers(g, seat, 'discountDevelopment').some(one => one.ref === by)
          ? undefined
          : refuse('RFTG-19.09', 'noSuchDiscount'),
      act({ g }, { seat, ask: open }, [by]) {
        close(g, open)
        const { token, power } = tokenPowers(g, seat, 'discountDevelopment').find(one => one.ref === by)!
        spendToken(g, seat, token)
        g.players[seat]!.turn.discounts.push({ token, amount: power.amount, left: 1 })
        askPayment(g, seat)
      },
      label(g, { seat }, [by]) {
        const { token, power } = tokenPowers(g, seat, 'discountDevelopment').find(one => one.ref === by)!
        return line('move.cheapen', { source: tokenTerm(token), count: power.amount })
      },
    }),
  },
} satisfies RaceChapter
