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
const ROUNDS = 120
const STEP = 0.3

const zeros = () => new Array<number>(PLACES).fill(0)

export function balance(choosers: readonly Chooser[], { shared, discard }: Stakes): Balance {
  const sums = choosers.map(zeros)
  const average = choosers.map(zeros)
  const goes = choosers.map(({ can, count }) => spread(zeros(), can, count))
  const everywhere = zeros().map(() => true)
  const huntSums = zeros()
  const huntAverage = zeros()
  const denialSums = zeros()
  let hunts = spread(huntSums, everywhere, 1)
  let denied = discard === null ? zeros() : spread(denialSums, everywhere, 1)

  for (let round = 0; round < ROUNDS; round++) {
    const first = zeros().fill(1)
    for (let c = 0; c < choosers.length; c++) {
      const { can, gain, loss, reach } = choosers[c]!
      for (let p = 0; p < PLACES; p++) {
        const there = goes[c]![p]!
        const use = gain[p]! * (shared.includes(p) ? first[p]! : 1)
        if (can[p]) {
          const met = hunts[p]! * reach
          const kept = 1 - denied[p]! * reach
          sums[c]![p]! +=
            (1 - met) * kept * use -
            (1 - kept) * (discard ?? 0) -
            met * (loss[p]! + nobodyBut(choosers, goes, c, p))
        }
        first[p]! *= 1 - there
        huntSums[p]! += there * reach * (use + loss[p]!)
        if (discard !== null) denialSums[p]! += there * reach * (use + discard)
      }
    }
    for (let p = 0; p < PLACES; p++) huntSums[p]! += 1 - nobodyBut(choosers, goes, -1, p)

    for (let c = 0; c < choosers.length; c++) {
      const { can, count } = choosers[c]!
      goes[c] = spread(sums[c]!, can, count)
      for (let p = 0; p < PLACES; p++) average[c]![p]! += goes[c]![p]! / ROUNDS
    }
    hunts = spread(huntSums, everywhere, 1)
    if (discard !== null) denied = spread(denialSums, everywhere, 1)
    for (let p = 0; p < PLACES; p++) huntAverage[p]! += hunts[p]! / ROUNDS
  }
  return { goes: average, hunts: huntAverage }
}

/** How likely none of the others can be met at a place. */
function nobodyBut(choosers: readonly Chooser[], goes: readonly number[][], but: number, p: number): number {
  let nobody = 1
  for (let c = 0; c < choosers.length; c++) if (c !== but) nobody *= 1 - goes[c]![p]! * choosers[c]!.reach
  return nobody
}

/** Shares that grow with the sums, `count` in all and none above 1. */
function spread(sums: readonly number[], can: readonly boolean[], count: number): number[] {
  let best = Number.NEGATIVE_INFINITY
  for (let p = 0; p < PLACES; p++) if (can[p] && sums[p]! > best) best = sums[p]!
  let total = 0
  const shares = zeros()
  for (let p = 0; p < PLACES; p++) {
    if (!can[p]) continue
    shares[p] = Math.exp(STEP * (sums[p]! - best))
    total += shares[p]!
  }
  for (let p = 0; p < PLACES; p++) shares[p] = Math.min(1, (count * shares[p]!) / Math.max(total, 1e-9))
  return shares
}
