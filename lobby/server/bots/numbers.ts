import { createHash } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Numbers in [0, 1) that follow from words: what is thought with them can be thought again. */
export function numbersOf(words: string): () => number {
  const generator = xoroshiro128plus(createHash('sha256').update(words).digest().readInt32BE())
  return () => uniformInt(generator, 0, 2 ** 30 - 1) / 2 ** 30
}
