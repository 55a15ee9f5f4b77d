/**
 * Scenarios of Space Station Phoenix that read like a report of play:
 *
 *     const t = phoenix({ ada: { gem: 20, station: { 111: ['teal'] } } })
 *     t.ada.uses('L1-TRA')
 *     t.ada.does('transact', 'buy', { gain: 'food' })
 *
 * Ada (seat 0) is on turn 10, Bea comes next. Everybody has 30 GEM, no resources, the five level-1 ships, unused, and
 * the hub B01 (income: 1 GEM for each ship). Residents came on turn 1, unless a number says otherwise: `teal@10`.
 */
import { expect } from 'chai'
import type { SetupValues } from '../../games/kit/index.ts'
import type { Species, Track } from '../../games/space-station-phoenix/components.ts'
import {
  type ComponentLists,
  moduleWith,
  type PhoenixState,
  type PhoenixView,
  type Player,
  spaceStationPhoenix,
} from '../../games/space-station-phoenix/index.ts'
import { type Seat, type Table, table } from '../support/table.ts'
import { worded } from '../support/worded.ts'

export { expect }

/** The game, with all its words read. */
export const module = worded(spaceStationPhoenix)

export const TURN = 10

/** What a player has, as far as it differs from the usual. */
export interface Has extends Partial<Omit<Player, 'fleet' | 'levels' | 'station'>> {
  /** Ships by id, with the GEM lying on them. */
  fleet?: { [shipId: string]: number }
  levels?: Partial<Record<Track, number>>
  station?: { [sectorId: string]: string[] }
}

export interface PhoenixSetup<Name extends string> {
  seats?: readonly Name[]
  options?: SetupValues
  market?: string[]
  supply?: Partial<Record<Species, number>>
  neutral?: { [shipId: string]: number }
  dice?: readonly number[]
  seed?: string
  endedBy?: string
  /** Who plays first. Default: the first seat. */
  first?: string
  /** Other components than those of the game. */
  components?: ComponentLists
}

const LEVEL_ONE = { 'L1-DIP': 0, 'L1-DIS': 0, 'L1-CON': 0, 'L1-TRA': 0, 'L1-EXP': 0 }
const NEUTRAL = { 'N-DIP': 0, 'N-DIS': 0, 'N-CON': 0, 'N-TRA': 0, 'N-EXP': 0 }

const resident = (words: string) => {
  const [species, since = '1'] = words.split('@') as [Species, string?]
  return { species, since: Number(since) }
}

function playerOf({ station = {}, levels = {}, fleet = LEVEL_ONE, ...has }: Has): Player {
  return {
    gem: 30,
    food: 0,
    water: 0,
    metal: 0,
    score: 0,
    hub: 'B01',
    hubs: [],
    chosenHub: null,
    hand: [],
    kept: [],
    dismantled: 0,
    marker: null,
    token: null,
    incomesInARow: 0,
    ...has,
    fleet: { ...fleet },
    levels: { dismantle: 0, construct: 0, transport: 0, expedition: 0, ...levels },
    station: Object.fromEntries(Object.entries(station).map(([id, there]) => [id, there.map(resident)])),
  }
}

/** A seat with words for the two things that a turn can be. */
export interface PhoenixSeat extends Seat<PhoenixView> {
  /** Uses a ship: an own one by its id, another by owner and id (`bea/L1-TRA`, `neutral/N-DIP`). */
  uses(ship: string): void
  cannotUse(ship: string, rule: string): void
  takesIncome(): void
  /** What the player has, as everybody sees it. */
  readonly has: PhoenixView['players'][string]
}

export type PhoenixTable<Name extends string> = Omit<Table<PhoenixState, PhoenixView, Name>, Name> & {
  readonly [name in Name]: PhoenixSeat
} & { rewards(...names: Name[]): void }

/** Sits down in the middle of a game. */
export function phoenix<const Name extends string = 'ada' | 'bea'>({
  seats,
  options,
  market = [],
  supply,
  neutral,
  dice,
  seed,
  endedBy,
  first,
  components,
  ...people
}: PhoenixSetup<Name> & { [name in NoInfer<Name>]?: Has } = {}): PhoenixTable<Name> {
  const names = seats ?? (['ada', 'bea'] as unknown as readonly Name[])
  const t = table(components ? moduleWith(components) : module, {
    seats: names,
    options: { shipSetup: 'firstGame', ...options },
    // The first die says who begins.
    dice: [(first === undefined ? 0 : names.indexOf(first as Name)) + 1, ...(dice ?? [])],
    ...(seed !== undefined && { seed }),
    arrange(g) {
      const has = people as { [name: string]: Has | undefined }
      g.players = Object.fromEntries(names.map((name, seat) => [String(seat), playerOf(has[name] ?? {})]))
      g.market = market
      g.supply = { teal: 20, pink: 20, brown: 20, gold: 20, human: 16, ...supply }
      g.neutral = { ...NEUTRAL, ...neutral }
      g.turn = TURN
      if (endedBy !== undefined) g.endedBy = String(names.indexOf(endedBy as Name))
    },
  })
  const refOf = (seat: string, ship: string) => {
    const [owner, id] = ship.split('/') as [string, string?]
    if (id === undefined) return `${seat}/${ship}`
    return owner === 'neutral' ? ship : `${names.indexOf(owner as Name)}/${id}`
  }
  for (const name of names) {
    const seat = t.seat(name)
    Object.defineProperties(seat, {
      uses: { value: (ship: string) => seat.does('useShip', refOf(seat.seat, ship)) },
      cannotUse: {
        value: (ship: string, rule: string) => seat.cannot('useShip', [refOf(seat.seat, ship)], { rule }),
      },
      takesIncome: { value: () => seat.does('takeIncome') },
      has: { get: () => seat.view.players[seat.seat] },
    })
  }
  return t as unknown as PhoenixTable<Name>
}
