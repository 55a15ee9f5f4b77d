import { type Random, run, type SeatId } from '../../kit/index.ts'
import {
  type Cell,
  entriesOf,
  type GroundKind,
  idsOf,
  type ObjectiveId,
  type PlanetId,
  RACES,
  type RaceId,
  type ShipKind,
  type StrategyCardId,
  TILES,
  type TileId,
} from '../data/index.ts'
import { FACE_DOWN } from '../galaxy/building.ts'
import { definition } from '../game.ts'
import type { TiStep } from '../rules/steps.ts'
import type { Area, Counts, LadenShip, Player, TiState } from '../state.ts'

/** Ships in a system, with those that are damaged or carry something. */
export interface FleetHas extends Counts<ShipKind> {
  damaged?: Counts<ShipKind>
  laden?: LadenShip[]
}

/** Units on a planet that somebody controls, and what its card is like. */
export interface PlanetHas extends Counts<GroundKind> {
  exhausted?: true
  since?: number
}

/** What a player has, as far as it differs from the usual. */
export interface Has extends Partial<Omit<Player, 'race' | 'strategy' | 'counters'>> {
  race?: RaceId
  counters?: Partial<Record<Area, number>>
  planets?: { [planet in PlanetId]?: PlanetHas }
  space?: { [cell: Cell]: FleetHas }
  /** Systems with a counter of this player. */
  activated?: Cell[]
  strategy?: StrategyCardId[] | Player['strategy']
}

/** Everything about a player, and where the home system lies. */
export interface Person extends Has {
  race: RaceId
  home: Cell
  strategy: NonNullable<Has['strategy']>
}

/** The middle of a game. */
export interface Arranged {
  round: number
  phase: TiState['phase']
  /** What is still to do, the next step first. */
  steps: readonly TiStep[]
  /** The galaxy but for the home systems. */
  tiles: { readonly [cell: Cell]: TileId }
  objectives: readonly ObjectiveId[]
  speaker: SeatId
  /** What everybody has, by seats. */
  people: readonly Person[]
  /** The last word on the state, for what no other field says. */
  also?: ((g: TiState) => void) | undefined
}

const playerOf = ({
  race,
  counters,
  strategy,
  planets: _,
  space: __,
  activated: ___,
  home: ____,
  ...rest
}: Person): Player => ({
  race,
  tradeGoods: 0,
  technologies: [...RACES[race].technologies],
  points: 0,
  secrets: [],
  claimed: [],
  actionCards: [],
  politicalCards: [],
  contracts: [null, null],
  before: [],
  tiles: [],
  lastTile: null,
  passed: false,
  eliminated: false,
  deeds: [],
  ...rest,
  counters: { strategy: 2, command: 3, fleet: 3, ...counters },
  strategy: Array.isArray(strategy)
    ? Object.fromEntries(strategy.map(card => [card, 'ready' as const]))
    : strategy,
})

/** Puts the table in order, and goes on with it until somebody is asked. */
export function arrangeTable(g: TiState, random: Random, arranged: Arranged): void {
  const { round, phase, steps, tiles, objectives, speaker, people, also } = arranged
  const order = people.map((_, seat) => String(seat))
  const bySeat = <T>(of: (one: Person) => T) =>
    Object.fromEntries(people.map((one, seat) => [String(seat), of(one)]))
  Object.assign(g, {
    phase,
    asks: [],
    log: { last: 0, lines: [] },
    round,
    order,
    speaker,
    active: null,
    planets: {},
    space: {},
    activated: {},
    objectives: [...objectives],
    players: bySeat(playerOf),
  } satisfies Partial<TiState>)
  g.galaxy.homes = bySeat(({ home }) => home)
  g.galaxy.tiles = {
    ...Object.fromEntries(people.map(({ home, race }) => [home, RACES[race].home])),
    ...tiles,
  }
  for (const [seat, has] of people.entries()) arrangeSeat(g, String(seat), has)
  for (const seat of order) for (const card of idsOf(g.players[seat]!.strategy)) delete g.common[card]
  also?.(g)
  g.steps = [...steps].reverse()
  run({ g, random }, definition.steps)
}

/** Everything of one player on the map. Home planets come first, unless somebody else is given them. */
function arrangeSeat(
  g: TiState,
  seat: SeatId,
  { race, planets = {}, space = {}, activated = [] }: Person,
): void {
  for (const planet of TILES[RACES[race].home].planets)
    g.planets[planet] ??= { by: seat, units: {}, since: 0 }
  for (const [planet, { exhausted, since = 0, ...units }] of entriesOf(planets)) {
    if (
      !Object.values(g.galaxy.tiles).some(tile => tile !== FACE_DOWN && TILES[tile].planets.includes(planet))
    )
      throw new Error(`${planet} is not in this galaxy`)
    g.planets[planet] = { by: seat, ...(exhausted && { exhausted }), units, since }
  }
  for (const [cell, { damaged = {}, laden = [], ...ships }] of Object.entries(space)) {
    if (!g.galaxy.tiles[cell]) throw new Error(`there is no system ${cell} in this galaxy`)
    g.space[cell] = { ...g.space[cell], [seat]: { ships, damaged, laden } }
  }
  for (const cell of activated) g.activated[cell] = [...(g.activated[cell] ?? []), seat]
}
