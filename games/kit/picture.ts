/** Pictures of positions, for hosts that show one where nobody can play: drawn without letters, so that they need no language and no font. */
import type { SeatId } from './seats.ts'

/** What of a drawing is in sight, in its own units: an SVG's view box. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** How a game stands, as everybody may see it. */
export interface Picture {
  frame: Frame
  /** SVG elements. Nothing in them is what people have written. */
  svg: string
  /** What each seat has of what wins the game, and how much that takes. */
  points: readonly { seat: SeatId; count: number }[]
  goal: number
}

/** Draws what somebody who only watches sees. Declared as a method for the same reason as bots are. */
export type Draw<V> = { draw(view: V): Picture }['draw']

/** A symbol for each seat, in a square of 20, so that seats are told apart without colour. */
export const SEAT_SHAPES = [
  'M10 1.500l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500z',
  'M10 2.500l8.500 15h-17z',
  'M3 3h14v14H3z',
  'M10 1.500l8.500 8.500-8.500 8.500L1.500 10z',
  'M10 1.800l8.300 6-3.200 9.700H4.900L1.700 7.800z',
  'M5.500 2.200h9L19 10l-4.500 7.800h-9L1 10z',
  'M10 10m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
]

/** The colour of each seat where it is dark: the same as `--sb-seat-0` and so on in style sheets. */
export const SEAT_COLOURS = [
  '#f4b860',
  '#66c7f4',
  '#f08a9b',
  '#8fd694',
  '#c3a6ff',
  '#e7e36a',
  '#5fd6c4',
  '#c3cbd9',
]

/** The colour of a seat. */
export const seatColour = (seat: SeatId): string => SEAT_COLOURS[Number(seat) % SEAT_COLOURS.length]!

/** The mark of a seat, in a square of that size. */
export const seatMark = (seat: SeatId, { x, y }: { x: number; y: number }, size: number): string =>
  `<path d="${SEAT_SHAPES[Number(seat) % SEAT_SHAPES.length]!}" fill="${seatColour(seat)}" transform="translate(${x} ${y}) scale(${size / 20})"/>`
