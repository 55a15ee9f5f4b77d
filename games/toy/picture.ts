/** Everybody's score as a pile of cards, for links. */
import { type Draw, seatColour, seatMark } from '../kit/picture.ts'
import type { ToyView } from './state.ts'

const [WIDE, HIGH, GAP] = [60, 24, 8]

export const draw: Draw<ToyView> = ({ players, rounds }) => {
  const seats = Object.keys(players)
  const bottom = rounds * (HIGH + GAP)
  const piles = seats.map((seat, i) => {
    const x = i * (WIDE + GAP)
    const cards = Array.from(
      { length: players[seat]!.score },
      (_, n) =>
        `<rect x="${x}" y="${bottom - (n + 1) * (HIGH + GAP)}" width="${WIDE}" height="${HIGH}" rx="4" fill="${seatColour(seat)}"/>`,
    )
    return seatMark(seat, { x: x + WIDE / 4, y: bottom + GAP }, WIDE / 2) + cards.join('')
  })
  return {
    frame: { x: 0, y: 0, width: seats.length * (WIDE + GAP), height: bottom + WIDE },
    svg: piles.join(''),
    points: seats.map(seat => ({ seat, count: players[seat]!.score })),
    goal: rounds,
  }
}
