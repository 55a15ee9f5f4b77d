/** Where the game leads: how the others will fare, when it ends, and how a prospect compares with them then. */
import type { SeatId } from '../../kit/index.ts'
import type { PhoenixView } from '../state.ts'
import type { Appraisal } from './appraisal.ts'
import { GOLD, type Mind, timesOf } from './measures.ts'
import { lastTurn, takeTurn } from './policy.ts'
import { type Prospect, prospectOf, tallyOf } from './prospect.ts'
import { WEIGHTS as W } from './weights.ts'

/** How somebody else fares, turn by turn; index 0 is now. */
interface Path {
  points: number[]
  people: (readonly number[])[]
  /** Aliens taken from the supply. */
  taken: number[]
}

/** Somebody else at the end of the game, if it ends with this round. */
export interface Finish {
  points: number
  people: readonly number[]
}

export interface Outlook {
  mind: Mind
  paths: Path[]
  /** How the others finish if it ends with this round; not looked at in a glimpse. */
  finishes: Finish[]
  /** Own turns until somebody else ends the game, the last one included. */
  horizon: number
  /** Aliens in the supply now. */
  aliens: number
}

/** Nobody thinks further ahead, in turns. */
const FAR = 32

export const SPECIES_COUNT = 5
const MOST = 24

/** How likely a number beats another one that is only guessed. */
const beats = (own: number, other: number, doubt: number) =>
  own <= 0 ? 0 : other <= 0 ? 1 : 1 / (1 + Math.exp((other - own) / doubt))

/** How far numbers of residents can be guessed wrong, so many turns ahead. */
export const doubtAfter = (turns: number) => 0.5 + 0.09 * turns

/** Points to expect for having `own` of a species where others have `others`. [SSP-16.04 to SSP-16.07] */
export function rankPoints(
  { first, second }: { first: number; second: number },
  own: number,
  others: readonly number[],
  doubt: number,
): number {
  if (own <= 0) return 0
  let none = 1
  let one = 0
  for (const other of others) {
    const beat = beats(own, other, doubt)
    one = one * beat + none * (1 - beat)
    none *= beat
  }
  return first * none + second * one
}

/** Aliens among residents. */
export const aliensOf = (people: readonly number[]) => {
  let sum = 0
  for (let s = 0; s <= GOLD; s++) sum += people[s]!
  return sum
}

/** Whether the player ends the game with this prospect; `aliens` are left in the supply. [SSP-15.01] */
export function ends({ c }: Appraisal, p: Prospect, aliens: number): boolean {
  const { end } = c.constants
  return p.score >= end.score || p.sites.length >= end.sectors || aliens <= end.aliensLeft
}

/** Turns that a player will still have until somebody ends the game, by a rule of thumb. */
export function turnsLeft({ c }: Appraisal, p: Prospect, aliens: number): number {
  const { end } = c.constants
  const byBuilding = (end.sectors - p.sites.length) * W.paceSector
  const byScore = (end.score - p.score) / (W.pacePoints + W.paceIncome * p.income.vp)
  const byAliens = (aliens - end.aliensLeft) / (W.paceAliens * (p.rivals + 1))
  return Math.max(1, Math.min(byBuilding, byScore, byAliens))
}

function pathOf(mind: Mind, p: Prospect, aliens: number, turns: number): { path: Path; end: number } {
  const { appraisal } = mind
  const path: Path = {
    points: [tallyOf(appraisal, p)],
    people: [p.people.slice()],
    taken: [0],
  }
  const before = aliensOf(p.people)
  for (let turn = 1; turn <= turns; turn++) {
    const taken = aliensOf(p.people) - before
    const left = aliens - taken * (p.rivals + 1)
    takeTurn(p, mind, timesOf(turnsLeft(appraisal, p, left)))
    path.points.push(tallyOf(appraisal, p))
    path.people.push(p.people.slice())
    path.taken.push(aliensOf(p.people) - before)
    if (ends(appraisal, p, left)) return { path, end: turn }
  }
  return { path, end: turns }
}

