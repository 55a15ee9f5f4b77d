/** The table before anybody chooses. Section 4. */
import { noStanding, type Random, type SeatId } from '../kit/index.ts'
import { emptyLog } from '../kit/log.ts'
import {
  ACTION_CARDS,
  type ActionCardId,
  MORE_POLITICAL,
  OBJECTIVES,
  type Objective,
  type ObjectiveId,
  POLITICAL_CARDS,
  POLITICAL_DECK,
  type PoliticalCard,
  type PoliticalCardId,
  RACES,
  type RaceId,
  REPLACED_POLITICAL,
} from './data/index.ts'
import { setupFor } from './galaxy/dealing.ts'
import { RULES_VERSION } from './meta.ts'
import { keepsWormholes, type TiOptions } from './options.ts'
import { isDealt } from './rules/action-deck.ts'
import { rowOf } from './rules/age-of-empire.ts'
import type { TiStep } from './rules/steps.ts'
import { cardsInUse, usesCard } from './rules/strategic/sets.ts'
import { CUSTODIANS } from './rules/tactical/custodians.ts'
import type { Player, Policy, TiState } from './state.ts'

const newPlayer = (): Player => ({
  race: null,
  counters: { strategy: 0, command: 0, fleet: 0 },
  tradeGoods: 0,
  technologies: [],
  points: 0,
  secrets: [],
  claimed: [],
  actionCards: [],
  politicalCards: [],
  contracts: [null, null],
  strategy: {},
  before: [],
  tiles: [],
  lastTile: null,
  passed: false,
  eliminated: false,
  deeds: [],
})

const objectivesIn = (
  deck: Objective['deck'],
  set: Objective['set'],
  wanted: (objective: Objective) => boolean = () => true,
) =>
  Object.values(OBJECTIVES)
    .filter(one => one.deck === deck && one.set === set && wanted(one))
    .map(({ id }) => id)

/** Of the expansion, too, with its cards. [TI-2.16, TI-48.31] */
export function secretsIn(options: TiOptions): ObjectiveId[] {
  const isIn = ({ aboutWormholes }: Objective) => !(aboutWormholes && keepsWormholes(options))
  return [
    ...objectivesIn('secret', 'base', isIn),
    ...(options.expansionCards ? objectivesIn('secret', 'expansion', isIn) : []),
  ]
}

/** Cards of stage I in the deck, and those of stage II below them. [TI-4.08, TI-50.02] */
export const stagesOf = ({ longWar }: Pick<TiOptions, 'longWar'>): { one: number; two: number } =>
  longWar ? { one: 8, two: 5 } : { one: 6, two: 3 }

/**
 * The public objectives that are not `revealed`, the first one last: Imperium Rex is among the last four. [TI-4.08, TI-4.09,
 * TI-35.01, TI-35.03, TI-50.02, TI-50.04]
 */
export function objectiveDeck(
  random: Random,
  options: TiOptions,
  revealed: readonly ObjectiveId[] = [],
): ObjectiveId[] {
  const { variantObjectives = false, longWarNoGameOver = false } = options
  const stages = stagesOf(options)
  const more = usesCard(options, 'bureaucracy') ? 1 : 0
  const set = variantObjectives ? 'expansion' : 'base'
  const some = (deck: Objective['deck'], count: number) => {
    const all = objectivesIn(deck, set, ({ endsGame }) => !endsGame)
    const left = random.Shuffle(all).filter(id => !revealed.includes(id))
    return left.slice(0, Math.max(0, count - (all.length - left.length)))
  }
  const one = some('stage1', stages.one)
  const two = some('stage2', stages.two + more)
  const rex = longWarNoGameOver ? [] : objectivesIn('stage2', set, ({ endsGame }) => endsGame === true)
  return [...random.Shuffle([...two, ...rex]), ...one]
}

/** All action cards but those that are left out. [TI-2.16] */
export const actionDeck = (random: Random, options: TiOptions, players: number): ActionCardId[] =>
  random.Shuffle(
    Object.values(ACTION_CARDS)
      .filter(card => isDealt(card, options, players))
      .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  )

