/** Says what is wrong with a set of components, so that a new set can be written without reading the rules code. */
import * as z from 'zod/mini'
import {
  ALIENS,
  COLORS,
  COUNTERS,
  type ComponentLists,
  DIE_FACES,
  LEVELS,
  RESOURCES,
  TRACK_IDS,
} from './components.ts'

const amount = z.int().check(z.minimum(0))
const atLeastOne = z.int().check(z.minimum(1))
const bag = z.strictObject({
  gem: z.optional(amount),
  food: z.optional(amount),
  water: z.optional(amount),
  metal: z.optional(amount),
  vp: z.optional(amount),
})
const level = z.literal(LEVELS)
const track = z.enum(TRACK_IDS)
const counter = z.enum(COUNTERS)

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dismantle'), bonusMetal: amount }),
  z.strictObject({ type: z.literal('construct'), discount: amount }),
  z.strictObject({ type: z.literal('transport'), transactions: atLeastOne }),
  z.strictObject({ type: z.literal('expedition'), dice: atLeastOne, cargo: atLeastOne }),
  z.strictObject({ type: z.literal('diplomacy'), advances: atLeastOne, lobbyDiscount: amount }),
  z.strictObject({ type: z.literal('farm'), food: atLeastOne }),
  z.strictObject({ type: z.literal('ice'), water: atLeastOne }),
])

const power = z.discriminatedUnion('power', [
  z.strictObject({ kind: z.literal('power'), power: z.literal('convert'), pay: bag, gain: bag }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('recruitHuman'), pay: bag }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('transport'), transactions: atLeastOne }),
  z.strictObject({
    kind: z.literal('power'),
    power: z.literal('expedition'),
    dice: atLeastOne,
    cargo: atLeastOne,
  }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('dismantle'), bonusMetal: amount }),
  z.strictObject({ kind: z.literal('power'), power: z.literal('construct'), discount: amount }),
  z.strictObject({
    kind: z.literal('power'),
    power: z.literal('diplomacy'),
    advances: atLeastOne,
    lobbyDiscount: amount,
  }),
])

const passive = z.discriminatedUnion('on', [
  z.strictObject({ kind: z.literal('passive'), on: z.literal('dismantle'), gain: bag }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('opponentUsesYourShip'), gain: bag }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('construct'), discount: atLeastOne }),
  z.strictObject({ kind: z.literal('passive'), on: z.literal('transport'), extraTransactions: atLeastOne }),
  z.strictObject({
    kind: z.literal('passive'),
    on: z.literal('expedition'),
    extraDice: z.optional(atLeastOne),
    extraCargo: z.optional(atLeastOne),
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
    per: z.optional(counter),
    every: z.optional(atLeastOne),
    max: z.optional(atLeastOne),
  }),
  z.strictObject({
    kind: z.literal('endgame'),
    vp: atLeastOne,
    per: counter,
    every: z.optional(atLeastOne),
    max: z.optional(atLeastOne),
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
  id: z.string().check(z.regex(/^[\w-]{1,16}$/)),
  tier: z.enum(['basic', 'advanced']),
  start: z.strictObject({ gem: amount, food: amount, water: amount, metal: amount }),
  startDiplomacy: z.strictObject(
    Object.fromEntries(TRACK_IDS.map(id => [id, z.optional(atLeastOne)])) as Record<
      (typeof TRACK_IDS)[number],
      z.ZodMiniOptional<typeof atLeastOne>
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
  id: z.string().check(z.regex(/^[\w-]{1,16}$/)),
  level: z.literal([0, ...LEVELS]),
  // A ship without a cost could be used without end. [SSP-5.15]
  cost: atLeastOne,
  useFee: amount,
  metal: z.nullable(amount),
  copies: z.literal([1, 4]),
  action,
})

const diplomacyTrack = z.strictObject({
  track,
  levels: z
    .array(z.strictObject({ lobbyCost: amount, reward: z.union([bag, z.literal('x2')]) }))
    .check(z.minLength(1)),
})

const constants = z.looseObject({
  players: z.record(z.string(), z.strictObject({ humans: amount, aliens: amount })),
  alienBag: z.strictObject(
    Object.fromEntries(ALIENS.map(id => [id, amount])) as Record<(typeof ALIENS)[number], typeof amount>,
  ),
  dieFaces: z.array(z.enum(DIE_FACES)).check(z.minLength(1)),
  quarters: z.strictObject({ 1: atLeastOne, 2: atLeastOne, 3: atLeastOne }),
  draft: z.strictObject({ hand: atLeastOne, keep: atLeastOne }),
  firstGameSets: z.array(z.strictObject({ hub: z.string(), ships: z.array(z.string()) })),
})

const shape = z.strictObject({
  sectors: z.array(sector),
  hubs: z.array(hub),
  ships: z.array(ship),
  tracks: z.array(diplomacyTrack),
  constants,
})

/** A path such as `sectors[3].quarters[0].gain`. */
const pathOf = (path: readonly PropertyKey[]) =>
  path
    .reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
      '',
    )
    .slice(1)

