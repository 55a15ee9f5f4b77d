/** What players do. */
import * as z from 'zod/mini'
import * as kit from '../../kit/index.ts'
import { type Card, isSpark, type ToyState, type ToyStep, type ToyView } from '../state.ts'
import { card, seatRef } from './wording.ts'

const move = kit.moveOf<ToyState, ToyView>()
const cardArgs = z.tuple([z.string().check(z.maxLength(20))])
const inHand = (view: ToyView, seat: kit.SeatId) => view.players[seat]!.hand.filter(id => id !== null)
const notHeld = kit.refuse('TOY-1.02', 'notHeld')

function discardFrom(g: ToyState, pile: Card[], id: Card): void {
  pile.splice(pile.indexOf(id), 1)
  g.discard.push(id)
}

const answering: kit.MoveTable<ToyState, ToyView> = {
  /** Chooses a number card face down. [TOY-1.02, TOY-1.03] */
  choose: move({
    during: ['choose'],
    args: cardArgs,
    candidates: (view, { seat }) => inHand(view, seat).map(id => [id]),
    refusal(view, { seat }, [id]) {
      if (!inHand(view, seat).includes(id)) return notHeld
      return isSpark(id) ? kit.refuse('TOY-1.03', 'sparkChosen', { card: card(id) }) : undefined
    },
    act({ g }, { seat, ask }, [id]) {
      const player = g.players[seat]!
      player.chosen = player.hand.splice(player.hand.indexOf(id), 1)
      kit.close(g, ask)
    },
    label: (_view, _actor, [id]) => kit.line('move.choose', { card: card(id) }),
  }),
  /** Changes a card of the hand for the top card of the deck. [TOY-1.04] */
  swap: move({
    during: ['swap'],
    args: cardArgs,
    candidates: (view, { seat }) => inHand(view, seat).map(id => [id]),
    refusal: (view, { seat }, [id]) => (inHand(view, seat).includes(id) ? undefined : notHeld),
    act({ g, random }, { seat, ask }, [id]) {
      const { hand } = g.players[seat]!
      const drawn = kit.drawCards(g.deck, g.discard, 1, random)
      discardFrom(g, hand, id)
      hand.push(...drawn)
      kit.close(g, ask)
      kit.say(g, kit.line('log.swapped', { seat: seatRef(seat), card: card(id) }))
    },
    label: (_view, _actor, [id]) => kit.line('move.swap', { card: card(id) }),
  }),
  /** Plays a spark for 3 more; everybody has a new say. [TOY-2.01, TOY-2.02] */
  spark: move({
    during: ['react'],
    args: cardArgs,
    candidates: (view, { seat }) =>
      inHand(view, seat)
        .filter(isSpark)
        .map(id => [id]),
    refusal(view, { seat }, [id]) {
      if (!inHand(view, seat).includes(id)) return notHeld
      return isSpark(id) ? undefined : kit.refuse('TOY-2.01', 'notASpark', { card: card(id) })
    },
    act({ g }, { seat }, [id]) {
      const player = g.players[seat]!
      player.sparks.push(...player.hand.splice(player.hand.indexOf(id), 1))
      kit.say(g, kit.line('log.spark', { seat: seatRef(seat), card: card(id) }))
      kit.closeAll(g)
      kit.next<ToyStep>(g, { do: 'window' })
    },
    label: (_view, _actor, [id]) => kit.line('move.spark', { card: card(id) }),
  }),
  /** Plays no spark. [TOY-2.01] */
  pass: move({
    during: ['react'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act: ({ g }, { ask }) => kit.close(g, ask),
    label: () => kit.line('move.pass'),
  }),
  answer: kit.answerMove<ToyState, ToyView>({
    gift({ g }, { seat }, [to]) {
      if (to === undefined) return
      g.players[seat]!.score -= 1
      g.players[to]!.score += 1
      kit.say(g, kit.line('log.gave', { seat: seatRef(seat), to: seatRef(to) }))
      kit.next<ToyStep>(g, { do: 'askThanks', from: seat, seat: to })
    },
    thanks({ g }, { seat, memo }, [thanks]) {
      if (thanks === 'keep') return
      const from = String(memo!.from)
      g.players[seat]!.score -= 1
      g.players[from]!.score += 1
      kit.say(g, kit.line('log.returned', { seat: seatRef(seat), to: seatRef(from) }))
    },
    stack({ g }, { seat }, chosen) {
      for (const id of chosen) {
        for (const player of Object.values(g.players)) {
          player.chosen = player.chosen.filter(one => one !== id)
          player.sparks = player.sparks.filter(one => one !== id)
        }
        g.deck.push(id)
      }
      kit.say(g, kit.line('log.stacked', { seat: seatRef(seat), cards: chosen.map(card) }))
    },
  }),
}

/** A choice or a pass can be said in advance. [TOY-1.06] */
export const standing: kit.StandingRules<ToyView> = {
  kinds: ['choose', 'react', 'gift'],
  facts: {
    round: ({ round }) => round,
    score: ({ players }, _, of) => (Object.hasOwn(players, of) ? players[of]!.score : undefined),
    hand: ({ players }, seat) => players[seat]!.hand,
  },
  offers: () => [
    {
      label: kit.line('ahead.react'),
      act: kit.line('move.pass'),
      wish: { kinds: ['react'], move: 'pass', args: [] },
      until: [['round'], ['round', 'hand'], []],
    },
  ],
}

export const moves = { ...answering, ...kit.standingMoves(answering, standing) }
