/** The cards are revealed, and sparks are played on them. TOY-2.01 and TOY-2.02. */
import * as z from 'zod/mini'
import * as kit from '../../kit/index.ts'
import { isSpark, type ToyChapter, type ToyState, type ToyView } from '../state.ts'
import { inHand, notHeld, seatsOf } from './cards.ts'
import { card, seatRef } from './wording.ts'

const move = kit.moveOf<ToyState, ToyView>()

export const sparks = {
  steps: {
    reveal({ g }) {
      g.phase = 'reveal'
      for (const seat of seatsOf(g)) {
        kit.say(g, kit.line('log.chose', { seat: seatRef(seat), card: card(g.players[seat]!.chosen[0]!) }))
      }
      kit.next(g, { do: 'window' }, { do: 'score' })
    },
    window({ g }) {
      for (const seat of seatsOf(g)) {
        if (g.players[seat]!.hand.length > 0) kit.ask(g, { seat, kind: 'react', required: true })
      }
    },
  },
  moves: {
    /** Plays a spark for 3 more; everybody has a new say. [TOY-2.01, TOY-2.02] */
    spark: move({
      during: ['react'],
      args: z.tuple([z.string().check(z.maxLength(20))]),
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
        kit.next(g, { do: 'window' })
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
  },
} satisfies ToyChapter
