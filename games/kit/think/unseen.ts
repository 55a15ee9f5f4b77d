/** Filling in by guess what a view leaves out of that which every game keeps: see `determinize` of a game's module. */
import { type Ask, type Asks, keepAnswer } from '../asks.ts'
import { anyPlayIn, type MoveTable } from '../moves.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'

/** What a view does not say of a question: to others what it offers, and to nobody what it remembers. */
export type Unsaid = Partial<globalThis.Pick<Ask, 'pick' | 'memo'>>

/** The questions of a view in whole, but for the answers of others. Whatever others have answered was required. */
export function askedInWhole<A extends Ask>(asks: Asks, unsaid: (ask: Ask) => Unsaid): Asks<A> {
  return asks.map(({ answered, ...seen }) => {
    const ask: Ask = Object.assign(seen, unsaid(seen))
    if (answered) ask.required = true
    return ask as A
  })
}

/** Gives every question that a view shows as answered some answer that is legal in `g`, where the reader knows none. */
export function answerByGuess<S extends V & KitState, V extends { asks: Asks }>(
  moves: MoveTable<S, V>,
  g: S,
  seen: Asks,
  random: () => number,
): void {
  for (const { id, seat, answered, answer } of seen) {
    if (!answered || answer) continue
    const [ask] = g.asks.filter(one => one.id === id) as [Ask]
    const play = anyPlayIn<S, V>(moves, { ...g, asks: [ask] }, seat, random)
    if (play) keepAnswer(g, id, { move: play.move, args: play.args.slice(1) })
  }
}

/** The number of the last question, as far as a view tells: later ones have others. */
export const lastAskIn = (asks: Asks): number => asks.reduce((last, { id }) => Math.max(last, id), 0)

/** The questions of everybody but a seat, asked anew: whoever guesses what others do has no use for guessed answers. */
export function withoutAnswersOfOthers(asks: Asks, seat: SeatId): Asks {
  return asks.map(({ answer, ...ask }) => (answer && ask.seat === seat ? { ...ask, answer } : ask))
}
