/** What faces are drawn with. */

/** A drawing around 0 0, in one ink: what is shaded, what is full and what is only a line. */
export interface Drawing {
  soft?: string
  solid?: string
  lines?: string
}

/** A number as it stands in a path. */
export const n = (x: number): number => Math.round(x * 10) / 10

/** A circle as a part of a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

/** A dot, for lines with round ends. */
export const dot = (x: number, y: number): string => `M${n(x)} ${n(y)}h.01`

/** The place so far from a centre, in a direction; 0 is up. */
export const around = (cx: number, cy: number, r: number, turn: number): [number, number] => [
  n(cx + r * Math.sin(turn)),
  n(cy - r * Math.cos(turn)),
]

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Numbers between two bounds that follow from a text: the same text gives the same numbers everywhere. */
export type Dice = (from: number, to: number) => number

export function diceOf(text: string): Dice {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}

const path = (d: string | undefined, attributes: string) => (d ? `<path d="${d}" ${attributes}/>` : '')

/** A drawing in an ink, at a place and scale. */
export const drawn = (
  { soft, solid, lines }: Drawing,
  { x, y, scale, ink, width }: { x: number; y: number; scale: number; ink: string; width: number },
): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${path(soft, `fill="${ink}" fill-opacity=".18"`)}${path(solid, `fill="${ink}" fill-rule="evenodd" stroke-width="${n(width / 3)}"`)}${path(lines, '')}</g>`