/** All political cards; those of the expansion replace some of the others. [TI-2.15, TI-2.16, TI-3.04, TI-48.31] */
export function politicalDeck(options: TiOptions): PoliticalCardId[] {
  const isIn = ({ requires, aboutWormholes }: PoliticalCard) =>
    (requires === undefined || options[requires] === true) && !(aboutWormholes && keepsWormholes(options))
  const base = options.expansionCards
    ? POLITICAL_DECK.filter(id => !REPLACED_POLITICAL.includes(id))
    : POLITICAL_DECK
  return [...base, ...(options.expansionCards ? MORE_POLITICAL : [])].filter(id => isIn(POLITICAL_CARDS[id]))
}

/** The races of which every player has one. [TI-4.02] */
export const racesInPool = ({ expansionRaces }: TiOptions): RaceId[] =>
  Object.values(RACES)
    .filter(({ set }) => set === 'base' || expansionRaces)
    .map(({ id }) => id)

/** What is still to do before the first round. [TI-4.01] */
const planOf = (options: TiOptions): readonly TiStep[] => [
  { do: 'assignRaces' },
  { do: 'assignHomes' },
  { do: 'dealTiles' },
  { do: 'placeTile' },
  ...(options.artifacts ? [{ do: 'artifacts' } as const] : []),
  // After early turns on planets that are still nobody's. [TI-47.13]
  ...(options.distantSuns && !options.simulatedEarlyTurns ? [{ do: 'domainCounters' } as const] : []),
  { do: 'startingUnits' },
  ...(options.distantSuns && options.simulatedEarlyTurns ? [{ do: 'domainCounters' } as const] : []),
  ...(options.leaders ? [{ do: 'placeLeaders', nth: 0 } as const] : []),
  ...(usesCard(options, 'assembly') ? [{ do: 'dealPolitical' } as const] : []),
  ...(usesCard(options, 'bureaucracy') ? [{ do: 'revealFirst' } as const] : []),
  { do: 'startRound' },
]

const ASK_ALWAYS: Policy = { hits: 'ask', retreat: 'ask', pds: 'ask' }

/** How battles are fought as long as nobody says more. */
export const policiesOf = (order: readonly SeatId[]): { [seat: SeatId]: Policy } =>
  Object.fromEntries(order.map(seat => [seat, ASK_ALWAYS]))

export function setup({
  random,
  numPlayers,
  options,
}: {
  random: Random
  numPlayers: number
  options: TiOptions
}): TiState {
  const order: SeatId[] = Array.from({ length: numPlayers }, (_, seat) => String(seat))
  const secrets = random.Shuffle(secretsIn(options))
  const players = Object.fromEntries(
    order.map((seat, i) => [seat, { ...newPlayer(), secrets: [secrets[i]!] }]),
  )
  const common = cardsInUse(options)
  const speaker = order[random.Die(numPlayers) - 1]!
  const objectives = objectiveDeck(random, options)
  return {
    rulesVersion: RULES_VERSION,
    phase: 'setup',
    asks: [],
    lastAsk: 0,
    steps: planOf(options).toReversed(),
    log: emptyLog(),
    standing: noStanding(order),
    outcome: null,
    options,
    round: 0,
    order,
    speaker,
    active: null,
    galaxy: { setup: setupFor(numPlayers, options).id, tiles: {}, homes: {} },
    faceDown: {},
    planets: {},
    space: {},
    radiation: [],
    ...(options.artifacts && { hiddenArtifacts: {}, artifacts: {} }),
    ...(options.distantSuns && { domains: {}, survivors: [], outcasts: [] }),
    ...(options.simulatedEarlyTurns && { early: { ground: {}, landed: {} } }),
    ...(options.spaceMines && { mines: {} }),
    ...(options.leaders && { leaders: {} }),
    ...(options.custodians && { custodians: { ...CUSTODIANS } }),
    ...(options.expansionRaces && { docks: {} }),
    activated: {},
    players,
    common: Object.fromEntries(common.map(id => [id, 0])),
    decks: {
      objectives: options.ageOfEmpire ? [] : objectives,
      actionCards: actionDeck(random, options, numPlayers),
      politicalCards: random.Shuffle(politicalDeck(options)),
    },
    discards: { actionCards: [], politicalCards: [] },
    // [TI-49.01, TI-49.04]
    objectives: options.ageOfEmpire ? rowOf(objectives) : [],
    laws: [],
    laidOut: [],
    agenda: null,
    effects: [],
    action: null,
    battle: null,
    invasion: null,
    negotiation: null,
    cardOffer: null,
    volleys: [],
    chronicle: [],
    fights: [],
    window: null,
    played: [],
    spent: [],
    serial: 0,
    plans: {},
    policies: policiesOf(order),
  }
}
