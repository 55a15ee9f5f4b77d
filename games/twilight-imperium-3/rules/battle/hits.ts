/** Hits are taken: ships are damaged or destroyed. TI-17.13, TI-9.14, TI-9.20. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, SHIP_KINDS, type ShipKind, WINDOWS } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import type { InForce } from '../../numbers/modifiers.ts'
import { sustains } from '../../numbers/units.ts'
import type { Counts, Effect, Fleet, TiState, TiView } from '../../state.ts'
import type { Cause } from '../../state-cards.ts'
import { addTo, countOf, isNone, kindsIn, sumOfCounts, totalOf } from '../counts.ts'
import { effectsOf } from '../effects.ts'
import { fleetOf, ownFleet, tidyFleet } from '../space.ts'
import { doNext } from '../steps.ts'
import { troopsFall } from '../technology/fallen.ts'
import { noteWrecks } from '../technology/racial/salvage.ts'
import { troopsIn } from '../troops.ts'
import type { WindowStep } from '../windows/steps.ts'
import { systemRef, unitsLine } from '../words.ts'

/** How hits are taken; `laden` are the places of laden ships among those destroyed. */
export interface Taken {
  destroy: Counts<ShipKind>
  sustain: Counts<ShipKind>
  laden: number[]
}

/** Ships of a player's fleet that can still sustain damage. [TI-9.20] */
export const soundOf = (g: InForce, seat: SeatId, { ships, damaged }: Fleet, kind: ShipKind): number =>
  sustains(g, seat, kind) ? countOf(ships, kind) - countOf(damaged, kind) : 0

/** Hits that a player's fleet can take at all. */
export function capacityForHits(g: InForce, seat: SeatId, fleet: Fleet, only?: ShipKind): number {
  if (only) return countOf(fleet.ships, only)
  return totalOf(fleet.ships) + SHIP_KINDS.reduce((sum, kind) => sum + soundOf(g, seat, fleet, kind), 0)
}

/** The laden ships of a kind, by their places. */
export const ladenOf = ({ laden }: Fleet, kind: ShipKind): number[] =>
  laden.flatMap(({ ship }, place) => (ship === kind ? [place] : []))

/** What a `takeHits` question says of the hits. */
export interface Hits {
  cell: Cell
  hits: number
  only?: ShipKind
  /** So many go past the Fighters to other ships. */
  past?: number
}

/** The effect by which the first hits go to a Dreadnought. */
const breachOf = (view: Pick<TiView, 'battle' | 'effects'>, seat: SeatId, cell: Cell): Effect | undefined =>
  view.battle?.cell === cell
    ? effectsOf(view, 'into-the-breach').find(({ by, count }) => by === seat && count! > 0)
    : undefined

/** Hits that a Dreadnought must take, as far as one can. */
function forcedHits(
  view: Pick<TiView, 'battle' | 'effects' | 'laws' | 'players' | 'space'>,
  seat: SeatId,
  { cell, hits, only }: Hits,
): number {
  const breach = only ? undefined : breachOf(view, seat, cell)
  if (!breach) return 0
  const fleet = fleetOf(view, cell, seat)
  const most = countOf(fleet.ships, 'dreadnought') + soundOf(view, seat, fleet, 'dreadnought')
  return Math.min(breach.count!, hits, most)
}

/** Hits that must go past the Fighters, as far as other ships can take them. */
function hitsPast(
  view: InForce & Pick<TiView, 'space'>,
  seat: SeatId,
  { cell, hits, past = 0 }: Hits,
): number {
  const fleet = fleetOf(view, cell, seat)
  return Math.min(past, hits, capacityForHits(view, seat, fleet) - countOf(fleet.ships, 'fighter'))
}

const takenPast = ({ destroy, sustain }: Pick<Taken, 'destroy' | 'sustain'>): number =>
  totalOf(destroy) + totalOf(sustain) - countOf(destroy, 'fighter')

