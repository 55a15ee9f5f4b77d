import { type Asks, visibleAsks } from './asks.ts'
import { type Log, readableLog } from './log.ts'
import type { SeatId } from './seats.ts'
import { ownStanding, type Standing } from './standing.ts'
import type { KitState } from './state.ts'

/**
 * Deny-by-default views. A table names every field of a state and says what a reader sees of it; a field that the
 * table does not name is a type error, and is not sent.
 */

/** Who reads: a seat, or null for a spectator; with the whole state, for rules that depend on it. */
export interface Reader<S> {
  seat: SeatId | null
  state: S
}

/** What a reader sees of a value. Returning undefined leaves the field out. */
export type Sight<S, T, R = unknown> = (value: T, reader: Reader<S>) => R

/** A sight for every field of `T`. */
export type Sights<S, T> = { [K in keyof T]-?: Sight<S, Exclude<T[K], undefined>> }

/** Everybody sees it as it is. The same reference is handed on, so that unchanged parts cost nothing to compare. */
export const open = <T>(value: T): T => value

/** Nobody sees it. */
export const hidden = (): undefined => undefined

/** A hidden pile shows only how many cards it has: an array of as many nulls. */
export type Masked<T> = T | null

const piles: null[][] = []

/** Everybody sees how many there are, nobody what they are. Piles of a size are the same object: comparing them costs nothing. */
export function countOnly({ length }: readonly unknown[]): null[] {
  piles[length] ??= Object.freeze(new Array<null>(length).fill(null)) as null[]
  return piles[length]
}

/** Applies a table to a value: the parts of `T` that the reader sees. */
export function fields<S, T extends object>(table: Sights<S, T>): Sight<S, T, Partial<T>> {
  const names = Object.keys(table) as (keyof T & string)[]
  return (value, reader) => {
    const seen: Partial<T> = {}
    for (const name of names) {
      const field = value[name]
      if (field === undefined) continue
      const sight = table[name] as Sight<S, unknown>
      const part = sight(field, reader)
      if (part !== undefined) seen[name] = part as T[typeof name]
    }
    return seen
  }
}

/** What readers see of that which every game keeps. The first lines of the table of a game: `...kitSights`. */
export const kitSights = {
  rulesVersion: open,
  phase: open,
  asks: (asks: Asks, { seat }: Reader<unknown>) => visibleAsks(asks, seat),
  lastAsk: hidden,
  steps: hidden,
  log: (log: Log, { seat }: Reader<unknown>) => readableLog(log, seat),
  standing: (standing: Standing, reader: Reader<unknown>) => ownStanding(standing, reader),
  outcome: open,
} satisfies Sights<unknown, KitState>

/** A map from seats: every value is seen through a sight that knows whose it is. */
export function bySeat<S, T>(sight: (owner: SeatId) => Sight<S, T>): Sight<S, Record<SeatId, T>> {
  const sights: Record<SeatId, Sight<S, T>> = {}
  return (map, reader) => {
    const seen: Record<SeatId, unknown> = {}
    for (const owner of Object.keys(map)) {
      sights[owner] ??= sight(owner)
      seen[owner] = sights[owner](map[owner]!, reader)
    }
    return seen
  }
}

/** The owner sees it as it is, everybody else through `other`. */
export const ownerElse =
  <S, T>(owner: SeatId, other: Sight<S, T>): Sight<S, T> =>
  (value, reader) =>
    reader.seat === owner ? value : other(value, reader)

/**
 * What the owner sees of a thing, and what all others do, each made once as long as the thing is the same object: who
 * compares views finds the same parts. For sights that depend on nothing but the thing and on whose it is.
 */
export function twoSided<S, T extends object>(owner: SeatId, sight: Sight<S, T>): Sight<S, T> {
  const [own, others] = [new WeakMap<T, unknown>(), new WeakMap<T, unknown>()]
  return (value, reader) => {
    // What can still change in place, as in a move or in a game without boardgame.io, is looked at anew.
    if (!Object.isFrozen(value)) return sight(value, reader)
    const known = reader.seat === owner ? own : others
    const seen = known.get(value) ?? sight(value, reader)
    known.set(value, seen)
    return seen
  }
}

/** Seen as it is where `condition` holds, else through `other`. */
export const openIf =
  <S, T>(condition: (reader: Reader<S>) => boolean, other: Sight<S, T>): Sight<S, T> =>
  (value, reader) =>
    condition(reader) ? value : other(value, reader)