function repeated(what: string, ids: readonly string[]): string[] {
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i)
  return [...new Set(twice)].map(id => `${what} ${id}: there are several with this id`)
}

/**
 * What is wrong with a set of components, one sentence each; empty if it can be played. Takes anything. What the
 * box of the published game holds (72 sectors, 24 hubs) is not demanded, only what the set-up needs. [SSP-1.01]
 */
export function problemsOf(lists: unknown): string[] {
  const parsed = shape.safeParse(lists)
  if (parsed.success) return contradictions(lists as ComponentLists)
  return parsed.error.issues.map(issue => `${pathOf(issue.path) || 'the set'}: ${reasonOf(issue)}`)
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.join(', ')}`
    case 'invalid_union':
      return 'unknown kind'
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `must be at least ${String(issue.minimum)}`
    case 'invalid_type':
      return issue.input === undefined ? `missing, or no ${issue.expected}` : `must be ${issue.expected}`
    default:
      return issue.message
  }
}

/** Things that fit their shapes but not each other. */
function contradictions({ sectors, hubs, ships, tracks, constants }: ComponentLists): string[] {
  const problems = [
    ...repeated(
      'sector',
      sectors.map(({ id }) => id),
    ),
    ...repeated(
      'hub',
      hubs.map(({ id }) => id),
    ),
    ...repeated(
      'ship',
      ships.map(({ id }) => id),
    ),
    ...repeated(
      'track',
      tracks.map(one => one.track),
    ),
  ]
  const say = (wrong: boolean, problem: string) => {
    if (wrong) problems.push(problem)
  }
  const most = Math.max(0, ...Object.keys(constants.players).map(Number))
  const countOf = (level: number) => ships.filter(one => one.level === level).length

  for (const { id, level, color, quarters } of sectors) {
    const expected = `${level}${COLORS.indexOf(color) + 1}`
    say(
      !id.startsWith(expected),
      `sector ${id}: the number of a ${color} sector of level ${level} begins with ${expected}`,
    )
    const room = constants.quarters[level]
    say(quarters.length !== room, `sector ${id}: has ${quarters.length} quarters, level ${level} has ${room}`)
    const endgame = level < 3 && quarters.some(({ kind }) => kind === 'endgame')
    say(endgame, `sector ${id}: endgame effects are for level 3 and hubs`)
  }
  for (const level of LEVELS)
    for (const color of COLORS) {
      const found = sectors.filter(one => one.level === level && one.color === color).length
      say(found < most, `${color} sectors of level ${level}: ${found}, but ${most} players need ${most}`)
    }
  for (const id of TRACK_IDS) say(!tracks.some(one => one.track === id), `track ${id}: missing`)
  for (const { id, startDiplomacy } of hubs)
    for (const [name, start] of Object.entries(startDiplomacy)) {
      const top = tracks.find(one => one.track === name)?.levels.length ?? 0
      say(start > top, `hub ${id}: starts at level ${start} of the ${name} track, which has ${top}`)
    }
  say(hubs.length < 2 * most, `hubs: ${hubs.length}, but ${most} players are dealt ${2 * most}`)
  const draft = constants.draft.hand * most
  for (const level of [2, 3])
    say(
      countOf(level) < draft,
      `ships of level ${level}: ${countOf(level)}, but ${most} players draft from ${draft}`,
    )
  const bagged = Object.values(constants.alienBag).reduce((sum, count) => sum + count, 0)
  for (const [count, { aliens }] of Object.entries(constants.players))
    say(aliens > bagged, `constants.players.${count}: draws ${aliens} Aliens out of ${bagged}`)
  for (const { hub: id, ships: fleet } of constants.firstGameSets) {
    say(!hubs.some(one => one.id === id), `first-game set: there is no hub ${id}`)
    for (const name of fleet)
      say(!ships.some(one => one.id === name), `first-game set: there is no ship ${name}`)
  }
  const dismantled = ships.filter(({ level, metal }) => level > 0 && metal === null)
  for (const { id } of dismantled) problems.push(`ship ${id}: needs a metal value`)
  const resources = constants.dieFaces.filter(face => RESOURCES.some(kind => kind === face))
  say(resources.length === 0, 'constants.dieFaces: no face brings a resource')
  return problems
}
