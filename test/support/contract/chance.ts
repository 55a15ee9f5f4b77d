import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Seeded chance for random play. Not the chance of the game, which comes from boardgame.io. */
export interface Chance {
  /** A whole number from 0 to `below` minus 1. */
  int(below: number): number
  /** True once in `times`. */
  oneIn(times: number): boolean
  /** In [0, 1), as bots take it. */
  number(): number
  pick<T>(from: readonly T[]): T
  /** Up to `count` different elements. */
  sample<T>(from: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
}

/** The same words give the same chance. */
export function chanceOf(seed: string): Chance {
  const rng = xoroshiro128plus(hash(seed))
  const int = (below: number) => uniformInt(rng, 0, below - 1)
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list]
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = int(i + 1)
      const swapped = mixed[i]!
      mixed[i] = mixed[j]!
      mixed[j] = swapped
    }
    return mixed
  }
  return {
    int,
    oneIn: times => int(times) === 0,
    number: () => int(2 ** 30) / 2 ** 30,
    pick: from => from[int(from.length)]!,
    sample: (from, count) => shuffle(from).slice(0, count),
    shuffle,
  }
}

/** FNV-1a. */
function hash(words: string): number {
  let value = 0x811c9dc5
  for (const char of words) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  return value
}
