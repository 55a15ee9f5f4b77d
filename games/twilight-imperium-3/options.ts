import { isFixed, isRelevant, type OptionsOf, type SetupField } from '../kit/index.ts'

/** The options of the base game: every match has a value for each. [TI-3.01] */
const BASE = [
  {
    id: 'galaxy',
    type: 'choice',
    values: ['random', 'preset', 'build'],
    default: 'random',
    minutes: { build: 4 },
  },
  {
    id: 'presetMap',
    type: 'choice',
    values: ['crossroads', 'marches', 'preset', 'special', 'multi'],
    default: 'crossroads',
    when: { field: 'galaxy', is: 'preset' },
    // There is room for more only where there are more tiles. [TI-55.03]
    valuePlayers: { crossroads: 6, marches: 6, special: [5], multi: [6, 8] },
    // Every map of the expansion has tiles of it. [TI-48.09]
    valueNeeds: {
      preset: [{ field: 'expansionTiles', is: true }],
      special: [{ field: 'expansionTiles', is: true }],
      multi: [{ field: 'expansionTiles', is: true }],
    },
  },
  {
    id: 'raceSelection',
    type: 'choice',
    values: ['random', 'draft', 'choose'],
    default: 'random',
    minutes: { draft: 1, choose: 1 },
  },
  {
    id: 'victoryPoints',
    type: 'number',
    // Below 8 for a short evening: the game prints no such target.
    min: 5,
    max: 14,
    default: 10,
    // A tenth of what the game takes.
    minutes: 6,
    // It is played to a number of its own. [TI-50.01]
    when: { field: 'longWar', is: false },
  },
] as const satisfies readonly SetupField[]

/** One of the two cards of a number, where the sets are mixed. [TI-34.06] */
const cardOf = <const Id extends string, const Cards extends readonly [string, string]>(
  id: Id,
  cards: Cards,
) =>
  ({
    id,
    group: 'strategy',
    type: 'choice',
    values: cards,
    default: cards[0],
    when: { field: 'strategySet', is: 'mixed' },
  }) as const

/**
 * The options of Shattered Empire and those that came after the base game, in the order of the form. What is off is not in the state of a match at all, so that
 * matches without the expansion are what they were before there was one. [TI-3.01, TI-3.02]
 */
