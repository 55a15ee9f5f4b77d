/**
 * How a space battle may begin: with what mines and both Anti-Fighter Barrages have left. Large fleets may begin in
 * thousands of ways, and each is a battle of its own, so that only some stand for all.
 */
import groupBy from 'lodash/groupBy.js'
import minBy from 'lodash/minBy.js'
import sortBy from 'lodash/sortBy.js'
import sumBy from 'lodash/sumBy.js'
import type { SeatId } from '../../../kit/index.ts'
import type { ShipKind } from '../../data/index.ts'
import type { Situation } from '../../numbers/combat.ts'
import { mineValue } from '../../numbers/mines.ts'
import type { Counts, Fleet, TiView } from '../../state.ts'
import { countOf, isNone, kindsIn } from '../counts.ts'
import { minesAgainst } from '../tactical/mines.ts'
import { hitsOf } from './chances.ts'
import { capacityForHits, soundOf } from './hits.ts'
import { barragersIn } from './shots.ts'
import { diceIn, worthOfAll } from './sides.ts'

/** A fleet that fights. */
interface Meeting {
  fleet: Fleet
  situation: Situation
}

/** With those of its ships that meet mines. */
interface Coming extends Meeting {
  coming: Counts<ShipKind>
}

/** What is left of both fleets, with the chance of that. */
export interface Opening {
  a: Fleet
  b: Fleet
  chance: number
}

/** So many openings stand for all: chances to win of the largest fleets are right to about 0.02 by them. */
const MOST = 32

/** How much a fleet is worth before a battle: what it has cost, and the hits that it can take. */
const strengthOf = (view: TiView, seat: SeatId, fleet: Fleet) =>
  worthOfAll(fleet.ships) + capacityForHits(view, seat, fleet)

/**
 * At most `MOST`, each for as many neighbours in the balance of strength as have about the same chance together: the one
 * that is nearest to what they are on average.
 */
function fewOf(view: TiView, seats: { a: SeatId; b: SeatId }, all: readonly Opening[]): Opening[] {
  if (all.length <= MOST) return [...all]
  const judged = all.map(one => ({
    one,
    chance: one.chance,
    a: strengthOf(view, seats.a, one.a),
    b: strengthOf(view, seats.b, one.b),
  }))
  let before = 0
  const parts = groupBy(
    sortBy(judged, ({ a, b }) => a - b),
    ({ chance }) => {
      before += chance
      return Math.min(MOST - 1, Math.floor((before - chance / 2) * MOST))
    },
  )
  return Object.values(parts).map(part => {
    const chance = sumBy(part, 'chance')
    const mean = (of: 'a' | 'b') => sumBy(part, one => one.chance * one[of]) / chance
    const [a, b] = [mean('a'), mean('b')]
    return { ...minBy(part, one => Math.abs(one.a - a) + Math.abs(one.b - b))!.one, chance }
  })
}

/** Fighters that an Anti-Fighter Barrage leaves, with the chance of that. [TI-17.07] */
function barraged(
  view: TiView,
  fleet: Fleet,
  by: Fleet,
  situation: Situation,
): { fleet: Fleet; chance: number }[] {
  const fighters = countOf(fleet.ships, 'fighter')
  const shooters = barragersIn(by.ships)
  if (fighters === 0 || isNone(shooters)) return [{ fleet, chance: 1 }]
  const hits = hitsOf(diceIn(view, shooters, { ...situation, rollFor: 'barrage' }))
  const left = new Map<number, number>()
  for (const [n, p] of hits.entries()) {
    const count = Math.max(0, fighters - n)
    left.set(count, (left.get(count) ?? 0) + p)
  }
  return [...left].map(([fighter, chance]) => ({
    fleet: { ...fleet, ships: { ...fleet.ships, fighter } },
    chance,
  }))
}

/** Ships of a kind that take a hit each: those that can are damaged. */
function hurt(view: TiView, seat: SeatId, fleet: Fleet, kind: ShipKind, hits: number): Fleet {
  const damaged = Math.min(hits, soundOf(view, seat, fleet, kind))
  return {
    ...fleet,
    ships: { ...fleet.ships, [kind]: countOf(fleet.ships, kind) - (hits - damaged) },
    damaged: { ...fleet.damaged, [kind]: countOf(fleet.damaged, kind) + damaged },
  }
}

/** What mines leave of ships that come: each of them but Fighters has a die. [TI-39.05] */
function mined(
  view: TiView,
  { situation: { seat, cell }, coming }: Coming,
  against: SeatId,
  clear: Opening,
): Opening[] {
  if (minesAgainst(view, cell!, seat).length === 0) return [clear]
  const needed = mineValue(view, seat).total
  const ways = kindsIn(coming)
    .filter(kind => kind !== 'fighter')
    .reduce<Opening[]>(
      (all, kind) =>
        all.flatMap(one => {
          const count = Math.min(countOf(coming, kind), countOf(one.a.ships, kind))
          return hitsOf([{ count, needed }]).map((p, hits) => ({
            ...one,
            a: hurt(view, seat, one.a, kind, hits),
            chance: one.chance * p,
          }))
        }),
      [clear],
    )
  return fewOf(view, { a: seat, b: against }, ways)
}

/** The ways in which a battle of these fleets may begin; those of the first that are `coming` meet mines. */
export function openingsOf(view: TiView, one: Coming, other: Meeting): Opening[] {
  const seats = { a: one.situation.seat, b: other.situation.seat }
  const clear = { a: one.fleet, b: other.fleet, chance: 1 }
  const ways = mined(view, one, seats.b, clear).flatMap(way =>
    barraged(view, way.a, way.b, other.situation).flatMap(a =>
      barraged(view, way.b, way.a, one.situation).map(b => ({
        a: a.fleet,
        b: b.fleet,
        chance: way.chance * a.chance * b.chance,
      })),
    ),
  )
  return fewOf(view, seats, ways)
}
