/** The shapes of what a set of components is made of: every field that the rules read, and no other. */
import * as z from 'zod/mini'
import { ALIENS, COLORS, COUNTERS, DIE_FACES, LEVELS, TRACK_IDS } from '../components.ts'

/** No number on a card is larger: what somebody wrote by mistake must not fill the memory. */
const MOST = 1000
/** So many dice, transactions and the like are more than anybody wants to make. */
const MOST_PARTS = 20

const amount = z.int().check(z.minimum(0), z.maximum(MOST))
const atLeastOne = z.int().check(z.minimum(1), z.maximum(MOST))
const parts = z.int().check(z.minimum(1), z.maximum(MOST_PARTS))
/** Points move a marker: they can be gained, but not paid. */
const price = z.strictObject({
  gem: z.exactOptional(amount),
  food: z.exactOptional(amount),
  water: z.exactOptional(amount),
  metal: z.exactOptional(amount),
})
const bag = z.extend(price, { vp: z.exactOptional(amount) })
const id = z.string().check(z.regex(/^[A-Za-z0-9][\w-]{0,15}$/))
const level = z.literal(LEVELS)
const track = z.enum(TRACK_IDS)
const counter = z.enum(COUNTERS)

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dismantle'), bonusMetal: amount }),
  z.strictObject({ type: z.literal('construct'), discount: amount }),
  z.strictObject({ type: z.literal('transport'), transactions: parts }),
  z.strictObject({ type: z.literal('expedition'), dice: parts, cargo: parts }),
  z.strictObject({ type: z.literal('diplomacy'), advances: parts, lobbyDiscount: amount }),
  z.strictObject({ type: z.literal('farm'), food: atLeastOne }),
  z.strictObject({ type: z.literal('ice'), water: atLeastOne }),
])

const power = z.discriminatedUnion('power', [
  z.strictObject({ kind: z.literal('power'), power: z.literal('convert'), pay: price, gain: bag }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('recruitHuman'), pay: price }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('transport'), transactions: parts }),
  z.strictObject({
    kind: z.literal('power'),
    power: z.literal('expedition'),
    dice: parts,
    cargo: parts,
  }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('dismantle'), bonusMetal: amount }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('construct'), discount: amount }),
  z.strictObject({
    kind: z.literal('power'),
    power: z.literal('diplomacy'),
    advances: parts,
    lobbyDiscount: amount,
  }),
])

const passive = z.discriminatedUnion('on', [
  z.strictObject({ kind: z.literal('passive'), on: z.literal('dismantle'), gain: bag }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('opponentUsesYourShip'), gain: bag }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('construct'), discount: atLeastOne }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('transport'), extraTransactions: parts }),
  z.strictObject({
    kind: z.literal('passive'),
    on: z.literal('expedition'),
    extraDice: z.exactOptional(parts),
    extraCargo: z.exactOptional(parts),
  }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('diplomacy'), lobbyDiscount: atLeastOne }),
  z.strictObject({
    kind: z.literal('passive'),
    on: z.literal('youUseOpponentShip'),
    feeDiscount: atLeastOne,
  }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('recruitGold'), gemDiscount: atLeastOne }),
])

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('income'),
    gain: bag,
    per: z.exactOptional(counter),
    every: z.exactOptional(atLeastOne),
    max: z.exactOptional(atLeastOne),
  }),
  z.strictObject({
    kind: z.literal('endgame'),
    vp: atLeastOne,
    per: counter,
    every: z.exactOptional(atLeastOne),
    max: z.exactOptional(atLeastOne),
  }),
  power,
  passive,
])

const sector = z.strictObject({
  id: z.string().check(z.regex(/^[1-3]{2}\d$/)),
  level,
  color: z.enum(COLORS),
  cost: amount,
  points: amount,
  firstGame: z.boolean(),
  quarters: z.array(effect),
})

const shipType = z.enum(['dismantle', 'construct', 'transport', 'expedition', 'diplomacy', 'farm', 'ice'])

const hub = z.strictObject({
  id,
  tier: z.enum(['basic', 'advanced']),
  start: z.strictObject({ gem: amount, food: amount, water: amount, metal: amount }),
  startDiplomacy: z.strictObject(
    Object.fromEntries(TRACK_IDS.map(id => [id, z.exactOptional(atLeastOne)])) as Record<
      (typeof TRACK_IDS)[number],
      z.ZodMiniExactOptional<typeof atLeastOne>
    >,
  ),
  penalties: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('removeShip'), ship: shipType }),
      z.strictObject({ kind: z.literal('startUsed'), ships: z.array(shipType) }),
    ]),
  ),
  effects: z.array(effect),
})

const ship = z.strictObject({
  id,
  level: z.literal([0, ...LEVELS]),
  // A ship without a cost could be used without end. [SSP-5.15]
  cost: atLeastOne,
  useFee: amount,
  metal: z.nullable(amount),
  copies: z.literal([1, 4]),
  action,
})

/** A quarter is named by one digit. */
const quarterCount = z.int().check(z.minimum(1), z.maximum(9))

const diplomacyTrack = z.strictObject({
  track,
  levels: z
    .array(z.strictObject({ lobbyCost: amount, reward: z.union([bag, z.literal('x2')]) }))
    .check(z.minLength(1)),
})

/** For a number of players that the set need not know. */
const supply = z.exactOptional(z.strictObject({ humans: amount, aliens: amount }))

const constants = z.strictObject({
  players: z.strictObject({ 2: supply, 3: supply, 4: supply }),
  alienBag: z.strictObject(
    Object.fromEntries(ALIENS.map(one => [one, amount])) as Record<(typeof ALIENS)[number], typeof amount>,
  ),
  dieFaces: z.array(z.enum(DIE_FACES)).check(z.minLength(1), z.maxLength(MOST_PARTS)),
  observe: bag,
  recruit: price,
  offers: z.strictObject({
    alien: z.strictObject({ pay: price }),
    goldAlien: z.strictObject({ pay: price }),
    // A message names what is paid, and is short. [SSP-9.04]
    swap: z.strictObject({ payAny: z.int().check(z.minimum(1), z.maximum(8)) }),
    buy: z.strictObject({ pay: price }),
  }),
  mostGemForIncome: amount,
  // Without a price residents could be moved about without end. [SSP-14.15]
  relocation: atLeastOne,
  end: z.strictObject({
    score: atLeastOne,
    sectors: atLeastOne,
    aliensLeft: amount,
    incomesInARow: atLeastOne,
  }),
  quarters: z.strictObject({ 1: quarterCount, 2: quarterCount, 3: quarterCount }),
  scoring: z.strictObject({
    resident: amount,
    first: amount,
    second: amount,
    gemsPerPoint: atLeastOne,
    resourcesPerPoint: atLeastOne,
  }),
  draft: z.strictObject({ hand: parts, keep: parts }),
  firstGameSets: z.array(z.strictObject({ hub: z.string(), ships: z.array(z.string()) })),
})

/** A set of components, part by part. */
export const shape = z.strictObject({
  sectors: z.array(sector),
  hubs: z.array(hub),
  ships: z.array(ship),
  tracks: z.array(diplomacyTrack),
  constants,
})
