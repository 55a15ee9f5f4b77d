/** Shapes of the arguments of moves. What they mean is judged by the rules. */
import * as z from 'zod/mini'
import {
  ACTION_CARD_IDS,
  type ActionCardId,
  CARGO_KINDS,
  FACILITY_IDS,
  GROUND_KINDS,
  type LeaderId,
  type ObjectiveId,
  type PlanetId,
  type PoliticalCardId,
  type RaceAbility,
  SHIP_KINDS,
  type StrategyCardId,
  type TechnologyId,
  type TileId,
  UNIT_KINDS,
} from '../data/index.ts'
import { MOVER_KINDS } from '../rules/tactical/draft.ts'
import { AREAS } from '../state.ts'

/** An id of anything. */
export const id = z.string().check(z.maxLength(64))
/** Tables of systems are asked for it before anything else is: what they all inherit is none. */
export const cell = z.string().check(
  z.maxLength(8),
  z.refine(word => !(word in Object.prototype)),
)
export const seat = z.string().check(z.maxLength(2))

/** An id of some kind. Whether there is such a thing, and whose it is, is for the rules to say, with their reasons. */
const idOf = <Id extends string>() => id as unknown as z.ZodMiniType<Id, Id>
export const planet = idOf<PlanetId>()
export const actionCard = idOf<ActionCardId>()
export const technology = idOf<TechnologyId>()
export const objective = idOf<ObjectiveId>()
export const leader = idOf<LeaderId>()
export const strategyCard = idOf<StrategyCardId>()
export const politicalCard = idOf<PoliticalCardId>()
export const tile = idOf<TileId>()
const ability = idOf<RaceAbility>()

export const amount = z.int().check(z.minimum(0), z.maximum(99))

/** Never 0: a kind of which there is none has no entry. */
const some = z.int().check(z.minimum(1), z.maximum(99))

export const shipCounts = z.partialRecord(z.enum(SHIP_KINDS), some)
export const groundCounts = z.partialRecord(z.enum(GROUND_KINDS), some)
export const cargoCounts = z.partialRecord(z.enum(CARGO_KINDS), some)
export const unitCounts = z.partialRecord(z.enum(UNIT_KINDS), some)

/** Command Counters by area. */
export const areaCounts = z.partialRecord(z.enum(AREAS), some)

const PLANETS_AT_MOST = 80

/** Planets to exhaust, and trade goods. */
export const payment = z.strictObject({
  planets: z.array(planet).check(z.maxLength(PLANETS_AT_MOST)),
  tradeGoods: amount,
})

export const byPlanet = <T extends z.ZodMiniType>(of: T) =>
  z.record(id, of) as unknown as z.ZodMiniType<{ [planet in PlanetId]?: z.output<T> }>

const MANY = 64

const load = z.strictObject({
  at: cell,
  planet: z.optional(planet),
  units: z.partialRecord(z.enum([...CARGO_KINDS, 'fighter']), some),
})

/** Ships of one kind from one system, with what they pick up. */
export const shipMove = z.strictObject({
  from: cell,
  ship: z.enum(MOVER_KINDS),
  count: some,
  damaged: z.optional(some),
  laden: z.optional(amount),
  via: z.optional(z.array(cell).check(z.maxLength(8))),
  load: z.optional(z.array(load).check(z.maxLength(8))),
  leaders: z.optional(z.array(leader).check(z.maxLength(3))),
})

export const shipMoves = z.array(shipMove).check(z.maxLength(MANY))

export const landings = byPlanet(z.partialRecord(z.enum([...CARGO_KINDS, 'fighter']), some))

/** Leaders by their ids, each with a planet. */
const leaderLandings = z.record(id, id) as unknown as z.ZodMiniType<{ [leader in LeaderId]?: PlanetId }>

export const bombardment = byPlanet(shipCounts)

const elsewhere = z.strictObject({
  dock: id,
  units: unitCounts,
  cell: z.optional(cell),
  planet: z.optional(planet),
})

