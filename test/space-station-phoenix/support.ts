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
import type { Species } from '../../games/space-station-phoenix/components.ts'
import {
  type ComponentLists,
  moduleWith,
  type PhoenixState,
  type PhoenixView,
  spaceStationPhoenix,
} from '../../games/space-station-phoenix/index.ts'
import { arrangeTurn, type Has, TURN } from '../../games/space-station-phoenix/lessons/arrange.ts'
import { type Seat, type Table, table } from '../support/table.ts'
import { worded } from '../support/worded.ts'

export { expect, type Has, TURN }

/** The game, with all its words read. */
export const module = worded(spaceStationPhoenix)

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
      arrangeTurn(
        g,
        names.map(name => has[name] ?? {}),
        { market, ...(supply && { supply }), ...(neutral && { neutral }) },
      )
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
