/** Sabotage: another card has no effect. [TI-26.06, TI-26.07] */
import type { CardRule, Nothing } from './types.ts'

export const sabotage: CardRule<Nothing> = {
  ways(view, seat, { cause: { play } }) {
    const card = view.played.find(({ n }) => n === play)
    return card && card.by !== seat ? [{}] : []
  },
  play({ g }, { moment }) {
    g.played = g.played.map(one => (one.n === moment.cause.play ? { ...one, cancelled: true } : one))
  },
}