/** Why hits cannot be taken like this. [TI-17.13] */
export function refuseTaken(
  view: TiView,
  seat: SeatId,
  { cell, hits, only, past }: Hits,
  taken: Taken,
): Refusal | undefined {
  const fleet = fleetOf(view, cell, seat)
  const { destroy, sustain, laden } = taken
  if (kindsIn(sustain).some(kind => countOf(sustain, kind) > soundOf(view, seat, fleet, kind)))
    return refuse('TI-9.20', 'cannotSustain')
  if (only && (!isNone(sustain) || kindsIn(destroy).some(kind => kind !== only)))
    return refuse('TI-17.07', 'onlyFighters')
  if (kindsIn(destroy).some(kind => countOf(destroy, kind) > countOf(fleet.ships, kind)))
    return refuse('TI-17.13', 'noSuchShips')
  const wanted = Math.min(hits, capacityForHits(view, seat, fleet, only))
  const forced = forcedHits(view, seat, { cell, hits: wanted, ...(only && { only }) })
  if (countOf(destroy, 'dreadnought') + countOf(sustain, 'dreadnought') < forced)
    return refuse('TI-26.02', 'forcedHits', { count: forced })
  const others = hitsPast(view, seat, { cell, hits: wanted, ...(past && { past }) })
  if (takenPast(taken) < others) return refuse('TI-26.02', 'pastFighters', { count: others })
  if (totalOf(destroy) + totalOf(sustain) !== wanted) return refuse('TI-17.13', 'hitsLeft', { count: wanted })
  if (new Set(laden).size !== laden.length || laden.some(place => !fleet.laden[place]))
    return refuse('TI-17.13', 'noSuchShips')
  for (const kind of SHIP_KINDS) {
    const named = laden.filter(place => fleet.laden[place]!.ship === kind).length
    const lost = countOf(destroy, kind)
    const empty = countOf(fleet.ships, kind) - ladenOf(fleet, kind).length
    if (named > lost || lost - named > empty) return refuse('TI-9.14', 'nameLaden')
  }
  return undefined
}

/** So many of a kind can be destroyed, or damaged. */
interface Place {
  kind: ShipKind
  what: 'destroy' | 'sustain'
  most: number
}

/** Ways to take hits, for lists: every number of each kind; of laden ships those with least aboard go first. */
export function waysToTake(view: TiView, seat: SeatId, { cell, hits, only, past }: Hits): Taken[] {
  const fleet = fleetOf(view, cell, seat)
  const wanted = Math.min(hits, capacityForHits(view, seat, fleet, only))
  const kinds = only ? [only] : kindsIn(fleet.ships)
  const places = kinds.flatMap((kind): Place[] => [
    { kind, what: 'destroy', most: countOf(fleet.ships, kind) },
    ...(only ? [] : [{ kind, what: 'sustain', most: soundOf(view, seat, fleet, kind) } as const]),
  ])
  const forced = forcedHits(view, seat, { cell, hits: wanted, ...(only && { only }) })
  const others = hitsPast(view, seat, { cell, hits: wanted, ...(past && { past }) })
  return spreadOver(fleet, places, wanted).filter(
    taken =>
      countOf(taken.destroy, 'dreadnought') + countOf(taken.sustain, 'dreadnought') >= forced &&
      takenPast(taken) >= others,
  )
}

/** Ways to lose so many ships of some kinds, without damage. */
export function waysToLose(
  view: Pick<TiView, 'space'>,
  seat: SeatId,
  { cell, hits }: Hits,
  kinds: readonly ShipKind[],
): Taken[] {
  const fleet = fleetOf(view, cell, seat)
  const places = kinds.map((kind): Place => ({ kind, what: 'destroy', most: countOf(fleet.ships, kind) }))
  const most = places.reduce((sum, place) => sum + place.most, 0)
  return spreadOver(fleet, places, Math.min(hits, most))
}

function spreadOver(fleet: Fleet, places: readonly Place[], wanted: number): Taken[] {
  const found: Taken[] = []
  const extend = (at: number, left: number, taken: Pick<Taken, 'destroy' | 'sustain'>) => {
    if (found.length >= LISTED_AT_MOST) return
    const place = places[at]
    if (!place) {
      if (left === 0) found.push({ ...taken, laden: lightest(fleet, taken.destroy) })
      return
    }
    const rest = places.slice(at + 1).reduce((sum, { most }) => sum + most, 0)
    for (let count = Math.min(place.most, left); count >= Math.max(0, left - rest); count--)
      extend(at + 1, left - count, {
        ...taken,
        ...(count > 0 && { [place.what]: { ...taken[place.what], [place.kind]: count } }),
      })
  }
  extend(0, wanted, { destroy: {}, sustain: {} })
  return found
}

const LISTED_AT_MOST = 256

/** Laden ships to lose where so many ships are lost: as few as can be, with least aboard. */
export function lightest(fleet: Fleet, destroy: Counts<ShipKind>): number[] {
  return kindsIn(destroy).flatMap(kind => {
    const laden = ladenOf(fleet, kind)
    const empty = countOf(fleet.ships, kind) - laden.length
    const aboard = (place: number) => totalOf(fleet.laden[place]!.cargo)
    return laden
      .toSorted((one, other) => aboard(one) - aboard(other))
      .slice(0, Math.max(0, countOf(destroy, kind) - empty))
  })
}

