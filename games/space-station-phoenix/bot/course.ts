/** The course of the game after something is done: how likely the player wins who goes on with a prospect. */
import { diceOf } from './dice.ts'
import { type Times, timesOf } from './measures.ts'
import {
  aliensOf,
  at,
  doubtAfter,
  ends,
  type Finish,
  type Outlook,
  rankPoints,
  SPECIES_COUNT,
  turnsLeft,
} from './outlook.ts'
import { playTurn, takeTurn, waysOf } from './policy.ts'
import { copyOf, type Prospect, tallyOf } from './prospect.ts'

/** A course: where it began, with so many Aliens. */
interface Course {
  outlook: Outlook
  had: number
}

/** Aliens that the supply has left by what the player has taken alone. */
const leftBy = ({ outlook, had }: Course, p: Prospect) => outlook.aliens - (aliensOf(p.people) - had)

/** What there is to reckon with in a turn; undefined where the game is over before it. */
function timesAt(course: Course, p: Prospect, turn: number): Times | undefined {
  const { mind, horizon, paths } = course.outlook
  if (turn >= horizon) return undefined
  const left = leftBy(course, p) - paths.reduce((sum, path) => sum + at(path.taken, turn), 0)
  if (ends(mind.appraisal, p, left)) return undefined
  return timesOf(Math.max(1, Math.min(horizon - turn, turnsLeft(mind.appraisal, p, left))))
}

/** Whether the player ends the game before anybody else has a turn. */
const endsAtOnce = (course: Course, p: Prospect) =>
  course.outlook.horizon > 1 && ends(course.outlook.mind.appraisal, p, leftBy(course, p))

/** How likely the player wins when a prospect is played on; 1 is for sure. `p` is used up. */
export function playOn(outlook: Outlook, p: Prospect, before: readonly number[]): number {
  const course = { outlook, had: aliensOf(before) }
  return endsAtOnce(course, p) ? ending(outlook, p) : goOn(course, p, 1)
}

function goOn(course: Course, p: Prospect, first: number): number {
  const { outlook } = course
  let turn = first
  for (let times = timesAt(course, p, turn); times; times = timesAt(course, p, turn)) {
    takeTurn(p, outlook.mind, times)
    turn += 1
  }
  return standing(outlook, p, turn)
}

/** How far ahead ways to play are tried out: in so many turns so many ways. */
export interface Depth {
  turns: number
  ways: number
}

/** The same for a player who tries out the next turns, too; all that is tried has the same luck. */
export function playOnWell(
  outlook: Outlook,
  p: Prospect,
  before: readonly number[],
  { turns, ways }: Depth,
  luck: number,
): number {
  const course = { outlook, had: aliensOf(before) }
  const best = (here: Prospect, turn: number): number => {
    const times = timesAt(course, here, turn)
    if (!times) return standing(outlook, here, turn)
    const mind = { ...outlook.mind, chance: diceOf(luck + turn) }
    if (turn > turns) return goOn({ ...course, outlook: { ...outlook, mind } }, here, turn)
    let most = Number.NEGATIVE_INFINITY
    for (const way of waysOf(here, mind, times, ways)) {
      const after = copyOf(here)
      playTurn(after, { ...mind, chance: diceOf(luck + turn) }, way, times)
      most = Math.max(most, best(after, turn + 1))
    }
    return most
  }
  return endsAtOnce(course, p) ? ending(outlook, p) : best(p, 1)
}

/** By how many points a prospect is ahead of the best of the others. */
function marginOf({ mind }: Outlook, p: Prospect, others: readonly Finish[], doubt: number): number {
  const { appraisal } = mind
  const { scoring } = appraisal.c.constants
  const people = [p.people, ...others.map(one => one.people)]
  const points = [tallyOf(appraisal, p), ...others.map(one => one.points)]
  for (let species = 0; species < SPECIES_COUNT; species++) {
    const numbers = people.map(one => one[species]!)
    for (let i = 0; i < people.length; i++)
      points[i]! += rankPoints(
        scoring,
        numbers[i]!,
        numbers.filter((_, other) => other !== i),
        doubt,
      )
  }
  const [own, ...rest] = points as [number, ...number[]]
  return own - Math.max(...rest)
}

/** How a prospect compares with the others after so many turns. */
function standing(outlook: Outlook, p: Prospect, turn: number): number {
  const others = outlook.paths.map(path => ({ points: at(path.points, turn), people: at(path.people, turn) }))
  const margin = marginOf(outlook, p, others, doubtAfter(turn))
  // Whoever is sure to win had better be done with it, and whoever is sure to lose still wants the points.
  return 1 / (1 + Math.exp(-margin / (6 + 0.6 * turn))) + 0.0005 * Math.min(0, margin) - 0.0003 * turn
}

/** Where a game ends with this round, this far the numbers of residents can still be guessed wrong. */
const LAST_DOUBT = 0.25

/** The margin if the game ends with this round: hardly anything is open. */
export const lastMargin = (outlook: Outlook, p: Prospect): number =>
  marginOf(outlook, p, outlook.finishes, LAST_DOUBT)

/** Points that the others may make more of their last turns, and of what is done before, than was guessed. */
const SURPRISE = 4

/** What ending a game that is lost is worth less than the worst way to go on: there something may happen yet. */
const SURRENDER = 0.1

/** How likely the player wins who ends the game now. */
function ending(outlook: Outlook, p: Prospect): number {
  const margin = lastMargin(outlook, p) - SURPRISE
  return 1 / (1 + Math.exp(-margin / 3)) - (margin < 0 ? SURRENDER : 0)
}