/** Points that one more resident brings by plurality, by species and number already there. */
function ranksOf({ c }: Appraisal, theirs: readonly (readonly number[])[], horizon: number): number[][] {
  const doubt = doubtAfter(horizon)
  return Array.from({ length: SPECIES_COUNT }, (_, species) => {
    const numbers = theirs.map(people => people[species]!)
    const points = Array.from({ length: MOST + 2 }, (_, own) =>
      rankPoints(c.constants.scoring, own, numbers, doubt),
    )
    return Array.from({ length: MOST + 1 }, (_, own) => points[own + 1]! - points[own]!)
  })
}

export interface Looking {
  appraisal: Appraisal
  g: PhoenixView
  seat: SeatId
  chance: () => number
  noise: number
}

/** Everybody else has one more turn after the one that ends the game, and knows that it is the last. [SSP-15.04] */
function finishOf(mind: Mind, p: Prospect, turns: number): Finish {
  const end = turns > 0 ? lastTurn(p, mind) : p
  return { points: tallyOf(mind.appraisal, end), people: end.people }
}

const others = ({ g, seat }: Looking) => g.order.filter(other => other !== seat)

/** The position as a seat sees it, with the others' games played on. */
export function outlookOf(looking: Looking): Outlook {
  const { appraisal, g, seat, chance, noise } = looking
  const even = Array.from({ length: SPECIES_COUNT }, () => new Array<number>(MOST + 1).fill(W.rank))
  const common = { appraisal, chance, noise }
  const aliens = aliensOf(Object.values(g.supply))
  const place = (one: SeatId) =>
    (g.order.indexOf(one) - g.order.indexOf(seat) + g.order.length) % g.order.length
  const mind = { ...common, rank: even }
  const paths = others(looking).map(other => {
    // After the trigger, those who come before the one who ended the game have a turn, the others none.
    const turns = g.endedBy === null ? FAR : place(other) < place(g.endedBy) ? 1 : 0
    const finish = finishOf(mind, prospectOf(appraisal, g, other), turns)
    return { finish, ...pathOf(mind, prospectOf(appraisal, g, other), aliens, turns) }
  })
  const horizon = g.endedBy === null ? Math.min(...paths.map(({ end }) => end)) + 1 : 1
  const rank = ranksOf(
    appraisal,
    paths.map(({ path }) => at(path.people, horizon)),
    horizon,
  )
  return {
    mind: { ...common, rank },
    paths: paths.map(({ path }) => path),
    finishes: paths.map(({ finish }) => finish),
    horizon,
    aliens,
  }
}

/** The same by rules of thumb, quickly: good enough for what is decided at first sight. */
export function glimpseOf(looking: Looking): Outlook {
  const { appraisal, g, chance, noise } = looking
  const aliens = aliensOf(Object.values(g.supply))
  const prospects = others(looking).map(other => prospectOf(appraisal, g, other))
  const turns = Math.min(...prospects.map(p => turnsLeft(appraisal, p, aliens)))
  const horizon = g.endedBy === null ? Math.ceil(turns) + 1 : 1
  const rank = ranksOf(
    appraisal,
    prospects.map(({ people }) => people.map(number => number + W.growth * (horizon - 1))),
    horizon,
  )
  const paths = prospects.map(({ people }) => ({ points: [0], people: [people], taken: [0] }))
  return { mind: { appraisal, chance, noise, rank }, paths, finishes: [], horizon, aliens }
}

/** What a list that goes on turn by turn has for a turn: at the end of it nothing changes any more. */
export const at = <T>(list: readonly T[], turn: number): T => list[Math.min(turn, list.length - 1)]!

/** How many own turns are left, this one included, when `taken` have been played. */
export function leftFor({ mind, horizon, aliens, paths }: Outlook, p: Prospect, taken: number): number {
  const others = paths.reduce((sum, path) => sum + at(path.taken, taken), 0)
  return Math.max(1, Math.min(horizon - taken, turnsLeft(mind.appraisal, p, aliens - others)))
}
