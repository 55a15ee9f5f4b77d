/** Leaders of the races, and what the dice say of those that are in danger. Section 52. */
import { byId } from './by-id.ts'
import { type RACE_ROWS, RACES } from './races.ts'
import type { LeaderKind, Race, RaceId, ShipKind } from './types.ts'

type Row = (typeof RACE_ROWS)[number]
type Twice<Kinds> = Kinds extends readonly [infer First, ...infer Rest]
  ? Extract<First, Rest[number]> | Twice<Rest>
  : never

/** `norr-general-2`: the race, the class, and which of two of a class. */
export type LeaderId = {
  [R in Row as R['id']]:
    | `${R['id']}-${R['leaders'][number]}`
    | `${R['id']}-${Extract<Twice<R['leaders']>, string>}-2`
}[RaceId]

export interface LeaderCard {
  id: LeaderId
  race: RaceId
  kind: LeaderKind
}

const cardsOf = ({ id: race, leaders }: Race): LeaderCard[] =>
  leaders.map((kind, i) => ({
    id: (leaders.indexOf(kind) === i ? `${race}-${kind}` : `${race}-${kind}-2`) as LeaderId,
    race,
    kind,
  }))

/** Every leader that can be in a match. [TI-52.01] */
export const LEADERS = byId(Object.values(RACES).flatMap(cardsOf))

export const leadersOfRace = (race: RaceId): LeaderId[] =>
  Object.values(LEADERS)
    .filter(card => card.race === race)
    .map(({ id }) => id)

export const kindOf = (id: LeaderId): LeaderKind => LEADERS[id].kind

/** How a leader gets into danger: a ship is lost in a battle or an ambush, or a planet is invaded. */
export type Peril = 'battle' | 'ambush' | 'invasion'
export type Fate = 'killed' | 'escapes' | 'captured'

/** What a die that shows as much or less means. [TI-52.04, TI-52.05, TI-52.16] */
export const FATES: { readonly [peril in Peril]: readonly (readonly [upTo: number, fate: Fate])[] } = {
  battle: [
    [5, 'killed'],
    [8, 'escapes'],
    [10, 'captured'],
  ],
  ambush: [
    [5, 'killed'],
    [8, 'escapes'],
    [10, 'killed'],
  ],
  invasion: [
    [5, 'captured'],
    [9, 'escapes'],
    [10, 'killed'],
  ],
}

/** A die that shows it or more frees a captive. [TI-52.08] */
export const RESCUED = 9

/** What each class changes. [TI-52.10 to TI-52.12] */
export const ADMIRAL = { dice: 1, moves: 'dreadnought' satisfies ShipKind, steps: 1 } as const
export const GENERAL = { rerolls: 2, bombardment: -4, defence: 1 } as const
export const SCIENTIST = { dock: 2, pds: 1 } as const