/** Destroys a ship of a kind, with as little aboard as can be. */
export function loseOne(g: TiState, seat: SeatId, cell: Cell, kind: ShipKind): void {
  const destroy = { [kind]: 1 }
  takeHits(g, seat, cell, { destroy, sustain: {}, laden: lightest(fleetOf(g, cell, seat), destroy) })
}

/** Everything that a player has in a system. */
export function loseFleet(g: TiState, seat: SeatId, cell: Cell): void {
  const { ships, laden } = fleetOf(g, cell, seat)
  takeHits(g, seat, cell, { destroy: { ...ships }, sustain: {}, laden: laden.map((_, place) => place) })
}

/** A fleet after hits have been taken, for those who think about it. */
export function fleetAfter(fleet: Fleet, { destroy, sustain, laden }: Taken): Fleet {
  const ships = { ...fleet.ships }
  const damaged = sumOfCounts(fleet.damaged, sustain)
  for (const kind of kindsIn(destroy)) {
    const count = countOf(destroy, kind)
    addTo(ships, kind, -count)
    addTo(damaged, kind, -Math.min(count, countOf(damaged, kind)))
  }
  return { ships, damaged, laden: fleet.laden.filter((_, place) => !laden.includes(place)) }
}

/** Damages and destroys. Of ships that are alike, damaged ones go first. [TI-9.23] */
export function takeHits(g: TiState, seat: SeatId, cell: Cell, { destroy, sustain, laden }: Taken): void {
  const fleet = ownFleet(g, cell, seat)
  for (const kind of kindsIn(sustain)) {
    const count = countOf(sustain, kind)
    addTo(fleet.damaged, kind, count)
    markLaden(fleet, kind)
  }
  if (!isNone(sustain)) say(g, line('log.sustains', { seat: ref('seat', seat), units: unitsLine(sustain) }))
  if (g.battle?.cell === cell) doNext(g, ...windowsAfter(g, seat, cell, { destroy, sustain }))
  const breach = breachOf(g, seat, cell)
  if (breach) {
    const count = Math.max(0, breach.count! - totalOf(sustain) - totalOf(destroy))
    g.effects = g.effects.map(effect => (effect === breach ? { ...breach, count } : effect))
  }
  const lost = laden.map(place => fleet.laden[place]!)
  for (const kind of kindsIn(destroy)) {
    const named = lost.filter(({ ship }) => ship === kind)
    const plain = countOf(destroy, kind) - named.length
    const hurtLaden = fleet.laden.filter(one => one.ship === kind && one.damaged).length
    const hurtPlain = countOf(fleet.damaged, kind) - hurtLaden
    addTo(fleet.ships, kind, -countOf(destroy, kind))
    addTo(fleet.damaged, kind, -named.filter(({ damaged }) => damaged).length - Math.min(plain, hurtPlain))
  }
  fleet.laden = fleet.laden.filter(one => !lost.includes(one))
  const cargo = sumOfCounts(...lost.map(one => one.cargo))
  noteWrecks(g, seat, cell, destroy)
  if (!isNone(destroy))
    say(
      g,
      line('log.loses', {
        seat: ref('seat', seat),
        units: unitsLine(sumOfCounts<ShipKind | keyof typeof cargo>(destroy, cargo)),
        system: systemRef(g, cell),
      }),
    )
  tidyFleet(g, cell, seat)
  troopsFall(g, seat, troopsIn(cargo))
}

/** Cards answer damage, and with those of the expansion losses as well. [W14] */
function windowsAfter(
  { options }: TiState,
  seat: SeatId,
  cell: Cell,
  { destroy, sustain }: Pick<Taken, 'destroy' | 'sustain'>,
): WindowStep[] {
  const more = options.expansionCards === true
  const window = (cause: Cause): WindowStep => ({
    do: 'window',
    id: WINDOWS.shipsHit,
    cause: { cell, seat, ...cause },
  })
  return [
    ...(isNone(sustain) ? [] : [window({ damaged: { ...sustain } })]),
    ...(isNone(destroy) || !more ? [] : [window({ lost: { ...destroy } })]),
  ]
}

/** Where all empty ships of a kind are damaged, the next damage is on a laden one. */
function markLaden(fleet: Fleet, kind: ShipKind): void {
  const laden = fleet.laden.filter(({ ship }) => ship === kind)
  const empty = countOf(fleet.ships, kind) - laden.length
  const sound = laden.filter(({ damaged }) => !damaged)
  const over = countOf(fleet.damaged, kind) - empty - (laden.length - sound.length)
  for (const ship of sound.slice(0, Math.max(0, over))) ship.damaged = true
}
