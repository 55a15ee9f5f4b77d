/** What is done between the questions. */
import * as kit from '../../kit/index.ts'
import type { Card, Player, ToyState, ToyStep } from '../state.ts'
import { card, seatRef } from './wording.ts'

const HAND = 3

const seatsOf = (g: ToyState) => Object.keys(g.players)
const total = ({ chosen, sparks }: Player<Card>) => Number(chosen[0]) + 3 * sparks.length

export const steps: kit.StepHandlers<ToyState, ToyStep> = {
  round({ g, random }) {
    g.round += 1
    g.phase = 'choose'
    kit.say(g, kit.line('log.round', { round: g.round }))
    for (const seat of seatsOf(g)) {
      fillHand({ g, random }, seat)
      kit.ask(g, { seat, kind: 'choose', required: true, ...(g.blind && { blind: g.blind }) })
      kit.ask(g, { seat, kind: 'swap', required: false })
    }
    kit.next<ToyStep>(g, { do: 'reveal' })
  },
  reveal({ g }) {
    g.phase = 'reveal'
    for (const seat of seatsOf(g)) {
      kit.say(g, kit.line('log.chose', { seat: seatRef(seat), card: card(g.players[seat]!.chosen[0]!) }))
    }
    kit.next<ToyStep>(g, { do: 'window' }, { do: 'score' })
  },
  window({ g }) {
    for (const seat of seatsOf(g)) {
      if (g.players[seat]!.hand.length > 0) kit.ask(g, { seat, kind: 'react', required: true })
    }
  },
  score({ g, random }) {
    const best = Math.max(...Object.values(g.players).map(total))
    const winners = seatsOf(g).filter(seat => total(g.players[seat]!) === best)
    kit.next<ToyStep>(g, { do: 'endRound' })
    if (winners.length > 1)
      return kit.say(g, kit.line('log.tie', { seats: winners.map(seatRef), total: best }))
    const [seat] = winners as [kit.SeatId]
    g.players[seat]!.score += 1
    kit.say(g, kit.line('log.scores', { seat: seatRef(seat), total: best }))
    if (g.bonus > 0) rollBonus({ g, random }, seat)
    kit.next<ToyStep>(g, { do: 'askGift', seat }, { do: 'askStack', seat })
  },
  askGift({ g }, { seat }) {
    const others = seatsOf(g).filter(other => other !== seat)
    kit.ask(g, { seat, kind: 'gift', required: true, pick: { of: 'seat', options: others, min: 0, max: 1 } })
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
    if (g.round < g.rounds) return kit.next<ToyStep>(g, { do: 'round' })
    const scores = Object.fromEntries(Object.entries(g.players).map(([seat, { score }]) => [seat, score]))
    const best = Math.max(...Object.values(scores))
    const winners = seatsOf(g).filter(seat => scores[seat] === best)
    g.outcome = {
      winners,
      scores,
      line: kit.line('end.points', { seats: winners.map(seatRef), count: best }),
    }
  },
}

function fillHand({ g, random }: kit.Env<ToyState>, seat: kit.SeatId): void {
  const { hand } = g.players[seat]!
  const drawn = kit.drawCards(g.deck, g.discard, HAND - hand.length, random)
  if (drawn.length === 0) return
  hand.push(...drawn)
  const params = { seat: seatRef(seat), count: drawn.length }
  const full = kit.line('log.drewThese', { seat: seatRef(seat), cards: drawn.map(card) })
  kit.sayTo(g, [seat], full, kit.line('log.drew', params))
}

function rollBonus({ g, random }: kit.Env<ToyState>, seat: kit.SeatId): void {
  const die = random.Die(6)
  const points = die >= 4 ? g.bonus : 0
  g.players[seat]!.score += points
  kit.say(g, kit.line('log.bonus', { seat: seatRef(seat), die, count: points }))
}
