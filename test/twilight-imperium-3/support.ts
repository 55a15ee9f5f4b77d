/**
 * Scenarios of Twilight Imperium that read like a report of play:
 *
 *     const t = ti({ ada: { planets: { wellon: { groundForce: 2 } } }, bea: { space: { '2-05': { cruiser: 1 } } } })
 *     t.ada.does('pass')
 *
 * Three players, if `seats` says nothing else: Ada leads Sol from 3-00, Bea Letnev from 3-06, Cy Hacan from 3-12, and
 * they hold two strategy cards each. It is round 2 and Ada's turn. The galaxy is that of `GALAXY` below, which never
 * changes. Nobody has units but those that a scenario gives; home planets are theirs, and ready.
 */
import { expect } from 'chai'
import type { SetupValues } from '../../games/kit/index.ts'
import {
  type ActionCardId,
  type Cell,
  type GroundKind,
  idsOf,
  type ObjectiveId,
  type PlanetId,
  type RaceId,
  type ShipKind,
  type StrategyCardId,
  type TileId,
  type WindowId,
} from '../../games/twilight-imperium-3/data/index.ts'
import {
  type Counts,
  twilightImperium3 as module,
  type TiState,
  type TiView,
} from '../../games/twilight-imperium-3/index.ts'
import { arrangeTable, type Has, type PlanetHas } from '../../games/twilight-imperium-3/lessons/arrange.ts'
import type { TiStep } from '../../games/twilight-imperium-3/rules/steps.ts'
import type { CardArgs } from '../../games/twilight-imperium-3/state-cards.ts'
import { type Seat, type Table, table } from '../support/table.ts'

export { expect, type Has, module, type PlanetHas }

export interface TiSetup<Name extends string> {
  seats?: readonly Name[]
  options?: SetupValues
  round?: number
  phase?: TiState['phase']
  /** What is still to do, the next step first. Default: Ada's turn, then the others'. */
  steps?: TiStep[]
  /** Other tiles than the usual ones. */
  tiles?: { [cell: Cell]: TileId }
  objectives?: ObjectiveId[]
  speaker?: NoInfer<Name>
  dice?: readonly number[]
  seed?: string
  /** The last word on the state, for what no other field says. */
  also?: (g: TiState) => void
}

const RACES_OF_SEATS: readonly RaceId[] = ['sol', 'letnev', 'hacan', 'naalu', 'xxcha', 'mentak']

/** Strategy cards by seat, in the order of play. */
const CARDS_OF_SEATS: { [seats: number]: readonly StrategyCardId[][] } = {
  3: [
    ['diplomacy', 'technology'],
    ['logistics', 'imperial'],
    ['trade', 'warfare'],
  ],
}

/** The galaxy of every scenario for three, by rings. Homes are at 3-00, 3-06 and 3-12. */
export const GALAXY: { readonly [cell: Cell]: TileId } = {
  '0-00': 'mecatol-rex',
  '1-00': 'wellon',
  '1-01': 'abyz-fria',
  '1-02': 'void-1',
  '1-03': 'saudor',
  '1-04': 'nebula-1',
  '1-05': 'lodor',
  '2-00': 'vefut-ii',
  '2-01': 'void-2',
  '2-02': 'alpha-wormhole',
  '2-03': 'asteroid-field-1',
  '2-04': 'thibah',
  '2-05': 'arinam-meer',
  '2-06': 'tarmann',
  '2-07': 'beta-wormhole',
  '2-08': 'quann',
  '2-09': 'mehar-xull',
  '2-10': 'supernova-1',
  '2-11': 'arnor-lor',
  '3-01': 'void-3',
  '3-17': 'bereg-lirta-iv',
  '3-05': 'centauri-gral',
  '3-07': 'void-4',
  '3-11': 'lazar-sakulag',
  '3-13': 'mellon-zohbat',
}