export const EXPANSION = [
  // Without them there are not enough systems for a fourth ring. [TI-3.01, TI-55.01]
  {
    id: 'expansionTiles',
    group: 'expansion',
    type: 'flag',
    default: false,
    fixed: { players: [7, 8], value: true },
  },
  {
    id: 'presetUse',
    type: 'choice',
    values: ['fixed', 'random'],
    default: 'fixed',
    when: { field: 'galaxy', is: 'preset' },
    needs: [
      { field: 'presetMap', not: 'crossroads' },
      { field: 'presetMap', not: 'marches' },
    ],
  },
  {
    id: 'largerGalaxy',
    group: 'expansion',
    type: 'flag',
    default: false,
    minutes: { true: 10 },
    players: [5, 6],
    needs: [
      { field: 'expansionTiles', is: true },
      { field: 'galaxy', not: 'preset' },
    ],
  },
  { id: 'expansionTech', group: 'expansion', type: 'flag', default: false, minutes: { true: 1 } },
  {
    id: 'expansionRaces',
    group: 'expansion',
    type: 'flag',
    default: false,
    needs: [{ field: 'expansionTech', is: true }],
  },
  { id: 'expansionCards', group: 'expansion', type: 'flag', default: false, minutes: { true: 1 } },
  {
    id: 'strategySet',
    group: 'strategy',
    type: 'choice',
    values: ['original', 'variant', 'mixed'],
    default: 'original',
  },
  // Where neither Initiative nor Assembly is in play the Speaker token stays where it is: the form says so. [TI-34.08]
  cardOf('strategy1', ['initiative', 'leadership']),
  cardOf('strategy2', ['diplomacy', 'diplomacy-ii']),
  cardOf('strategy3', ['political', 'assembly']),
  cardOf('strategy4', ['logistics', 'production']),
  cardOf('strategy5', ['trade', 'trade-ii']),
  cardOf('strategy6', ['warfare', 'warfare-ii']),
  cardOf('strategy7', ['technology', 'technology-ii']),
  cardOf('strategy8', ['imperial', 'bureaucracy']),
  { id: 'ageOfEmpire', group: 'victory', type: 'flag', default: false },
  {
    id: 'imperialII',
    group: 'victory',
    type: 'flag',
    default: false,
    needs: [
      { field: 'ageOfEmpire', is: true },
      { field: 'strategySet', not: 'variant' },
      { field: 'strategy8', not: 'bureaucracy' },
    ],
  },
  { id: 'variantObjectives', group: 'victory', type: 'flag', default: false },
  { id: 'racialTech', group: 'forces', type: 'flag', default: false, minutes: { true: 1 } },
  { id: 'artifacts', group: 'victory', type: 'flag', default: false, minutes: { true: 1 } },
  { id: 'shockTroops', group: 'forces', type: 'flag', default: false, minutes: { true: 1 } },
  { id: 'spaceMines', group: 'forces', type: 'flag', default: false, minutes: { true: 1 } },
  // [TI-48.32]
  {
    id: 'wormholeNexus',
    group: 'worlds',
    type: 'flag',
    default: false,
    minutes: { true: 1 },
    needs: [{ field: 'presetMap', not: 'special' }],
  },
  { id: 'facilities', group: 'worlds', type: 'flag', default: false, minutes: { true: 1 } },
  { id: 'tacticalRetreats', group: 'forces', type: 'flag', default: false },
  { id: 'custodians', group: 'worlds', type: 'flag', default: false },
  { id: 'voiceOfTheCouncil', group: 'victory', type: 'flag', default: false, minutes: { true: 1 } },
  { id: 'simulatedEarlyTurns', group: 'victory', type: 'flag', default: false, minutes: { true: -10 } },
  { id: 'distantSuns', group: 'worlds', type: 'flag', default: false, minutes: { true: 5 } },
  {
    id: 'newDomainCounters',
    group: 'worlds',
    type: 'flag',
    default: false,
    minutes: { true: 1 },
    needs: [{ field: 'distantSuns', is: true }],
  },
  {
    id: 'territorialDistantSuns',
    group: 'worlds',
    type: 'flag',
    default: false,
    needs: [
      { field: 'distantSuns', is: true },
      { field: 'newDomainCounters', is: true },
    ],
  },
  { id: 'sabotageRuns', group: 'forces', type: 'flag', default: false },
  { id: 'longWar', group: 'victory', type: 'flag', default: false, minutes: { true: 40 } },
  {
    id: 'longWarNoGameOver',
    group: 'victory',
    type: 'flag',
    default: false,
    minutes: { true: 5 },
    needs: [
      { field: 'longWar', is: true },
      { field: 'ageOfEmpire', is: false },
    ],
  },
  { id: 'leaders', group: 'forces', type: 'flag', default: false, minutes: { true: 5 } },
  { id: 'homesPlaced', type: 'flag', default: false, minutes: { true: -1 } },
] as const satisfies readonly SetupField[]

/** The options that a match can have. */
export const OPTIONS: readonly SetupField[] = [...BASE, ...EXPANSION]

/** What was chosen for a match. An option of the expansion that is not there is off. */
export interface TiOptions extends OptionsOf<typeof BASE>, Partial<OptionsOf<typeof EXPANSION>> {}

/** Whether wormholes never change: the map of its own rules for five. [TI-48.31] */
export const keepsWormholes = ({ galaxy, presetMap }: Pick<TiOptions, 'galaxy' | 'presetMap'>): boolean =>
  galaxy === 'preset' && presetMap === 'special'

/** What the Long War is played to. [TI-50.01] */
const LONG_WAR_POINTS = 14

/** What was chosen, without what is off or means nothing. */
export function chosenOf(values: TiOptions, numPlayers: number): TiOptions {
  const idle = EXPANSION.filter(
    field =>
      values[field.id] === field.default ||
      (!isFixed(field, numPlayers) && !isRelevant(field, { ...values }, numPlayers)),
  ).map(({ id }): string => id)
  const chosen = Object.entries(values).filter(([id]) => !idle.includes(id))
  return {
    ...Object.fromEntries(chosen),
    ...(values.longWar && { victoryPoints: LONG_WAR_POINTS }),
  } as unknown as TiOptions
}

/** Options of the base game: nothing comes out of the box of the expansion for them. Sections 49 to 53. */
const OF_THE_BASE_GAME: readonly string[] = [
  'ageOfEmpire',
  'longWar',
  'longWarNoGameOver',
  'distantSuns',
  'leaders',
  'sabotageRuns',
  'homesPlaced',
]

/** Whether anything of the expansion is in play, and so its trade goods. [TI-2.10] */
export const withExpansion = (options: TiOptions): boolean =>
  EXPANSION.some(({ id }) => options[id] !== undefined && !OF_THE_BASE_GAME.includes(id))
