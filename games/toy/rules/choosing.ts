/** A round begins, and everybody chooses a card. TOY-1.01 to TOY-1.06. */
import * as z from 'zod/mini'
import * as kit from '../../kit/index.ts'
import { isSpark, type ToyChapter, type ToyState, type ToyView } from '../state.ts'
import { inHand, notHeld, seatsOf } from './cards.ts'
import { card, seatRef } from './wording.ts'

const HAND = 3

const move = kit.moveOf<ToyState, ToyView>()

export const choosing = {
  steps: {
    round({ g, random }) {
      g.round += 1
      g.phase = 'choose'
      kit.say(g, kit.line('log.round', { round: g.round }))
      for (const seat of seatsOf(g)) {
        fillHand({ g, random }, seat)
        kit.ask(g, { seat, kind: 'choose', required: true, ...(g.blind && { blind: g.blind }) })
        kit.ask(g, { seat, kind: 'swap', required: false })
      }
      kit.next(g, { do: 'reveal' })
    },
  },
  moves: {
    /** Chooses a number card face down. [TOY-1.02, TOY-1.03] */
    choose: move({
      during: ['choose'],
      args: z.tuple([z.string().check(z.maxLength(20))]),
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
      args: z.tuple([z.string().check(z.maxLength(20))]),
      candidates: (view, { seat }) => inHand(view, seat).map(id => [id]),
      refusal: (view, { seat }, [id]) => (inHand(view, seat).includes(id) ? undefined : notHeld),
      act({ g, random }, { seat, ask }, [id]) {
        const { hand } = g.players[seat]!
        const drawn = kit.drawCards(g.deck, g.discard, 1, random)
        hand.splice(hand.indexOf(id), 1)
        g.discard.push(id)
        hand.push(...drawn)
        kit.close(g, ask)
        kit.say(g, kit.line('log.swapped', { seat: seatRef(seat), card: card(id) }))
      },
      label: (_view, _actor, [id]) => kit.line('move.swap', { card: card(id) }),
    }),
  },
} satisfies ToyChapter

function fillHand({ g, random }: kit.Env<ToyState>, seat: kit.SeatId): void {
  const { hand } = g.players[seat]!
  const drawn = kit.drawCards(g.deck, g.discard, HAND - hand.length, random)
  if (drawn.length === 0) return
  hand.push(...drawn)
  const params = { seat: seatRef(seat), count: drawn.length }
  const full = kit.line('log.drewThese', { seat: seatRef(seat), cards: drawn.map(card) })
  kit.sayTo(g, [seat], full, kit.line('log.drew', params))
}
