/** Scenarios with leaders. Ada leads Sol, Bea Letnev, Cy Hacan, unless a scenario says otherwise. */
import {
  entriesOf,
  LEADERS,
  type LeaderId,
  type PlanetId,
  type RaceId,
} from '../../games/twilight-imperium-3/data/index.ts'
import type { Leader } from '../../games/twilight-imperium-3/index.ts'
import { type Scenario, ti } from './support.ts'

/** A planet, a ship, or in whose hands. */
export type Where = PlanetId | [cell: string, ship: NonNullable<Leader['ship']>] | { captor: string }
export type Leading = { [leader in LeaderId]?: Where }

const SEATS: { readonly [race in RaceId]?: string } = {
  sol: '0',
  norr: '0',
  yssaril: '0',
  letnev: '1',
  jolnar: '1',
  hacan: '2',
}

const placed = (id: LeaderId, at: Where): Leader => {
  const of = SEATS[LEADERS[id].race]!
  if (typeof at === 'string') return { of, planet: at }
  return Array.isArray(at) ? { of, cell: at[0], ship: at[1] } : { of, ...at }
}

export const led = (where: Leading, { options, also, ...scenario }: Scenario = {}) =>
  ti({
    ...scenario,
    options: { leaders: true, ...options },
    ada: { technologies: [], ...scenario.ada },
    bea: { technologies: [], ...scenario.bea },
    also: g => {
      g.leaders = Object.fromEntries(entriesOf(where).map(([id, at]) => [id, placed(id, at)]))
      also?.(g)
    },
  })

export const CARRIER = { ship: 'carrier', cargo: { groundForce: 2 } } as const

export interface Invasion extends Scenario {
  /** Who lands with the troops, and where. */
  landing?: { [leader: string]: string }
  /** What stands on Wellon. */
  wellon?: object
  /** Ships that come with the Carrier. */
  more?: object
}

/** Ada comes to Wellon, which Bea holds, with two Ground Forces aboard a Carrier. */
export function invades(
  where: Leading,
  { landing, wellon = { groundForce: 1 }, more = {}, ...rest }: Invasion = {},
) {
  const t = led(where, {
    ...rest,
    ada: { ...rest.ada, space: { '2-00': { carrier: 1, laden: [CARRIER], ...more }, ...rest.ada?.space } },
    bea: { ...rest.bea, planets: { wellon, ...rest.bea?.planets } },
  })
  t.ada.does('act', '1-00', {
    moves: [
      { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
      ...Object.entries(more).map(([ship, count]) => ({ from: '2-00', ship, count })),
    ],
    landings: { wellon: { groundForce: 2 } },
    ...(landing && { leaders: landing }),
  })
  return t
}

/** The same with one leader, who lands with the troops. */
export const invadesWith = (leader: string, rest: Invasion = {}) =>
  invades({ [leader]: ['2-00', 'carrier'] }, { landing: { [leader]: 'wellon' }, ...rest })
