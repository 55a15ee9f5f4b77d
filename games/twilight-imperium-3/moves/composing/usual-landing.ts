/** What is proposed to be landed, before anybody has said anything. */
import sortBy from 'lodash/sortBy.js'
import type { SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { planetValue } from '../../numbers/planets.ts'
import { countOf } from '../../rules/counts.ts'
import { ownerOf } from '../../rules/planets.ts'
import { aboard, refuseLandings } from '../../rules/tactical/landing.ts'
import type { TiView } from '../../state.ts'
import type { Landings } from '../../state-plans.ts'
import { groundsIn } from './turn.ts'

/**
 * What most people would land: Ground Forces on every planet, where nobody holds any of them, else all troops on the one
 * planet that brings most; nothing where nothing can be landed. `view`: after the ships have come.
 */
export function usualLanding(view: TiView, seat: SeatId, cell: Cell): Landings {
  const friendlyOnly = view.action?.kind === 'transfer'
  const wanted = sortBy(
    groundsIn(view, cell),
    planet => ownerOf(view, planet) === seat,
    planet => -worthOf(view, planet),
  )
  const tries = [spreadOver(view, seat, cell), ...wanted.map(planet => allOn(view, seat, cell, planet))]
  return tries.find(one => one && !refuseLandings(view, seat, cell, one, friendlyOnly)) ?? {}
}

const worthOf = (view: TiView, planet: PlanetId): number =>
  planetValue(view, planet, 'resources').total + planetValue(view, planet, 'influence').total

/** As evenly as can be; undefined where there is one planet only, or somebody’s. */
function spreadOver(view: TiView, seat: SeatId, cell: Cell): Landings | undefined {
  const grounds = groundsIn(view, cell).filter(planet => ownerOf(view, planet) !== seat)
  const count = countOf(aboard(view, cell, seat), 'groundForce')
  if (grounds.length < 2 || count < grounds.length) return undefined
  if (grounds.some(planet => ownerOf(view, planet) !== undefined)) return undefined
  return Object.fromEntries(
    grounds.map((planet, i) => [planet, { groundForce: Math.floor((count + i) / grounds.length) }]),
  )
}

/** PDS wait for a planet that is held. */
function allOn(view: TiView, seat: SeatId, cell: Cell, planet: PlanetId): Landings | undefined {
  const { pds: _, ...troops } = aboard(view, cell, seat)
  return Object.values(troops).some(count => count > 0) ? { [planet]: troops } : undefined
}
