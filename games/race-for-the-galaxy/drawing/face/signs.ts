/** Keywords and chromosomes, each as a sign: beside the picture, so that no crop takes them. About 20 by 20. */
import type { Keyword } from '../../cards.ts'

export type Marked = Keyword | 'chromosome'

export const MARKS: { readonly [M in Marked]: { d: string; ink: string; isFull?: boolean } } = {
  rebel: { d: 'M-4 8V-8L8-4-4 0', ink: '#ff8f7d', isFull: true },
  imperium: { d: 'M-7 6L-8-6-3-1 0-8 3-1 8-6 7 6z', ink: '#f1d06a', isFull: true },
  alien: { d: 'M0-8L8 6H-8zM0-2L3 3.500H-3z', ink: '#ffe76a' },
  uplift: { d: 'M-5-8q10 4 0 8t0 8M5-8q-10 4 0 8t0 8M-4-5h8M-4 5h8', ink: '#a8ee8c' },
  terraforming: { d: 'M0-7A7 7 0 0 0 0 7zM0-7A7 7 0 0 1 0 7', ink: '#7be3d0' },
  chromosome: { d: 'M-5-8Q0 0 5 8M5-8Q0 0-5 8', ink: '#a8ee8c' },
}
