/** Political cards. What an outcome does is in `rules/politics/cards/`. [TI-27.01] */
import { byId, type IdsOf, isIn } from './by-id.ts'
import type { Modifier } from './modifiers.ts'

/** What is voted on; candidates are controlled planets, players, laws in play. [TI-27.02, TI-27.03] */
export type VoteKind = 'forAgainst' | 'player' | 'twoPlayers' | 'planet' | 'twoPlanets' | 'law' | 'colour'

export interface PoliticalCard<Id extends string = PoliticalCardId> {
  id: Id
  vote: VoteKind
  /** With the outcome For, or with whom it elects, it stays in play. [TI-27.08] */
  isLaw?: true
  /** An objective goes to whom it elects; it neither lies in the deck nor among the discards. */
  isObjective?: true
  /** Planets of home systems and Mecatol Rex cannot be elected. */
  abroad?: true
  /** Left out without this option. [TI-3.04] */
  requires?: 'expansionTiles'
  /** Left out where wormholes never change. [TI-48.31] */
  aboutWormholes?: true
  /** What the law, or what is left of the outcome, changes for the elected player, or for everybody. [TI-1.17] */
  modifiers?: readonly Modifier[]
}

const BASE = [
  { id: 'aggressive-strategy', vote: 'forAgainst' },
  { id: 'ancient-artifact', vote: 'forAgainst' },
  { id: 'arms-reduction', vote: 'forAgainst' },
  { id: 'checks-and-balances', vote: 'forAgainst', isLaw: true },
  { id: 'closing-the-wormholes', vote: 'forAgainst', isLaw: true, aboutWormholes: true },
  { id: 'code-of-honor', vote: 'forAgainst', isLaw: true },
  { id: 'colonial-redistribution', vote: 'forAgainst' },
  { id: 'colonization-licensing', vote: 'forAgainst', isLaw: true },
  { id: 'compensated-disarmament', vote: 'planet' },
  { id: 'conventions-of-war', vote: 'forAgainst', isLaw: true },
  { id: 'core-stability', vote: 'forAgainst', isLaw: true },
  { id: 'cost-overruns', vote: 'forAgainst' },
  { id: 'council-censure', vote: 'player', isLaw: true },
  { id: 'council-elder', vote: 'player', isLaw: true },
  {
    id: 'crown-of-thalnos',
    vote: 'player',
    isLaw: true,
    modifiers: [{ number: 'combat', units: ['groundForce', 'shockTroop'], battle: 'any', amount: 1 }],
  },
  { id: 'dispute-resolution', vote: 'twoPlanets', abroad: true },
  { id: 'economic-revitalization', vote: 'player' },
  { id: 'fleet-regulations', vote: 'forAgainst', isLaw: true },
  { id: 'forced-economic-independence', vote: 'twoPlayers', isLaw: true },
  { id: 'free-trade', vote: 'forAgainst', isLaw: true },
  { id: 'holder-of-mecatol-rex', vote: 'forAgainst' },
  { id: 'holy-planet-of-ixth', vote: 'planet', isLaw: true },
  { id: 'humane-labor', vote: 'forAgainst', isLaw: true, modifiers: [{ number: 'production', amount: -2 }] },
  { id: 'imperial-academy', vote: 'player', isLaw: true },
  { id: 'imperial-containment', vote: 'forAgainst', isLaw: true },
  { id: 'imperial-mandate', vote: 'forAgainst' },
  { id: 'imperial-peace', vote: 'forAgainst', isLaw: true },
  { id: 'labor-force-politics', vote: 'forAgainst' },
  { id: 'limits-to-individual-power', vote: 'forAgainst', isLaw: true },
  { id: 'mass-mobilization', vote: 'forAgainst' },
  { id: 'minister-of-commerce', vote: 'player', isLaw: true },
  { id: 'minister-of-exploration', vote: 'player', isLaw: true },
  { id: 'minister-of-internal-security', vote: 'player', isLaw: true },
  {
    id: 'minister-of-policy',
    vote: 'player',
    isLaw: true,
    modifiers: [{ number: 'statusCards', amount: 1 }],
  },
  { id: 'minister-of-war', vote: 'player', isLaw: true },
  { id: 'new-constitution', vote: 'forAgainst' },
  { id: 'official-sanction', vote: 'player' },
  { id: 'open-the-trade-routes-base', vote: 'forAgainst' },
  { id: 'planetary-conscription', vote: 'planet' },
  { id: 'planetary-security', vote: 'forAgainst' },
  {
    id: 'prophecy-of-ixth',
    vote: 'player',
    isLaw: true,
    modifiers: [{ number: 'combat', units: ['fighter'], battle: 'any', amount: 1 }],
  },
  {
    id: 'public-execution',
    vote: 'player',
    modifiers: [{ number: 'combat', units: 'all', battle: 'any', amount: -1 }],
  },
  { id: 'regressive-rhetoric', vote: 'forAgainst' },
  { id: 'regulated-conscription', vote: 'forAgainst', isLaw: true },
  { id: 'repeal', vote: 'law' },
  { id: 'research-grant', vote: 'forAgainst', isLaw: true },
  { id: 'resource-management', vote: 'forAgainst', isLaw: true },
  { id: 'revote', vote: 'law' },
  { id: 'science-community-speaker', vote: 'player', isLaw: true },
  { id: 'short-term-truce', vote: 'forAgainst' },
  { id: 'subsidized-industry', vote: 'player' },
  { id: 'subsidized-studies', vote: 'player', isLaw: true },
  { id: 'technology-buy-back', vote: 'forAgainst' },
  { id: 'technology-investigation-committee', vote: 'player' },
  { id: 'technology-tariffs', vote: 'forAgainst', isLaw: true },
  { id: 'trade-embargo', vote: 'player', isLaw: true },
  { id: 'trade-war', vote: 'forAgainst' },
  { id: 'traffic-tariffs', vote: 'forAgainst', isLaw: true },
  {
    id: 'unconventional-weapons',
    vote: 'forAgainst',
    isLaw: true,
    modifiers: [{ number: 'combat', units: ['warSun', 'dreadnought'], battle: 'any', amount: -2 }],
  },
  { id: 'wormhole-reconstruction', vote: 'forAgainst', isLaw: true, aboutWormholes: true },
] as const satisfies readonly PoliticalCard<string>[]

