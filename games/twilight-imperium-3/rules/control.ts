/** Planets change hands. TI-7.02 to TI-7.05, TI-7.12, TI-19.11. */
import { ref, refs, type SeatId, say } from '../../kit/index.ts'
import type { GroundKind, PlanetId } from '../data/index.ts'
import { line } from '../line.ts'
import { lawOf } from '../numbers/laws.ts'
import { hasAbility } from '../numbers/modifiers.ts'
import type { Counts, TiState } from '../state.ts'
import { FAKE } from './artifacts.ts'
import { notePlanet } from './chronicle.ts'
import { addTo, countOf, isNone } from './counts.ts'
import { removeCounter } from './domains/counters.ts'
import { unitsOnMap } from './limits.ts'
import { holdPlanet, homePlanetsOf, ownerOf, unitsOn } from './planets.ts'
import { dismissCustodians } from './tactical/custodians.ts'
import { gainTradeGoods } from './trade-goods.ts'
import { gainPoints } from './victory.ts'
import { unitsLine } from './words.ts'

/** Saar find a trade good on every planet that they gain. [TI-30.10] */
const SCAVENGED = 1

/** Destroys units on a planet. `by` is who did it, for what that is worth to objectives. */
export function destroyOn(g: TiState, planet: PlanetId, units: Counts<GroundKind>, by?: SeatId): void {
  if (isNone(units)) return
  const held = g.planets[planet]!
  for (const [kind, count] of Object.entries(units) as [GroundKind, number][]) addTo(held.units, kind, -count)
  say(
    g,
    line('log.losesOn', {
      seat: ref('seat', held.by),
      units: unitsLine(units),
      planet: ref('planet', planet),
    }),
  )
  if (countOf(units, 'spaceDock') === 0) return
  delete held.dockSince
  if (by === undefined || by === held.by) return
  g.players[by]!.deeds.push({ event: 'enemySpaceDockDestroyed', of: held.by })
  if (unitsOnMap(g, held.by, 'spaceDock') === 0)
    g.players[by]!.deeds.push({ event: 'lastEnemySpaceDockDestroyed', of: held.by })
}

/** A player gains control; what is left of the one before is destroyed. The card comes exhausted. [TI-7.03] */
export function gainPlanet(g: TiState, planet: PlanetId, by: SeatId): void {
  const before = ownerOf(g, planet)
  if (before === by) return
  if (before !== undefined) destroyOn(g, planet, { ...unitsOn(g, planet) }, by)
  holdPlanet(g, planet, by)
  dismissCustodians(g, planet)
  removeCounter(g, planet)
  notePlanet(g, planet, by)
  g.players[by]!.deeds.push({ event: 'planetGained', ...(before !== undefined && { of: before }) })
  say(g, line('log.gainsPlanet', { seat: ref('seat', by), planet: ref('planet', planet) }))
  // Abilities do not count before the first round. [TI-47.01]
  if (hasAbility(g, by, 'scavenge') && !g.early) gainTradeGoods(g, by, SCAVENGED)
  moveHolyPoint(g, planet, before, by)
  moveCrown(g, planet, by)
  turnUpArtifact(g, planet, by)
  moveArtifact(g, planet, before, by)
}

/** The point of the Holy Planet of Ixth goes with control of it. [TI-27.12] */
function moveHolyPoint(g: TiState, planet: PlanetId, from?: SeatId, to?: SeatId): void {
  if (lawOf(g, 'holy-planet-of-ixth')?.planet !== planet) return
  if (from !== undefined) gainPoints(g, from, -1)
  if (to !== undefined) gainPoints(g, to, 1)
}

/** The Crown of Emphidia goes to whoever takes a planet of its holder’s home system, and its point with it. */
function moveCrown(g: TiState, planet: PlanetId, by: SeatId): void {
  const crown = lawOf(g, 'the-crown-of-emphidia')
  const [holder] = crown?.seats ?? []
  if (!crown || holder === undefined || holder === by || !homePlanetsOf(g, holder).includes(planet)) return
  crown.seats = [by]
  gainPoints(g, holder, -1)
  gainPoints(g, by, 1)
}

/** A token that lies there is looked at by everybody: it is real, or it leaves the game. [TI-37.04, TI-37.05] */
function turnUpArtifact(g: TiState, planet: PlanetId, by: SeatId): void {
  const token = g.hiddenArtifacts?.[planet]
  if (token === undefined) return
  delete g.hiddenArtifacts![planet]
  if (token === FAKE) {
    say(g, line('log.fakeArtifact', { planet: ref('planet', planet) }))
    return
  }
  g.artifacts![planet] = token
  say(g, line('log.findsArtifact', { seat: ref('seat', by), objective: ref('objective', token) }))
}

/** The card of an artifact goes with control of its planet, and its point with the card. [TI-37.04, TI-37.06] */
function moveArtifact(g: TiState, planet: PlanetId, from?: SeatId, to?: SeatId): void {
  const id = g.artifacts?.[planet]
  if (id === undefined) return
  if (from !== undefined) {
    const { claimed } = g.players[from]!
    if (claimed.includes(id)) claimed.splice(claimed.indexOf(id), 1)
    gainPoints(g, from, -1)
  }
  if (to === undefined) return
  g.players[to]!.claimed.push(id)
  gainPoints(g, to, 1)
}

/** Turns planets face down that are not already. */
export function exhaust(g: TiState, planets: readonly PlanetId[]): void {
  const ready = planets.filter(planet => g.planets[planet] && !g.planets[planet].exhausted)
  for (const planet of ready) g.planets[planet]!.exhausted = true
  if (ready.length > 0) say(g, line('log.exhausted', { planets: refs('planet', ready) }))
}

/** Nobody controls it any more; what stood there is destroyed. [TI-1.15] */
export function makeNeutral(g: TiState, planet: PlanetId, by?: SeatId): void {
  const before = ownerOf(g, planet)
  destroyOn(g, planet, { ...unitsOn(g, planet) }, by)
  delete g.planets[planet]
  notePlanet(g, planet, null)
  say(g, line('log.neutral', { planet: ref('planet', planet) }))
  moveHolyPoint(g, planet, before)
  moveArtifact(g, planet, before)
}
