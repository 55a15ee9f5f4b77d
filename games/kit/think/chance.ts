/** How bots choose: with chance, so that nobody can tell what one does next. */

/** Gives numbers in [0, 1). */
export type Chance = () => number

/** Something that can be done, and what it is worth. */
export interface Scored<T> {
  option: T
  score: number
}

/** One of the options, each as likely as its weight. */
export function byWeight<T>(options: readonly Scored<T>[], random: Chance): T | undefined {
  const total = options.reduce((sum, { score }) => sum + score, 0)
  let rest = random() * total
  for (const { option, score } of options) {
    rest -= score
    if (rest < 0) return option
  }
  return options.at(-1)?.option
}

/**
 * The best option most of the time, the almost as good ones now and then: at a `spread` of 0.1 something that is worth
 * 0.1 less is taken about a third as often.
 */
export function nearlyBest<T>(
  options: readonly Scored<T>[],
  spread: number,
  random: Chance,
): Scored<T> | undefined {
  if (options.length === 0) return undefined
  const best = Math.max(...options.map(({ score }) => score))
  return byWeight(
    options.map(option => ({ option, score: Math.exp((option.score - best) / spread) })),
    random,
  )
}
