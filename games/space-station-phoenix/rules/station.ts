/** What a station is made of and what works in it. Section 13. */
import type { SeatId } from '../../kit/index.ts'
import {
  COLORS,
  type Color,
  type Components,
  type Counter,
  type Effect,
  LEVELS,
  type Level,
  type Passive,
  type Power,
  RESOURCES,
  type Species,
  TRACK_IDS,
} from '../components.ts'
import type { PhoenixView, Player } from '../state.ts'

type AnyPlayer = Player<unknown>

/** An effect of a station, and where it is: `hub/0`, or `111/1` for the first quarter of sector 111. */
export interface Placed<E extends Effect = Effect> {
  source: string
  effect: E
}

/** Whether a species may live in a sector of a colour. [SSP-13.01] */
export const mayLiveIn = (species: Species, color: Color) =>
  species === 'gold' || species === 'human' || species === color

/** Whether an own sector has an empty quarter. [SSP-13.02] */
export const hasRoom = (c: Components, { station }: AnyPlayer, id: string) =>
  station[id]!.length < c.sectors[id]!.quarters.length

/** Own sectors with an empty quarter that may hold a species. [SSP-13.02, SSP-13.03] */
export const homesFor = (c: Components, player: AnyPlayer, species: Species): string[] =>
  Object.keys(player.station).filter(id => mayLiveIn(species, c.sectors[id]!.color) && hasRoom(c, player, id))

/** Whether a sector is such a home. */
export const isHomeFor = (c: Components, player: AnyPlayer, species: Species, id: string) =>
  Object.hasOwn(player.station, id) && mayLiveIn(species, c.sectors[id]!.color) && hasRoom(c, player, id)

/** The effects of a station: of the hub, and of quarters that were occupied before a turn. [SSP-13.04 to SSP-13.08] */
function effectsOf(c: Components, { hub, station }: AnyPlayer, before: number): Placed[] {
  const found: Placed[] = []
  if (hub !== null)
    c.hubs[hub]!.effects.forEach((effect, i) => {
      found.push({ source: `hub/${i}`, effect })
    })
  for (const [id, residents] of Object.entries(station)) {
    const { quarters } = c.sectors[id]!
    residents.forEach(({ since }, i) => {
      if (since < before) found.push({ source: `${id}/${i + 1}`, effect: quarters[i]! })
    })
  }
  return found
}

/** Effects that work on this turn. [SSP-13.06, SSP-13.08] */
export const workingEffects = (c: Components, g: PhoenixView, seat: SeatId): Placed[] =>
  effectsOf(c, g.players[seat]!, g.turn)

/** Effects that count in final scoring, however late they were occupied. [SSP-16.08] */
export const finalEffects = (c: Components, g: PhoenixView, seat: SeatId): Placed[] =>
  effectsOf(c, g.players[seat]!, Number.POSITIVE_INFINITY)

/** Working passive bonuses of one kind. [SSP-13.09] */
export function passives<K extends Passive['on']>(c: Components, g: PhoenixView, seat: SeatId, on: K) {
  return workingEffects(c, g, seat).filter(
    (placed): placed is Placed<Extract<Passive, { on: K }>> =>
      placed.effect.kind === 'passive' && placed.effect.on === on,
  )
}

/** Working powers. [SSP-14.09] */
export const powersOf = (c: Components, g: PhoenixView, seat: SeatId) =>
  workingEffects(c, g, seat).filter((placed): placed is Placed<Power> => placed.effect.kind === 'power')

export const residentsOf = ({ station }: AnyPlayer) => Object.values(station).flat()

/** How many residents of each species live in a station. */
export type Tally = { [S in Species]: number }

export function tallyOf({ station }: AnyPlayer): Tally {
  const tally: Tally = { teal: 0, pink: 0, brown: 0, gold: 0, human: 0 }
  for (const residents of Object.values(station)) for (const { species } of residents) tally[species] += 1
  return tally
}

const countSectors = (c: Components, { station }: AnyPlayer, level: Level) =>
  Object.keys(station).filter(id => c.sectors[id]!.level === level).length

/** How many of something a player has; see `Counter`. */
export function count(c: Components, g: PhoenixView, seat: SeatId, counter: Counter): number {
  const player = g.players[seat]!
  const { station, levels } = player
  switch (counter) {
    case 'ships':
      return Object.keys(player.fleet).length
    case 'shipsDismantled':
      return player.dismantled
    case 'sectors':
      return Object.keys(station).length
    case 'sectorsL1':
      return countSectors(c, player, 1)
    case 'sectorsL2':
      return countSectors(c, player, 2)
    case 'sectorsL3':
      return countSectors(c, player, 3)
    case 'fullSectors':
      return Object.entries(station).filter(([id, there]) => there.length === c.sectors[id]!.quarters.length)
        .length
    case 'completeWings':
      return COLORS.filter(color => LEVELS.every(level => hasBuilt(c, player, color, level))).length
    case 'residents':
      return residentsOf(player).length
    case 'aliens':
      return residentsOf(player).length - tallyOf(player).human
    case 'humans':
      return tallyOf(player).human
    case 'tealAliens':
      return tallyOf(player).teal
    case 'pinkAliens':
      return tallyOf(player).pink
    case 'brownAliens':
      return tallyOf(player).brown
    case 'goldAliens':
      return tallyOf(player).gold
    case 'species':
      return Object.values(tallyOf(player)).filter(number => number > 0).length
    case 'speciesSets':
      return Math.min(...Object.values(tallyOf(player)))
    case 'diplomacyLevels':
      return TRACK_IDS.reduce((sum, track) => sum + levels[track], 0)
    case 'tracksLed':
      return TRACK_IDS.filter(track => isSoleLeader(g, seat, track)).length
    case 'tracksAtLeast3':
      return TRACK_IDS.filter(track => levels[track] >= 3).length
    case 'gems':
      return player.gem
    case 'resources':
      return RESOURCES.reduce((sum, kind) => sum + player[kind], 0)
    case 'metal':
      return player.metal
  }
}

/** The player stands strictly higher on a track than everybody else. [SSP-12.04] */
export function isSoleLeader(g: PhoenixView, seat: SeatId, track: (typeof TRACK_IDS)[number]): boolean {
  const own = g.players[seat]!.levels[track]
  return g.order.every(other => other === seat || g.players[other]!.levels[track] < own)
}

/** The sector of a colour and level that a player has built. [SSP-7.03] */
export const hasBuilt = (c: Components, { station }: AnyPlayer, color: Color, level: Level) =>
  Object.keys(station).some(id => c.sectors[id]!.color === color && c.sectors[id]!.level === level)