/** Those of Shattered Empire that are built. */
const EXPANSION = [
  { id: 'class-struggle', vote: 'forAgainst' },
  { id: 'defend-the-jewel', vote: 'forAgainst' },
  { id: 'diversified-income', vote: 'forAgainst' },
  { id: 'emperor', vote: 'player', isLaw: true, modifiers: [{ number: 'votes', amount: 3 }] },
  {
    id: 'enemy-of-the-throne',
    vote: 'player',
    modifiers: [{ number: 'combat', units: 'all', battle: 'any', amount: 1, ofEnemy: 'always' }],
  },
  { id: 'fighter-tax', vote: 'forAgainst', isLaw: true },
  { id: 'fleet-restrictions', vote: 'forAgainst', isLaw: true },
  { id: 'forbidden-research', vote: 'forAgainst', isLaw: true },
  { id: 'glory-of-the-empire', vote: 'forAgainst' },
  { id: 'hopes-end-training-ground', vote: 'forAgainst', isLaw: true, requires: 'expansionTiles' },
  { id: 'incentive-program', vote: 'forAgainst' },
  { id: 'intergalactic-commerce', vote: 'forAgainst', aboutWormholes: true },
  {
    id: 'interstellar-arms-dealers',
    vote: 'forAgainst',
    modifiers: [
      {
        number: 'cost',
        units: ['warSun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'],
        amount: 1,
      },
    ],
  },
  { id: 'investigate-spatial-anomalies', vote: 'forAgainst' },
  { id: 'minister-of-peace', vote: 'player', isLaw: true },
  { id: 'mutiny', vote: 'forAgainst' },
  { id: 'neutrality-pact', vote: 'twoPlayers' },
  { id: 'non-aggression-pact', vote: 'forAgainst' },
  { id: 'open-the-trade-routes', vote: 'forAgainst' },
  { id: 'political-focus', vote: 'forAgainst' },
  { id: 'recognize-accomplishments', vote: 'forAgainst' },
  { id: 'redefining-war-crimes', vote: 'forAgainst', isLaw: true },
  { id: 'seed-of-an-empire', vote: 'forAgainst' },
  { id: 'sharing-of-technology', vote: 'forAgainst' },
  { id: 'technological-jihad', vote: 'colour' },
  { id: 'the-crown-of-emphidia', vote: 'player', isLaw: true },
  { id: 'unconventional-measures', vote: 'forAgainst' },
  { id: 'veto-power', vote: 'player', isLaw: true },
  { id: 'vorhal-peace-prize', vote: 'forAgainst', isLaw: true },
  { id: 'war-funding', vote: 'forAgainst' },
  {
    id: 'warship-commission',
    vote: 'forAgainst',
    modifiers: [{ number: 'cost', units: ['warSun', 'dreadnought', 'cruiser'], amount: 2 }],
  },
  { id: 'wormhole-research', vote: 'forAgainst', aboutWormholes: true },
] as const satisfies readonly PoliticalCard<string>[]

/** Voted on like a card, and none of the deck: a special objective. [TI-46.02] */
const OBJECTIVE = [
  { id: 'voice-of-the-council', vote: 'player', isObjective: true },
] as const satisfies readonly PoliticalCard<string>[]

export type PoliticalCardId = IdsOf<typeof BASE> | IdsOf<typeof EXPANSION> | IdsOf<typeof OBJECTIVE>

export const POLITICAL_CARDS = byId<PoliticalCard>([...BASE, ...EXPANSION, ...OBJECTIVE])

/** All of the base game, once each. [TI-2.16] */
export const POLITICAL_DECK: readonly PoliticalCardId[] = BASE.map(({ id }) => id)

/** Of the expansion, and what a card of it replaces. [TI-2.15] */
export const MORE_POLITICAL: readonly PoliticalCardId[] = EXPANSION.map(({ id }) => id)
export const REPLACED_POLITICAL: readonly PoliticalCardId[] = ['open-the-trade-routes-base']

export const isPoliticalCard = (id: string): id is PoliticalCardId => isIn(POLITICAL_CARDS, id)
