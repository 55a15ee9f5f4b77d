/**
 * How a battle of two sides ends, exactly, where each side is told by the number of hits that it has taken: a table of
 * hits on both sides. Knows nothing of units.
 */
import sum from 'lodash/sum.js'

/** Chances of 0, 1, 2 … hits. */
export type Hits = readonly number[]

/** One side of a battle, by the hits it has taken: what it rolls, and what it has lost. The last entry: nobody is left. */
export interface Side {
  first: readonly Hits[]
  later: readonly Hits[]
  lost: readonly number[]
}

export interface BattleOdds {
  win: number
  lose: number
  /** Nobody is left. */
  none: number
  /** Resources lost on average, by the attacker and by the defender. */
  lossA: number
  lossB: number
}

const FACES = 10

/** Dice that need as much to hit; `again`: a miss is rolled once more. */
export interface Dice {
  count: number
  needed: number
  again?: boolean
}

/** How likely one of the dice hits. */
export function chanceOf({ needed, again }: Omit<Dice, 'count'>): number {
  const chance = Math.min(1, Math.max(0, (FACES + 1 - needed) / FACES))
  return again ? 1 - (1 - chance) ** 2 : chance
}

/** One more die: every number of hits comes from as many, or one fewer. */
const withDie = (hits: Hits, chance: number): number[] =>
  Array.from(
    { length: hits.length + 1 },
    (_, n) => (hits[n] ?? 0) * (1 - chance) + (hits[n - 1] ?? 0) * chance,
  )

/** Chances of hits of so many dice each. */
export const hitsOf = (dice: readonly Dice[]): Hits =>
  dice.reduce<Hits>(
    (hits, one) => {
      let all = hits
      for (let i = 0; i < one.count; i++) all = withDie(all, chanceOf(one))
      return all
    },
    [1],
  )

/** Chances of hits where more than `most` are as good as `most`. */
const capped = (hits: Hits, most: number): Hits =>
  hits.length <= most + 1 ? hits : [...hits.slice(0, most), sum(hits.slice(most))]

/** What is as good as impossible: large fleets have a thousand ways that no battle ever takes. */
const NEVER = 1e-15

/**
 * The odds from the beginning on; `begin` are the chances of hits before the first round. The chances of all hits on both
 * sides are carried on from round to round, so that only what can come about is looked at.
 */
export function battleOdds(
  a: Side,
  b: Side,
  begin: { onA: Hits; onB: Hits } = { onA: [1], onB: [1] },
): BattleOdds {
  const [mostA, mostB] = [a.lost.length - 1, b.lost.length - 1]
  const width = mostB + 1
  const reached = new Float64Array((mostA + 1) * width)
  const isOver = (i: number, j: number) => i === mostA || j === mostB
  const fight = (i: number, j: number, onA: Hits, onB: Hits, chance: number) => {
    for (let n = 0; n < onA.length; n++)
      for (let m = 0; m < onB.length; m++) reached[(i + n) * width + j + m]! += chance * onA[n]! * onB[m]!
  }
  for (const [i, p] of capped(begin.onA, mostA).entries())
    for (const [j, q] of capped(begin.onB, mostB).entries())
      if (isOver(i, j)) reached[i * width + j]! += p * q
      else fight(i, j, capped(b.first[j]!, mostA - i), capped(a.first[i]!, mostB - j), p * q)
  const odds: BattleOdds = { win: 0, lose: 0, none: 0, lossA: 0, lossB: 0 }
  const end = (i: number, j: number, how: 'win' | 'lose' | 'none', chance: number) => {
    odds[how] += chance
    odds.lossA += chance * a.lost[i]!
    odds.lossB += chance * b.lost[j]!
  }
  for (let i = 0; i <= mostA; i++)
    for (let j = 0; j <= mostB; j++) {
      const chance = reached[i * width + j]!
      if (chance < NEVER) continue
      if (isOver(i, j)) {
        end(i, j, i < mostA ? 'win' : j < mostB ? 'lose' : 'none', chance)
        continue
      }
      const onA = capped(b.later[j]!, mostA - i)
      const onB = capped(a.later[i]!, mostB - j)
      // A round without a hit is fought again. Where nobody can hit, nobody wins.
      const still = onA[0]! * onB[0]!
      if (still >= 1) end(i, j, 'none', chance)
      else fight(i, j, onA, onB, chance / (1 - still))
    }
  return odds
}

/** Both one after the other. */
export const together = (one: Hits, other: Hits): Hits => {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [m, p] of one.entries()) for (const [n, q] of other.entries()) sum[m + n]! += p * q
  return sum
}

/** So many hits for sure. */
export const exactly = (count: number): Hits =>
  Array.from({ length: count + 1 }, (_, i) => (i === count ? 1 : 0))

/** What is to be expected of several battles, each with its chance. */
export function expectedOf(all: readonly { odds: BattleOdds; chance: number }[]): BattleOdds {
  const mean = (part: keyof BattleOdds) => sum(all.map(({ odds, chance }) => chance * odds[part]))
  return {
    win: mean('win'),
    lose: mean('lose'),
    none: mean('none'),
    lossA: mean('lossA'),
    lossB: mean('lossB'),
  }
}
