/** Cards about hands and discards. */

import { ask, ref, refs, sayTo } from '../../../kit/index.ts'
import { type ActionCardId, isActionCard } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiView } from '../../state.ts'
import type { CardArgs, Moment } from '../../state-cards.ts'
import type { Payment } from '../../state-plans.ts'
import { discardActionCards } from '../action-cards.ts'
import { pay, payments, refusePayment } from '../payment.ts'
import { doNext } from '../steps.ts'
import { kindsIn } from '../windows/kinds.ts'
import { refuseWay } from '../windows/ways.ts'
import { copied, meant } from './copying.ts'
import { othersWith } from './dealing.ts'
import type { CardRule, OnSeat } from './types.ts'

/** [TI-56.02] */
const disclosure: CardRule<OnSeat> = {
  ways: (view, seat) => othersWith(view, seat, other => view.players[other]!.actionCards.length > 0),
  play: ({ g }, { by, args: { seat } }) => doNext(g, { do: 'disclose', seat: by, of: seat }),
}

const PRICE = 3

/** Kinds among the discards that could be played at this moment. */
const copyable = (view: TiView, { id }: Moment): ActionCardId[] =>
  [...new Set(view.discards.actionCards)].flatMap(card =>
    isActionCard(card) && card !== 'touch-of-genius' && kindsIn(id).includes(card) ? [card] : [],
  )

/** The rules of all cards, once there are all. */
type Rules = () => { readonly [card in ActionCardId]: CardRule }

/** It is any card of the discards. */
const touchOfGenius = (rules: Rules): CardRule => {
  const genius: CardRule<CardArgs & { copy: ActionCardId; price: Payment }> = {
    ways(view, seat, moment) {
      const [price] = payments(view, seat, PRICE, 'influence')
      if (!price) return []
      return copyable(view, moment).flatMap(copy =>
        rules()
          [copy].ways(view, seat, moment)
          .map(args => ({ ...args, copy, price })),
      )
    },
    refusal(view, seat, moment, args) {
      const { copy, price } = args
      const card = copyable(view, moment).find(one => one === copy)
      if (!card || !price) return refuseWay(genius, view, seat, moment, 'touch-of-genius')
      return (
        refusePayment(view, seat, PRICE, 'influence', price) ??
        refuseWay(rules()[card], view, seat, moment, card, meant(args))
      )
    },
    play(env, played) {
      const { copy, price } = played.args
      pay(env.g, played.by, price!)
      rules()[copy!].play(env, copied(played))
    },
  }
  return genius
}

export const handCards = (rules: Rules) => ({ disclosure, 'touch-of-genius': touchOfGenius(rules) }) as const

export const handRules = {
  steps: {
    /** Only the player of the card sees them. */
    disclose({ g, random }, { seat, of }) {
      // Nobody learns in which order they were drawn.
      const hand = random.Shuffle(g.players[of]!.actionCards)
      if (hand.length === 0) return
      const about = { seat: ref('seat', seat), other: ref('seat', of) }
      const full = line('log.seesHand', { ...about, cards: refs('actionCard', hand) })
      sayTo(g, [seat], full, line('log.looksAtHand', about))
      ask(g, {
        seat,
        kind: 'disclose',
        required: true,
        about: { seat: about.other },
        pick: { of: 'actionCard', options: [...new Set(hand)], min: 1, max: 1 },
        memo: { of },
      })
    },
  },
  answers: {
    disclose({ g }, { memo }, cards: ActionCardId[]) {
      discardActionCards(g, memo.of, cards)
    },
  },
} satisfies TiChapter
