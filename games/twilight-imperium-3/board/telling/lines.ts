/** What lines of the log are about: systems, planets, units, dice. */
import type { Line, Param, SeatId } from '../../../kit/index.ts'
import { type Cell, type PlanetId, UNIT_KINDS, type UnitKind } from '../../data/index.ts'
import { cellOf } from '../../rules/planets.ts'
import type { Counts, TiView } from '../../state.ts'

type Map = Pick<TiView, 'galaxy'>

/** Every reference in a line, the first one first. */
export function refsIn({ params = {} }: Line): string[] {
  const within = (param: Param): string[] => {
    if (typeof param === 'string') return [param]
    if (Array.isArray(param)) return param.map(String)
    return typeof param === 'object' ? refsIn(param as Line) : []
  }
  return Object.values(params).flatMap(within)
}

const idIn = (one: string, type: string): string | undefined =>
  one.startsWith(`${type}:`) ? one.slice(type.length + 1) : undefined

/** The seat that does what a line says. */
export const doerOf = ({ params }: Line): SeatId | undefined =>
  typeof params?.seat === 'string' ? idIn(params.seat, 'seat') : undefined

/** The system that a parameter of a line names. */
export function cellIn({ galaxy }: Map, { params }: Line, name: string): Cell | undefined {
  const param = params?.[name]
  const tile = typeof param === 'string' ? idIn(param, 'tile') : undefined
  if (tile === undefined) return undefined
  // No tile lies twice on the map; a place without one is named by itself.
  return Object.keys(galaxy.tiles).find(cell => galaxy.tiles[cell] === tile) ?? tile
}

/** The systems that a line names. */
export const cellsIn = (map: Map, line: Line): Cell[] =>
  Object.keys(line.params ?? {}).flatMap(name => cellIn(map, line, name) ?? [])

/** The planets that a line names. */
export const planetsIn = (line: Line): PlanetId[] =>
  refsIn(line).flatMap(one => (idIn(one, 'planet') ?? []) as PlanetId[])

/** Where a line plays: the systems that it names, and those of its planets. */
export const placesIn = (map: Map, line: Line): Cell[] => [
  ...cellsIn(map, line),
  ...planetsIn(line).flatMap(planet => cellOf(map, planet) ?? []),
]

/** The units that a phrase like `3 Cruisers and 1 Carrier` counts. */
export function unitsIn(phrase: Param | undefined): Counts<UnitKind> {
  const units: Counts<UnitKind> = {}
  const collect = (one: Param | undefined) => {
    if (typeof one !== 'object' || Array.isArray(one)) return
    const { key, params = {} } = one as Line
    const kind = UNIT_KINDS.find(unit => key === `units.${unit}`)
    if (kind) units[kind] = (units[kind] ?? 0) + Number(params.count)
    else for (const part of Object.values(params)) collect(part)
  }
  collect(phrase)
  return units
}
