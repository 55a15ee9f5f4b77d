/** A fight as it is read: sides, rows of dice, what was lost. */
import type { SeatId } from '../../../kit/index.ts'
import { UNIT_KINDS, type UnitKind } from '../../data/index.ts'
import { isRun } from '../../rules/battle/dice.ts'
import { currentFight, forceOf } from '../../rules/battle/record.ts'
import { countOf, isNone } from '../../rules/counts.ts'
import type { Counts, Fight, Force, TiView, Volley } from '../../state.ts'

/** One die; its place among all dice of the fight. */
export interface ReadDie {
  value: number
  isHit: boolean
  place: number
}

/** All units of a kind of one side. */
export interface UnitRow {
  unit: UnitKind
  count: number
  damaged: number
  /** What a die must show; undefined where they do not roll. */
  needed?: number
  dice: ReadDie[]
  /** What dice showed that were rolled again. */
  before: readonly number[]
}

/** One side in an exchange. */
export interface ReadSide {
  seat: SeatId
  rows: UnitRow[]
  dice: number
  hits: number
  expected: number
  lost: Counts<UnitKind>
  hurt: Counts<UnitKind>
}

const FACES = 10

/** The dice of an exchange: those of the last one may still lie on the table. */
export const volleysOf = (view: TiView, fight: Fight, at: number): readonly Volley[] => {
  const { volleys } = fight.exchanges[at]!
  const isLast = at === fight.exchanges.length - 1
  return volleys.length === 0 && isLast && fight === currentFight(view) ? view.volleys : volleys
}

const diceIn = (volleys: readonly Volley[]): number =>
  volleys.reduce((sum, { groups }) => sum + groups.reduce((all, { dice }) => all + dice.length, 0), 0)

/** So many dice come before an exchange. */
export const diceBefore = (view: TiView, fight: Fight, at: number): number =>
  fight.exchanges.slice(0, at).reduce((sum, _, i) => sum + diceIn(volleysOf(view, fight, i)), 0)

/** The exchange in which a die was rolled. */
export function exchangeAt(view: TiView, fight: Fight, die: number): number {
  const at = fight.exchanges.findIndex((_, i) => die < diceBefore(view, fight, i + 1))
  return at < 0 ? fight.exchanges.length - 1 : at
}

/** What is there after an exchange. */
const forcesAfter = (view: TiView, fight: Fight, at: number, seat: SeatId): Force =>
  fight.exchanges[at + 1]?.forces[seat] ?? fight.end?.[seat] ?? forceOf(view, fight, seat)

const fewer = (before: Counts<UnitKind> = {}, after: Counts<UnitKind> = {}): Counts<UnitKind> =>
  Object.fromEntries(
    UNIT_KINDS.map(kind => [kind, countOf(before, kind) - countOf(after, kind)] as const).filter(
      ([, count]) => count > 0,
    ),
  )

/** Both sides of an exchange, the attacker first. */
export function sidesOf(view: TiView, fight: Fight, at: number): ReadSide[] {
  const exchange = fight.exchanges[at]!
  const volleys = volleysOf(view, fight, at)
  let place = diceBefore(view, fight, at)
  return [fight.attacker, fight.defender].map(seat => {
    const force = exchange.forces[seat] ?? { units: {} }
    const after = forcesAfter(view, fight, at, seat)
    const groups = volleys.filter(volley => volley.seat === seat).flatMap(volley => volley.groups)
    const kinds = UNIT_KINDS.filter(
      kind => countOf(force.units, kind) > 0 || groups.some(({ unit }) => unit === kind),
    )
    const rows = kinds.map((unit): UnitRow => {
      const group = groups.find(one => one.unit === unit)
      const dice = (group?.dice ?? []).map(value => ({
        value,
        isHit: value >= group!.needed,
        place: place++,
      }))
      return {
        unit,
        count: countOf(force.units, unit),
        damaged: countOf<UnitKind>(force.damaged, unit),
        ...(group && { needed: group.needed }),
        dice,
        before: group?.before ?? [],
      }
    })
    return {
      seat,
      rows,
      dice: rows.reduce((sum, { dice }) => sum + dice.length, 0),
      hits: rows.reduce((sum, { dice }) => sum + dice.filter(({ isHit }) => isHit).length, 0),
      expected: rows.reduce(
        (sum, { dice, needed = FACES + 1 }) =>
          sum + (dice.length * Math.min(FACES, Math.max(0, FACES + 1 - needed))) / FACES,
        0,
      ),
      lost: fewer(force.units, after.units),
      hurt: fewer(after.damaged, force.damaged),
    }
  })
}

/** Hits that somebody still has to take: of dice on the table, or of those taken up while others choose. */
export function hitsToTake(view: TiView, fight: Fight, seat: SeatId): number {
  const at = fight.exchanges.length - 1
  const { battle, invasion } = view
  if (
    at < 0 ||
    isRun(fight.exchanges[at]!.what) ||
    fight.exchanges[at]!.round < ((invasion ?? battle)?.round ?? 0)
  )
    return 0
  const sides = sidesOf(view, fight, at)
  const own = sides.find(one => one.seat === seat)!
  return isNone(own.lost) && isNone(own.hurt) ? sides.find(one => one !== own)!.hits : 0
}

/** Whether the hits of an exchange have not been taken yet. */
export const isOpenExchange = (view: TiView, fight: Fight, at: number): boolean =>
  fight.end === undefined && at === fight.exchanges.length - 1 && fight === currentFight(view)
