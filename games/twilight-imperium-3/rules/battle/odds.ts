/**
 * The odds of battles, exactly, from what all can see: units, technologies, laws, visible abilities. With a fixed order of
 * losses a side is told by the number of hits it has taken, so a battle is a table of hits on both sides.
 */
import type { SeatId } from '../../../kit/index.ts'
import {
  type CargoKind,
  type Cell,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  SPACE_MINES,
  UNITS,
  type UnitKind,
} from '../../data/index.ts'
import { combatValue, diceTogether, type Situation } from '../../numbers/combat.ts'
import type { Counts, Fleet, TiView } from '../../state.ts'
import { countOf, kindsIn } from '../counts.ts'
import { isInfiltrated, rerollsOf } from '../leaders/landed.ts'
import { ownerOf, unitsOn } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { enemiesIn, fleetOf } from '../space.ts'
import { custodiansOf, isGuarded } from '../tactical/custodians.ts'
import { minesAgainst } from '../tactical/mines.ts'
import { GUARDS_NEED, type Guard } from '../tactical/neutrals.ts'
import { pdsInRange } from '../tactical/pds-range.ts'
import { soundOf } from './hits.ts'

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

const chanceOf = (needed: number) => Math.min(1, Math.max(0, (FACES + 1 - needed) / FACES))

/** One more die: every number of hits comes from as many, or one fewer. */
const withDie = (hits: Hits, chance: number): number[] =>
  Array.from(
    { length: hits.length + 1 },
    (_, n) => (hits[n] ?? 0) * (1 - chance) + (hits[n - 1] ?? 0) * chance,
  )

/** Chances of hits of so many dice each. */
export const hitsOf = (dice: readonly { count: number; needed: number }[]): Hits =>
  dice.reduce<Hits>(
    (hits, { count, needed }) => {
      let all = hits
      for (let i = 0; i < count; i++) all = withDie(all, chanceOf(needed))
      return all
    },
    [1],
  )

const END = { win: 0, lose: 0, none: 0, lossA: 0, lossB: 0 }
const PARTS = ['win', 'lose', 'none', 'lossA', 'lossB'] as const

const added = (sum: BattleOdds, more: BattleOdds, weight: number): BattleOdds => {
  const all = { ...sum }
  for (const part of PARTS) all[part] += weight * more[part]
  return all
}

/** The odds from some hits on each side on; `begin` are the chances of hits before the first round. */
export function battleOdds(
  a: Side,
  b: Side,
  begin: { onA: Hits; onB: Hits } = { onA: [1], onB: [1] },
): BattleOdds {
  const [mostA, mostB] = [a.lost.length - 1, b.lost.length - 1]
  const known: BattleOdds[][] = []
  const at = (i: number, j: number) => known[Math.min(i, mostA)]![Math.min(j, mostB)]!
  /** What a round leads to, where something is hit, and the chance that nothing is. */
  const round = (i: number, j: number, byA: Hits, byB: Hits) => {
    let sum: BattleOdds = END
    for (const [m, p] of byA.entries())
      for (const [n, q] of byB.entries()) if (m + n > 0) sum = added(sum, at(i + n, j + m), p * q)
    return { sum, still: byA[0]! * byB[0]! }
  }
  for (let i = mostA; i >= 0; i--) {
    known[i] = []
    for (let j = mostB; j >= 0; j--) {
      const losses = { lossA: a.lost[i]!, lossB: b.lost[j]! }
      if (i === mostA || j === mostB) {
        const [outA, outB] = [i === mostA, j === mostB]
        known[i]![j] = {
          ...losses,
          win: outB && !outA ? 1 : 0,
          lose: outA && !outB ? 1 : 0,
          none: outA && outB ? 1 : 0,
        }
        continue
      }
      const { sum, still } = round(i, j, a.later[i]!, b.later[j]!)
      // Where nobody can hit, nobody wins.
      known[i]![j] = still >= 1 ? { ...END, ...losses, none: 1 } : added(END, sum, 1 / (1 - still))
    }
  }
  let all: BattleOdds = END
  for (const [i, p] of begin.onA.entries())
    for (const [j, q] of begin.onB.entries()) {
      const [hitA, hitB] = [Math.min(i, mostA), Math.min(j, mostB)]
      if (hitA === mostA || hitB === mostB) {
        all = added(all, at(hitA, hitB), p * q)
        continue
      }
      const { sum, still } = round(hitA, hitB, a.first[hitA]!, b.first[hitB]!)
      all = added(added(all, sum, p * q), at(hitA, hitB), p * q * still)
    }
  return all
}

