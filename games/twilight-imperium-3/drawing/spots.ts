import type { Point } from './layout.ts'

/** Where planets lie in a system, and how large they are, by how many there are. */
const SPOTS: readonly { r: number; at: readonly Point[] }[] = [
  { r: 0, at: [] },
  { r: 27, at: [{ x: 0, y: -31 }] },
  {
    r: 23,
    at: [
      { x: -42, y: -29 },
      { x: 42, y: -29 },
    ],
  },
  {
    r: 18,
    at: [
      { x: -58, y: -8 },
      { x: 0, y: -50 },
      { x: 58, y: -8 },
    ],
  },
]

export const spotsOf = (planets: number) => SPOTS[Math.min(3, planets)]!