export const production = z.strictObject({
  docks: z.record(id, unitCounts),
  elsewhere: z.optional(z.array(elsewhere).check(z.maxLength(MANY))),
  newDocks: z.array(planet).check(z.maxLength(8)),
  mine: z.optional(cell),
  facilities: z.optional(byPlanet(z.enum(FACILITY_IDS))),
  payment,
})

const warfareMove = z.strictObject({
  from: cell,
  ship: z.enum(SHIP_KINDS),
  laden: z.optional(amount),
  fighters: z.optional(some),
  to: cell,
})

/** What is chosen with an action card. */
export const cardArgs = z.strictObject({
  seat: z.optional(seat),
  seats: z.optional(z.array(seat).check(z.maxLength(2))),
  cell: z.optional(cell),
  to: z.optional(cell),
  planet: z.optional(planet),
  onto: z.optional(planet),
  planets: z.optional(z.array(planet).check(z.maxLength(8))),
  unit: z.optional(z.enum(UNIT_KINDS)),
  ship: z.optional(z.enum(SHIP_KINDS)),
  laden: z.optional(amount),
  ships: z.optional(z.array(warfareMove).check(z.maxLength(2))),
  count: z.optional(amount),
  die: z.optional(z.strictObject({ volley: amount, group: amount, value: amount })),
  card: z.optional(idOf<StrategyCardId | ActionCardId | PoliticalCardId>()),
  other: z.optional(strategyCard),
  ability: z.optional(ability),
  technology: z.optional(technology),
  payment: z.optional(payment),
  copy: z.optional(actionCard),
  price: z.optional(payment),
})

/** Cards that go with an action of one's own. */
export const cardPlays = z
  .array(z.strictObject({ card: z.enum(ACTION_CARD_IDS), args: cardArgs }))
  .check(z.maxLength(4))

/** A tactical action; what is left out is asked when its time comes. */
export const plan = z.strictObject({
  cards: z.optional(cardPlays),
  moves: shipMoves,
  landings: z.optional(landings),
  leaders: z.optional(leaderLandings),
  bombard: z.optional(bombardment),
  produce: z.optional(production),
})

export const pdsShots = z
  .array(z.strictObject({ planet, count: some, cell, at: seat }))
  .check(z.maxLength(MANY))

export const takenHits = z.strictObject({
  destroy: shipCounts,
  sustain: shipCounts,
  laden: z.array(amount).check(z.maxLength(MANY)),
})

/** What is said with a strategy card. */
export const strategicArgs = z.strictObject({
  opponent: z.optional(seat),
  counters: z.optional(areaCounts),
  system: z.optional(cell),
  technology: z.optional(technology),
  free: z.optional(technology),
  planets: z.optional(z.array(planet).check(z.maxLength(8))),
  payment: z.optional(payment),
  production: z.optional(production),
  ships: z.optional(z.array(warfareMove).check(z.maxLength(2))),
  cards: z.optional(cardPlays),
  cancel: z.optional(z.literal(true)),
  agreements: z.optional(z.array(z.array(seat).check(z.maxLength(2))).check(z.maxLength(2))),
  planet: z.optional(planet),
})

/** Objectives with what is spent for them. */
export const claims = z
  .array(
    z.strictObject({
      objective,
      payment: z.optional(payment),
      counters: z.optional(areaCounts),
    }),
  )
  .check(z.maxLength(16))

/** Own units that are destroyed. */
export const scuttled = z.strictObject({
  ships: z.record(
    cell,
    z.strictObject({ destroy: shipCounts, laden: z.array(amount).check(z.maxLength(MANY)) }),
  ),
  planets: byPlanet(groundCounts),
})

/** A transfer action between two systems. */
export const transfer = z.strictObject({
  there: shipMoves,
  back: shipMoves,
  landings: z.optional(landings),
  leaders: z.optional(leaderLandings),
  produce: z.optional(production),
})
