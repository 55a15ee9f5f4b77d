import type { Pick } from './asks.ts'

/** All ways to take between `min` and `max` of `items`, in the order of the items. */
export function combinations<T>(items: readonly T[], min: number, max = min): T[][] {
  const found: T[][] = []
  const chosen: T[] = []
  const extend = (from: number) => {
    if (chosen.length >= min) found.push(chosen.slice())
    if (chosen.length === max) return
    const missing = Math.max(1, min - chosen.length)
    for (let i = from; i <= items.length - missing; i++) {
      chosen.push(items[i]!)
      extend(i + 1)
      chosen.pop()
    }
  }
  extend(0)
  return found
}

/** All orders of `items`. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map(rest => [item, ...rest]),
  )
}

/** Lists of choices stay this short: longer ones help nobody, and take their time. */
const LISTED_AT_MOST = 256

/** How many ways there are to take between `min` and `max` of `count` things. */
function waysOf(count: number, min: number, max: number): number {
  let all = 0
  let ways = 1
  for (let size = 0; size <= Math.min(max, count); size++) {
    if (size >= min) all += ways
    ways = (ways * (count - size)) / (size + 1)
  }
  return all
}

/**
 * All ways to take between `min` and `max` of `items`; where they are too many to list, some in which every item occurs:
 * neighbours in the order of the items, beginning anew after the last one.
 */
export function someCombinations<T>(items: readonly T[], min: number, max = min): T[][] {
  if (waysOf(items.length, min, max) <= LISTED_AT_MOST) return combinations(items, min, max)
  const found: T[][] = []
  for (let size = min; size <= Math.min(max, items.length); size++) {
    if (size === 0) found.push([])
    else if (size === items.length) found.push([...items])
    else
      for (let from = 0; from < items.length; from++)
        found.push(Array.from({ length: size }, (_, i) => items[(from + i) % items.length]!))
  }
  return found
}

/** Whether an answer has two options that cannot be chosen together. */
export const areApart = ({ apart = [] }: Pick, chosen: readonly string[]): boolean =>
  apart.some(group => chosen.filter(option => group.includes(option)).length > 1)

/** Whether an option of an answer comes before one that it comes `after`. */
export const isTooEarly = ({ after = {} }: Pick, chosen: readonly string[]): boolean =>
  chosen.some((option, i) => after[option] !== undefined && chosen.indexOf(after[option]) > i)

/**
 * What is chosen after somebody has pointed at an option: it goes if it was chosen before; otherwise it comes, and what
 * cannot be chosen with it makes room for it, and so does the oldest where there are too many.
 */
export function toggledIn(pick: Pick, chosen: readonly string[], option: string): string[] {
  if (chosen.includes(option)) return chosen.filter(one => one !== option)
  const beside = chosen.filter(one => !areApart(pick, [one, option]))
  return [...beside, option].slice(-pick.max)
}

/** Every possible answer to a pick without an order; some, where they are too many to list. */
export function answersTo(pick: Pick): string[][] {
  const { options, min, max, ordered } = pick
  const answers = ordered
    ? combinations(options, min, max).flatMap(permutations)
    : someCombinations(options, min, max)
  return answers.filter(chosen => !areApart(pick, chosen) && !isTooEarly(pick, chosen))
}