const worthOf = (kind: UnitKind) => (UNITS[kind].cost ?? 1) / (UNITS[kind].perCost ?? 1)

const worthOfAll = (ships: Counts<ShipKind>) =>
  kindsIn(ships).reduce((sum, kind) => sum + countOf(ships, kind) * worthOf(kind), 0)

/** The order in which ships are lost: damage that can be sustained first, then the cheapest. */
const LOSSES = [...SHIP_KINDS].sort((one, other) => worthOf(one) - worthOf(other))

/** A fleet of a battle, by the hits that it has taken. */
function sideOf(view: TiView, fleet: Fleet, situation: Situation): Side {
  const left: Counts<ShipKind> = { ...fleet.ships }
  const states: { ships: Counts<ShipKind>; lost: number }[] = [{ ships: { ...left }, lost: 0 }]
  for (const kind of LOSSES)
    for (let i = 0; i < soundOf(view, situation.seat, fleet, kind); i++)
      states.push({ ships: { ...left }, lost: 0 })
  let lost = 0
  for (const kind of LOSSES)
    for (let i = countOf(fleet.ships, kind); i > 0; i--) {
      left[kind] = i - 1
      lost += worthOf(kind)
      states.push({ ships: { ...left }, lost })
    }
  const roll = (round: number) =>
    states.map(({ ships }) => hitsOf(diceIn(view, ships, { ...situation, round })))
  return { first: roll(1), later: roll(2), lost: states.map(one => one.lost) }
}

const diceIn = (view: TiView, units: Counts<UnitKind>, situation: Situation) =>
  kindsIn(units)
    .filter(kind => countOf(units, kind) > 0)
    .map(kind => ({
      count: diceTogether(view, kind, countOf(units, kind), situation),
      needed: combatValue(view, kind, situation).total,
    }))

/** Chances of hits by PDS before the battle. */
const pdsHits = (view: TiView, by: SeatId, against: SeatId, cell: Cell): Hits => {
  const situation = { seat: by, against, cell, rollFor: 'pds', attacking: false } as const
  return hitsOf(
    pdsInRange(view, by, cell).flatMap(({ planet, count }) =>
      diceIn(view, { pds: count }, { ...situation, firedFrom: planet }),
    ),
  )
}

/** Both one after the other. */
const together = (one: Hits, other: Hits): Hits => {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [m, p] of one.entries()) for (const [n, q] of other.entries()) sum[m + n]! += p * q
  return sum
}

