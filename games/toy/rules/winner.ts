/** What the highest total brings, and the end. TOY-3.01 to TOY-4.01. */
import * as kit from '../../kit/index.ts'
import type { Card, Player, ToyChapter, ToyState } from '../state.ts'
import { seatsOf } from './cards.ts'
import { card, seatRef } from './wording.ts'

const total = ({ chosen, sparks }: Player<Card>) => Number(chosen[0]) + 3 * sparks.length

export const winner = {
  steps: {
    score({ g, random }) {
      const best = Math.max(...Object.values(g.players).map(total))
      const winners = seatsOf(g).filter(seat => total(g.players[seat]!) === best)
      kit.next(g, { do: 'endRound' })
      if (winners.length > 1)
        return kit.say(g, kit.line('log.tie', { seats: winners.map(seatRef), total: best }))
      const [seat] = winners as [kit.SeatId]
      g.players[seat]!.score += 1
      kit.say(g, kit.line('log.scores', { seat: seatRef(seat), total: best }))
      if (g.bonus > 0) rollBonus({ g, random }, seat)
      kit.next(g, { do: 'askGift', seat }, { do: 'askStack', seat })
    },
    askGift({ g }, { seat }) {
      const others = seatsOf(g).filter(other => other !== seat)
      kit.ask(g, {
        seat,
        kind: 'gift',
        required: true,
        pick: { of: 'seat', options: others, min: 0, max: 1 },
      })
    },
    askThanks({ g }, { from, seat }) {
      const about = { from: seatRef(from) }
      const pick = { of: 'thanks', options: ['keep', 'return'], min: 1, max: 1 }
      kit.ask(g, { seat, kind: 'thanks', required: true, about, pick, memo: { from } })
    },
    askStack({ g }, { seat }) {
      const revealed = Object.values(g.players).flatMap(player => [...player.chosen, ...player.sparks])
      const pick = { of: 'card', options: revealed, min: 0, max: 2, ordered: true }
      kit.ask(g, { seat, kind: 'stack', required: true, pick })
    },
    endRound({ g }) {
      for (const player of Object.values(g.players)) {
        g.discard.push(...player.chosen.splice(0), ...player.sparks.splice(0))
      }
      if (g.round < g.rounds) return kit.next(g, { do: 'round' })
      endGame(g)
    },
  },
  answers: {
    gift({ g }, { seat }, [to]) {
      if (to === undefined) return
      g.players[seat]!.score -= 1
      g.players[to]!.score += 1
      kit.say(g, kit.line('log.gave', { seat: seatRef(seat), to: seatRef(to) }))
      kit.next(g, { do: 'askThanks', from: seat, seat: to })
    },
    thanks({ g }, { seat, memo: { from } }, [thanks]) {
      if (thanks === 'keep') return
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
  },
} satisfies ToyChapter

/** [TOY-4.01] */
export function endGame(g: ToyState): void {
  const scores = Object.fromEntries(Object.entries(g.players).map(([seat, { score }]) => [seat, score]))
  const best = Math.max(...Object.values(scores))
  const winners = seatsOf(g).filter(seat => scores[seat] === best)
  g.outcome = {
    winners,
    scores,
    line: kit.line('end.points', { seats: winners.map(seatRef), count: best }),
  }
}

function rollBonus({ g, random }: kit.Env<ToyState>, seat: kit.SeatId): void {
  const die = random.Die(6)
  const points = die >= 4 ? g.bonus : 0
  g.players[seat]!.score += points
  kit.say(g, kit.line('log.bonus', { seat: seatRef(seat), die, count: points }))
}