const HOMES: { [seats: number]: readonly string[] } = { 3: ['3-00', '3-06', '3-12'] }

/** A seat with words for what it has. */
export interface TiSeat extends Seat<TiView> {
  /** What the player has, as everybody sees it. */
  readonly has: TiView['players'][string]
  /** The planets under control. */
  readonly planets: PlanetId[]
  /** Ships in a system; nothing where there are none. */
  ships(cell: string): Counts<ShipKind>
  /** Plays an action card: in the window that is open, or as the action of the turn. */
  plays(card: ActionCardId, args?: CardArgs): void
}

export type TiTable<Name extends string> = Omit<Table<TiState, TiView, Name>, Name> & {
  readonly [name in Name]: TiSeat
} & {
  /** What stands on a planet. */
  units(planet: PlanetId): Counts<GroundKind>
  /** Nobody plays an action card until this window is open. */
  toWindow(id: WindowId): void
  /** Nobody who can still play an action card does, until something else is asked. */
  nobodyPlays(): void
}

/** How a scenario begins, with what each player has under the name of the player. */
export type Scenario<Name extends string = 'ada' | 'bea' | 'cy'> = TiSetup<Name> & {
  [name in NoInfer<Name>]?: Has
}

/** Sits down in the middle of a game. */
export function ti<const Name extends string = 'ada' | 'bea' | 'cy'>({
  seats,
  options,
  round = 2,
  phase = 'action',
  steps,
  tiles,
  objectives = [],
  speaker,
  dice = [],
  seed,
  also,
  ...people
}: Scenario<Name> = {}): TiTable<Name> {
  const names = seats ?? (['ada', 'bea', 'cy'] as unknown as readonly Name[])
  const has = (name: Name) => ((people as { [name: string]: Has | undefined })[name] ?? {}) as Has
  const t = table(module, {
    seats: names,
    ...(options && { options }),
    ...(seed !== undefined && { seed }),
    arrange(g, random) {
      const homes = HOMES[names.length]!
      arrangeTable(g, random, {
        round,
        phase,
        steps: steps ?? [{ do: 'startActionPhase' }],
        tiles: { ...GALAXY, ...tiles },
        objectives,
        speaker: String(Math.max(0, names.indexOf(speaker as Name))),
        people: names.map((name, seat) => ({
          race: RACES_OF_SEATS[seat]!,
          home: homes[seat]!,
          strategy: CARDS_OF_SEATS[names.length]![seat]!,
          ...has(name),
        })),
        also,
      })
    },
  })
  // After the set-up, which has dice of its own.
  t.rolls(...dice)
  for (const name of names) {
    const seat = t.seat(name)
    Object.defineProperties(seat, {
      has: { get: () => seat.view.players[seat.seat] },
      planets: {
        get: () => idsOf(seat.view.planets).filter(id => seat.view.planets[id]!.by === seat.seat),
      },
      plays: {
        value: (card: ActionCardId, args: CardArgs = {}) =>
          seat.does(seat.isAsked('window') ? 'playCard' : 'playAction', card, args),
      },
      ships: { value: (cell: string) => seat.view.space[cell]?.[seat.seat]?.ships ?? {} },
    })
  }
  Object.defineProperty(t, 'units', { value: (planet: PlanetId) => t.state.planets[planet]?.units ?? {} })
  const asked = () => Object.entries(t.open).find(([, kinds]) => kinds.includes('window'))
  Object.defineProperty(t, 'toWindow', {
    value(id: WindowId) {
      while (t.state.window?.id !== id) {
        const next = asked()
        if (!next) throw new Error(`no window ${id}; open: ${JSON.stringify(t.open)}`)
        t.seat(next[0]).does('passWindow')
      }
    },
  })
  Object.defineProperty(t, 'nobodyPlays', {
    value() {
      for (let next = asked(); next; next = asked()) t.seat(next[0]).does('passWindow')
    },
  })
  return t as unknown as TiTable<Name>
}
