import type { Pick } from './asks.ts'

/** All ways to take between `min` and `max` of `items`, in the order of the items. */
export function combinations<T>(items: readonly T[], min: number, max = min): T[][] {
  const found: T[][] = []
  const extend = (from: number, chosen: T[]) => {
    if (chosen.length >= min) found.push(chosen)
    if (chosen.length === max) return
    for (let i = from; i < items.length; i++) extend(i + 1, [...chosen, items[i]!])
  }
  extend(0, [])
  return found
}

/** All orders of `items`. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map(rest => [item, ...rest]),
  )
}

/** Every possible answer to a pick. */
export function answersTo({ options, min, max, ordered }: Pick): string[][] {
  const chosen = combinations(options, min, max)
  return ordered ? chosen.flatMap(permutations) : chosen
}