/** Fighters that an Anti-Fighter Barrage leaves, with the chance of that. [TI-17.07] */
function barraged(
  view: TiView,
  fleet: Fleet,
  by: Fleet,
  situation: Situation,
): { fleet: Fleet; chance: number }[] {
  const fighters = countOf(fleet.ships, 'fighter')
  const destroyers = countOf(by.ships, 'destroyer')
  if (fighters === 0 || destroyers === 0) return [{ fleet, chance: 1 }]
  const hits = hitsOf(diceIn(view, { destroyer: destroyers }, { ...situation, rollFor: 'barrage' }))
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

/** What mines leave of ships that come, with the chance of that: each of them but Fighters has a die. [TI-39.05] */
function mined(
  view: TiView,
  { seat, cell }: Situation,
  fleet: Fleet,
  coming: Counts<ShipKind>,
): { fleet: Fleet; chance: number }[] {
  if (minesAgainst(view, cell!, seat).length === 0) return [{ fleet, chance: 1 }]
  return kindsIn(coming)
    .filter(kind => kind !== 'fighter')
    .reduce(
      (all, kind) =>
        all.flatMap(({ fleet: one, chance }) =>
          hitsOf([
            { count: Math.min(countOf(coming, kind), countOf(one.ships, kind)), needed: SPACE_MINES.combat },
          ]).map((p, hits) => ({ fleet: hurt(view, seat, one, kind, hits), chance: chance * p })),
        ),
      [{ fleet, chance: 1 }],
    )
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

/** So many hits for sure. */
const exactly = (count: number): Hits => Array.from({ length: count + 1 }, (_, i) => (i === count ? 1 : 0))

/** One side of a battle that goes on: with other ships than there are now, after hits that it still has to take. */
export interface Combatant {
  seat: SeatId
  fleet?: Fleet
  hits?: number
}

/** How a battle ends that has begun, for one of its sides, if nobody plays a card or leaves. */
export function restOfBattle(view: TiView, own: Combatant, other: Combatant): BattleOdds {
  const { cell, attacker, round } = view.battle!
  const side = (of: Combatant, against: SeatId): Side => {
    const situation = {
      seat: of.seat,
      against,
      cell,
      rollFor: 'space',
      attacking: of.seat === attacker,
    } as const
    const made = sideOf(view, of.fleet ?? fleetOf(view, cell, of.seat), situation)
    return round > 0 ? { ...made, first: made.later } : made
  }
  return battleOdds(side(own, other.seat), side(other, own.seat), {
    onA: exactly(own.hits ?? 0),
    onB: exactly(other.hits ?? 0),
  })
}

export interface SpaceOdds extends BattleOdds {
  /** Whom it is fought against. */
  enemy: SeatId
}

/**
 * The battles in a system that a player's fleet comes to, each as if it were the only one. Those of its ships that are
 * `coming` meet the mines there, too.
 */
export function spaceOdds(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  coming: Counts<ShipKind> = {},
): SpaceOdds[] {
  const fleet = fleetOf(view, cell, seat)
  if (Object.keys(fleet.ships).length === 0) return []
  const onA = othersFrom(view, seat).reduce<Hits>(
    (hits, other) => together(hits, pdsHits(view, other, seat, cell)),
    [1],
  )
  return enemiesIn(view, cell, seat).map(enemy => {
    const theirs = fleetOf(view, cell, enemy)
    const mine = { seat, against: enemy, cell, rollFor: 'space', attacking: true } as const
    const other = { seat: enemy, against: seat, cell, rollFor: 'space', attacking: false } as const
    const begin = { onA, onB: pdsHits(view, seat, enemy, cell) }
    let all: BattleOdds = END
    for (const { fleet: left, chance } of mined(view, mine, fleet, coming)) {
      const lost = worthOfAll(fleet.ships) - worthOfAll(left.ships)
      for (const a of barraged(view, left, theirs, other))
        for (const b of barraged(view, theirs, left, mine)) {
          const odds = battleOdds(sideOf(view, a.fleet, mine), sideOf(view, b.fleet, other), begin)
          all = added(all, { ...odds, lossA: odds.lossA + lost }, chance * a.chance * b.chance)
        }
    }
    return { ...all, enemy }
  })
}

/** The chance to take a planet with what is landed there; undefined where nobody defends it. [TI-19.08 to TI-19.11] */
export function invasionOdds(
  view: TiView,
  seat: SeatId,
  { cell, planet, units }: { cell: Cell; planet: PlanetId; units: Counts<CargoKind> },
): BattleOdds | undefined {
  const enemy = ownerOf(view, planet)
  if (enemy === undefined || enemy === seat) return undefined
  const there = unitsOn(view, planet)
  const about = { cell, planet, rollFor: 'invasion' } as const
  const shots = hitsOf(
    diceIn(
      view,
      { pds: isInfiltrated(view, planet) ? 0 : countOf(there, 'pds') },
      { seat: enemy, against: seat, cell, planet, rollFor: 'pds', attacking: false },
    ),
  )
  return battleOdds(
    troops(view, units, { ...about, seat, against: enemy, attacking: true }),
    troops(view, there, { ...about, seat: enemy, against: seat, attacking: false }),
    { onA: shots, onB: [1] },
  )
}

/** Units that are nobody's. */
const guards = (guard: Guard, count: number): Side => {
  const roll = Array.from({ length: count + 1 }, (_, fallen) =>
    hitsOf([{ count: count - fallen, needed: GUARDS_NEED[guard] }]),
  )
  return { first: roll, later: roll, lost: roll.map(() => 0) }
}

/** The chance to beat the Custodians with what is there and what is landed; undefined where none are. [TI-45.02] */
export function custodianOdds(
  view: TiView,
  seat: SeatId,
  { cell, planet, units }: { cell: Cell; planet: PlanetId; units: Counts<CargoKind> },
): number | undefined {
  if (!isGuarded(view, planet)) return undefined
  const { fighter = 0, groundForce = 0 } = custodiansOf(view, planet)
  const about = { seat, cell, attacking: true } as const
  const space = sideOf(view, fleetOf(view, cell, seat), { ...about, rollFor: 'space' })
  const ground = troops(view, units, { ...about, planet, rollFor: 'invasion' })
  return (
    (fighter > 0 ? battleOdds(space, guards('fighter', fighter)).win : 1) *
    (groundForce > 0 ? battleOdds(ground, guards('groundForce', groundForce)).win : 1)
  )
}

/** How an invasion ends that goes on, for the attacker. */
export function invasionGoesOn(
  view: TiView,
  own: { units: Counts<UnitKind>; hits: number },
  other: { units: Counts<UnitKind>; hits: number },
): BattleOdds {
  const { cell, planet, attacker, defender } = view.invasion!
  const about = { cell, planet, rollFor: 'invasion' } as const
  return battleOdds(
    troops(view, own.units, { ...about, seat: attacker, against: defender, attacking: true }),
    troops(view, other.units, { ...about, seat: defender, against: attacker, attacking: false }),
    { onA: exactly(own.hits), onB: exactly(other.hits) },
  )
}

/** Hits where so many misses are rolled again: as easily as the first dice hit. [TI-52.11] */
function rolledAgain(dice: readonly { count: number; needed: number }[], again: number): Hits {
  const hits = hitsOf(dice)
  const [first] = dice
  if (again === 0 || !first) return hits
  const all = hits.map(() => 0)
  for (const [n, p] of hits.entries()) {
    const more = hitsOf([{ count: Math.min(again, hits.length - 1 - n), needed: first.needed }])
    for (const [m, q] of more.entries()) all[n + m]! += p * q
  }
  return all
}

const TROOPS = ['groundForce', 'shockTroop'] as const

function troops(view: TiView, units: Counts<UnitKind>, situation: Situation): Side {
  const left: Counts<UnitKind> = Object.fromEntries(TROOPS.map(kind => [kind, countOf(units, kind)]))
  const states = [{ ...left }]
  // Shock Troops fall first. [TI-38.05]
  for (const kind of [...TROOPS].reverse())
    for (let i = countOf(units, kind); i > 0; i--) {
      left[kind] = i - 1
      states.push({ ...left })
    }
  const again = situation.attacking ? rerollsOf(view, situation.planet!) : 0
  const roll = (round: number) =>
    states.map(one => rolledAgain(diceIn(view, one, { ...situation, round }), again))
  return { first: roll(1), later: roll(2), lost: states.map((_, i) => i / 2) }
}
