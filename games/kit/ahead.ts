/**
 * What a seat can say in advance, row by row, as a host shows it in one place: answers in advance (`standing.ts`) and
 * whatever a game has of its own beside them. Every row has ways of which one holds; the first is to be asked as usual.
 */
import isEqual from 'lodash/isEqual.js'
import { type Line, line } from './line.ts'
import type { SeatId } from './seats.ts'
import {
  type Facts,
  factIn,
  factLine,
  joined,
  type StandingInWords,
  type StandingRules,
  type StandingWish,
  subjectOf,
  wayLine,
} from './standing.ts'

/** What a seat can say of one matter in advance. */
export interface AheadRow {
  /** The same for the same matter. */
  id: string
  label: Line
  /** What label and ways do not say. */
  help?: Line
  /** The heading under which the row lies with its like; the rows of no heading are the usual ones. */
  group?: Line
  /** The first: nothing is said, and the seat is asked. One of them holds now. */
  ways: AheadWay[]
  /** Why what was said does not answer a question that is open now. */
  held: Line[]
}

export interface AheadWay {
  label: Line
  isNow: boolean
  /** The move that says so; it answers no question. */
  move: string
  args: unknown[]
}

/** The rows of answers in advance: those that a game offers, and whatever else the seat has said. */
export function standingRows<V>(
  rules: StandingRules<V>,
  given: readonly StandingInWords[],
  view: V,
  seat: SeatId,
): AheadRow[] {
  const offers = rules.offers?.(view, seat) ?? []
  const offered = offers.map(({ wish, act, until, ...row }): AheadRow => {
    const said = given.find(one => isEqual(subjectOf(one.wish), subjectOf(wish)))
    const ways = until.map((names): AheadWay => {
      const lasts = factsOf(rules, view, seat, names)
      const whole = { ...wish, guards: {}, lasts }
      return {
        label: wayLine(act, whole),
        isNow: said !== undefined && isEqual(termsOf(said.wish), termsOf(whole)),
        move: 'setStanding',
        args: [whole],
      }
    })
    return { id: JSON.stringify(subjectOf(wish)), ...row, ...rowOf(said, ways) }
  })
  const others = given.flatMap((said): AheadRow[] =>
    offers.some(({ wish }) => isEqual(subjectOf(wish), subjectOf(said.wish)))
      ? []
      : [
          {
            id: JSON.stringify(subjectOf(said.wish)),
            label: joined(
              'standing.and',
              said.wish.kinds.map(kind => line(`ahead.${kind}`)),
            ),
            ...rowOf(said, []),
          },
        ],
  )
  return [...offered, ...others]
}

/** The ways of a row, led by the one that says nothing; what was said and is not among them has one of its own. */
function rowOf(
  said: StandingInWords | undefined,
  ways: AheadWay[],
): Pick<AheadRow, 'ways' | 'held' | 'help'> {
  const isOwn = said !== undefined && !ways.some(({ isNow }) => isNow)
  const own = isOwn ? [{ label: said.whole, isNow: true, move: 'setStanding', args: [said.wish] }] : []
  const ask: AheadWay = {
    label: line('standing.ask'),
    isNow: said === undefined,
    move: 'dropStanding',
    args: said ? [said.id] : [],
  }
  const guards = Object.keys(said?.wish.guards ?? {})
  return {
    ways: [ask, ...ways, ...own],
    held: said?.held ?? [],
    ...(guards.length > 0 && {
      help: line('standing.onlyIf', {
        facts: joined(
          'standing.and',
          guards.map(fact => factLine(fact)),
        ),
      }),
    }),
  }
}

const termsOf = ({ guards, lasts }: Pick<StandingWish, 'guards' | 'lasts'>) => [
  Object.keys(guards).sort(),
  Object.keys(lasts).sort(),
]

const factsOf = <V>({ facts }: StandingRules<V>, view: V, seat: SeatId, names: readonly string[]): Facts =>
  Object.fromEntries(names.map(name => [name, factIn(facts, view, seat, name) ?? null]))
