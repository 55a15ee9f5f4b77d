/** Systems and planets in words. */
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, PLANETS, type PlanetId } from '../../data/index.ts'
import { joinedWith, tileAt, wormholesAt } from '../../galaxy/map.ts'
import { line } from '../../line.ts'
import { floatingIn, seatsAbove } from '../../numbers/floating-docks.ts'
import { highAlertOf } from '../../numbers/high-alert.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { planetValue } from '../../numbers/planets.ts'
import { isNone, sumOfCounts } from '../../rules/counts.ts'
import { ownerOf, planetsIn, unitsOn } from '../../rules/planets.ts'
import { fleetOf } from '../../rules/space.ts'
import { minesIn } from '../../rules/tactical/mines.ts'
import { systemRef, unitsLine } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import type { Words } from '../words.ts'
import { tokensOn } from './tokens.ts'

/** The name of a system, with its place on the map; one beside the map has none. */
export function nameOfSystem(view: TiView, t: Words, cell: Cell): string {
  if (!view.galaxy.tiles[cell]) return t('map.empty', { cell })
  const name = t.nameOf(systemRef(view, cell))
  return tileAt(view.galaxy, cell)?.id === 'wormhole-nexus' ? name : t('map.system', { cell, name })
}

/** Space Docks beside the ships. [TI-30.11] */
export function dockCounts(view: TiView, cell: Cell, seat: SeatId): { spaceDock?: number } {
  const count = floatingIn(view, cell, seat).length
  return count > 0 ? { spaceDock: count } : {}
}

/** Ships of a player with what they have aboard. */
export function fleetInWords(view: TiView, t: Words, cell: Cell, seat: SeatId): string {
  const { ships, damaged, laden } = fleetOf(view, cell, seat)
  const cargo = sumOfCounts(...laden.map(one => one.cargo))
  return [
    t.read(unitsLine({ ...ships, ...dockCounts(view, cell, seat) })),
    ...(isNone(cargo) ? [] : [t('map.aboard', { units: unitsLine(cargo) })]),
    ...(isNone(damaged) ? [] : [t('map.damaged', { units: unitsLine(damaged) })]),
    ...leadersAboard(view, cell, seat).map(id =>
      t('leaders.here', { leader: `leader:${id}`, unit: `unit:${view.leaders![id]!.ship}` }),
    ),
  ].join(', ')
}

/** A planet: its values, whose it is, what stands on it. */
export function planetInWords(view: TiView, t: Words, planet: PlanetId): string {
  const owner = ownerOf(view, planet)
  const units = unitsOn(view, planet)
  const { specialty } = PLANETS[planet]
  return [
    t('map.values', {
      resources: planetValue(view, planet, 'resources').total,
      influence: planetValue(view, planet, 'influence').total,
    }),
    ...(specialty ? [t(`colour.${specialty}`)] : []),
    owner === undefined ? t('map.neutral') : t.nameOf(`seat:${owner}`),
    ...(view.planets[planet]?.exhausted ? [t('map.exhausted')] : []),
    ...(isNone(units) ? [] : [t.read(unitsLine(units))]),
    ...(view.radiation.includes(planet) ? [t('map.radiation')] : []),
    ...tokensOn(view, planet).map(({ says }) => t.read(says)),
  ].join(', ')
}

/** Whose mines there are, a name for each. */
export const minesInWords = (view: TiView, t: Words, cell: Cell): string =>
  t.read(line('board.map.mines', { seats: minesIn(view, cell).map(seat => `seat:${seat}`) }))

/** Whose High Alert token lies there; nothing where there is none. [TI-34.40] */
export function alertInWords(view: TiView, t: Words, cell: Cell): string[] {
  const seat = view.order.find(one => highAlertOf(view, one) === cell)
  return seat === undefined ? [] : [t('map.alert', { seat: t.nameOf(`seat:${seat}`) })]
}

/** Everything that is in a system, in sentences. */
export function systemInWords(view: TiView, t: Words, cell: Cell): string[] {
  const tile = tileAt(view.galaxy, cell)
  return [
    ...(tile?.anomaly ? [t(`anomaly.${tile.anomaly}`)] : []),
    ...wormholesAt(view.galaxy, cell).map(kind => t.nameOf(`wormhole:${kind}`)),
    ...joinedWith(view.galaxy.setup, cell).map(other =>
      t('map.joined', { system: nameOfSystem(view, t, other) }),
    ),
    ...planetsIn(view, cell).map(planet =>
      t('map.planet', { planet: t.nameOf(`planet:${planet}`), what: planetInWords(view, t, planet) }),
    ),
    ...seatsAbove(view, cell).map(seat =>
      t('map.fleet', { seat: t.nameOf(`seat:${seat}`), what: fleetInWords(view, t, cell, seat) }),
    ),
    ...alertInWords(view, t, cell),
    ...(minesIn(view, cell).length > 0 ? [minesInWords(view, t, cell)] : []),
    ...((view.activated[cell]?.length ?? 0) > 0
      ? [t.read(line('board.map.counters', { seats: view.activated[cell]!.map(seat => `seat:${seat}`) }))]
      : []),
  ]
}
