/**
 * Where everybody goes who chooses in secret, knowing that all others choose well too: the Hunted and the Creature
 * learn from each other (multiplicative weights) until nobody gains by choosing otherwise. The averages are what
 * cannot be exploited.
 */

/** One of the Hunted, in turn order. Lists have a number for each of the ten places. */
export interface Chooser {
  /** Whether a place can be chosen. */
  can: readonly boolean[]
  gain: readonly number[]
  loss: readonly number[]
  reach: number
  /** Places explored. */
  count: number
}

/** Powers that only one of the Hunted can use, by index of the place. */
export interface Stakes {
  shared: readonly number[]
  /** What the Artemia token costs beside the power; null where it does not come. */
  discard: number | null
}

export interface Balance {
  /** How likely each of the Hunted explores each place. */
  goes: number[][]
  /** How likely the Creature token lies on each place. */
  hunts: number[]
}

const PLACES = 10
/** Small steps and many of them: with large ones the averages keep swinging, and who knows that exploits them. */
export const MANY_STEPS = 120
const STEP = 0.3

const zeros = () => new Array<number>(PLACES).fill(0)

export function balance(
  choosers: readonly Chooser[],
  { shared, discard }: Stakes,
  steps = MANY_STEPS,
): Balance {
  const sums = choosers.map(zeros)
  const average = choosers.map(zeros)
  const goes = choosers.map(({ can, count }) => spread(zeros(), can, count))
  const nobodyElse = choosers.map(zeros)
  const everywhere = zeros().map(() => true)
  const huntSums = zeros()
  const huntAverage = zeros()
  const denialSums = zeros()
  const hunts = spread(huntSums, everywhere, 1)
  const denied = discard === null ? zeros() : spread(denialSums, everywhere, 1)

  for (let step = 0; step < steps; step++) {
    const first = zeros().fill(1)
    const nobody = withoutEach(choosers, goes, nobodyElse)
    for (let c = 0; c < choosers.length; c++) {
      const { can, gain, loss, reach } = choosers[c]!
      for (let p = 0; p < PLACES; p++) {
        const there = goes[c]![p]!
        const use = gain[p]! * (shared.includes(p) ? first[p]! : 1)
        if (can[p]) {
          const met = hunts[p]! * reach
          const kept = 1 - denied[p]! * reach
          sums[c]![p]! +=
            (1 - met) * kept * use - (1 - kept) * (discard ?? 0) - met * (loss[p]! + nobodyElse[c]![p]!)
        }
        first[p]! *= 1 - there
        huntSums[p]! += there * reach * (use + loss[p]!)
        if (discard !== null) denialSums[p]! += there * reach * (use + discard)
      }
    }
    for (let p = 0; p < PLACES; p++) huntSums[p]! += 1 - nobody[p]!

    for (let c = 0; c < choosers.length; c++) {
      const { can, count } = choosers[c]!
      spread(sums[c]!, can, count, goes[c]!)
      for (let p = 0; p < PLACES; p++) average[c]![p]! += goes[c]![p]! / steps
    }
    spread(huntSums, everywhere, 1, hunts)
    if (discard !== null) spread(denialSums, everywhere, 1, denied)
    for (let p = 0; p < PLACES; p++) huntAverage[p]! += hunts[p]! / steps
  }
  return { goes: average, hunts: huntAverage }
}

/** How likely nobody can be met at each place; into `others`, for each one how likely none of the others can. */
function withoutEach(
  choosers: readonly Chooser[],
  goes: readonly number[][],
  others: readonly number[][],
): number[] {
  const before = zeros().fill(1)
  for (let c = 0; c < choosers.length; c++)
    for (let p = 0; p < PLACES; p++) {
      others[c]![p] = before[p]!
      before[p]! *= 1 - goes[c]![p]! * choosers[c]!.reach
    }
  const behind = zeros().fill(1)
  for (let c = choosers.length - 1; c >= 0; c--)
    for (let p = 0; p < PLACES; p++) {
      others[c]![p]! *= behind[p]!
      behind[p]! *= 1 - goes[c]![p]! * choosers[c]!.reach
    }
  return before
}

/** Shares that grow with the sums, `count` in all and none above 1. */
function spread(
  sums: readonly number[],
  can: readonly boolean[],
  count: number,
  shares: number[] = zeros(),
): number[] {
  let best = Number.NEGATIVE_INFINITY
  for (let p = 0; p < PLACES; p++) if (can[p] && sums[p]! > best) best = sums[p]!
  let total = 0
  for (let p = 0; p < PLACES; p++) {
    shares[p] = can[p] ? Math.exp(STEP * (sums[p]! - best)) : 0
    total += shares[p]!
  }
  for (let p = 0; p < PLACES; p++) shares[p] = Math.min(1, (count * shares[p]!) / Math.max(total, 1e-9))
  return shares
}
