/**
 * What the components of the game are made of. The rules, the texts and the board all read the same rows: what a card
 * does is nowhere written twice. The rows are in `data/`.
 */
export const GOODS = ['novelty', 'rare', 'genes', 'alien'] as const
/** A kind of good; "Rare" are Rare elements, "Alien" is Alien technology. [RFTG-4.07] */
export type Good = (typeof GOODS)[number]
export type GoodOrAny = Good | 'any'

export const KEYWORDS = ['alien', 'imperium', 'rebel', 'terraforming', 'uplift'] as const
/** A word on a card that other cards refer to. It does nothing by itself. [RFTG-4.12] */
export type Keyword = (typeof KEYWORDS)[number]

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const
/** A phase of the round, in the order in which they take place. [RFTG-5.01] */
export type Phase = (typeof PHASES)[number]

export const POWER_PHASES = [
  'onPlace',
  'explore',
  'develop',
  'settle',
  'trade',
  'consume',
  'produce',
] as const
/** When a power works. `trade` is a part of the Consume phase, but a phase of its own for scoring. [RFTG-12.06] */
export type PowerPhase = (typeof POWER_PHASES)[number]

export const SETS = ['base', 'alien-artifacts'] as const
export type CardSet = (typeof SETS)[number]

/** What one use of a consume power gains. */
export interface Reward {
  vp: number
  cards: number
}

/** Which cards a power or a scoring line counts: every field given must hold. [RFTG-12.06] */
export interface Filter {
  type?: Card['type']
  military?: boolean
  production?: Production
  goodKind?: Good
  keyword?: Keyword
  cost?: number
  minCost?: number
  cardId?: string
  /** A power with `orbOnly` counts in the orb game alone. [RFTG-12.08] */
  hasPowerInPhase?: PowerPhase
}

/** Military that conquering (and, in the orb game, crossing a barrier) may ask for, for a price. */
export type TempMilitaryPayment = { type: 'discardThisCard' } | { type: 'discardGood'; goodKind: Good }

export type OnPlacePower =
  /** May discard a card from hand to put a good on the world. [RFTG-8.32] */
  | { phase: 'onPlace'; kind: 'mayDiscardForGood' }
  /** A small airlock card and a second survey team. [RFTG-19.12] */
  | { phase: 'onPlace'; kind: 'addSurveyTeam'; orbOnly: true }

export type ExplorePower =
  | { phase: 'explore'; kind: 'extraDraw'; amount: number }
  | { phase: 'explore'; kind: 'extraKeep'; amount: number }
  /** Each own survey team may move so many spaces more. [RFTG-16.02] */
  | { phase: 'explore'; kind: 'orbMove'; amount: number; orbOnly: true }

export type DevelopPower =
  | { phase: 'develop'; kind: 'discount'; amount: number }
  | { phase: 'develop'; kind: 'drawAtPhaseStart'; amount: number }
  | { phase: 'develop'; kind: 'drawAfterPlacing'; amount: number }

export type SettlePower =
  /** Off the price of worlds; with `goodKind`, of worlds of that kind alone. [RFTG-8.05] */
  | { phase: 'settle'; kind: 'discount'; amount: number; goodKind?: Good }
  /** Military, perhaps only against some worlds, or so much for each of some cards. [RFTG-4.18, RFTG-4.19] */
  | {
      phase: 'settle'
      kind: 'military'
      amount: number
      goodKind?: Good
      against?: 'rebelMilitaryWorld'
      perTableau?: { icon: 'chromosome' }
    }
  /** Military until the end of the phase. [RFTG-8.11, RFTG-8.12] */
  | { phase: 'settle'; kind: 'tempMilitary'; amount: number; payment: TempMilitaryPayment }
  /** A military world may be paid for as if it were non-military. [RFTG-8.14] */
  | {
      phase: 'settle'
      kind: 'payForMilitary'
      discount: number
      onlyGoodKind?: Good
      excludesGoodKind?: Good
      requiresIcon?: 'chromosome'
    }
  /** While paying: discard this card, and the price is 0. [RFTG-8.07] */
  | { phase: 'settle'; kind: 'settleZeroCost'; excludesGoodKind: Good }
  /** Discard this card to place one world more at price 0. [RFTG-8.25] */
  | { phase: 'settle'; kind: 'extraSettleZeroCost'; excludesGoodKind: Good }
  /** A second military world with the Military that is left over. [RFTG-8.27] */
  | { phase: 'settle'; kind: 'extraConquerLeftover' }
  /** Instead of a world from hand: reveal the top card of the deck. [RFTG-8.23] */
  | { phase: 'settle'; kind: 'flipSettle' }
  | { phase: 'settle'; kind: 'drawAfterPlacing'; amount: number }

export type TradePower =
  /** More cards for a good of this kind, or for the good on this world. [RFTG-9.03] */
  | { phase: 'trade'; kind: 'tradeBonus'; amount: number; goodKind: GoodOrAny }
  | { phase: 'trade'; kind: 'tradeBonus'; amount: number; onlyGoodOnThisWorld: true }
  /** The good here cannot be sold with the Trade bonus. [RFTG-9.05] */
  | { phase: 'trade'; kind: 'cannotSellHere' }

export type ConsumePower =
  /** `goodsPerUse` goods at a time, `distinctKinds` all of different kinds, up to `maxUses` times. [RFTG-9.08] */
  | {
      phase: 'consume'
      kind: 'consumeGoods'
      goodKind: GoodOrAny
      goodsPerUse: number
      maxUses: number
      distinctKinds: boolean
      rewardPerUse: Reward
    }
  /** All goods, for `vpPerGood` each, less `vpLess` in all. [RFTG-9.14] */
  | { phase: 'consume'; kind: 'consumeAllGoods'; vpPerGood: number; vpLess: number }
  /** Up to `maxUses` cards from hand. [RFTG-9.15] */
  | { phase: 'consume'; kind: 'discardHand'; maxUses: number; rewardPerUse: Reward }
  | { phase: 'consume'; kind: 'sellGood'; withTradeBonuses: boolean }
  | { phase: 'consume'; kind: 'draw'; amount: number }
  /** Name a number from and to, reveal the top card of the deck, keep it if that is its cost or defense. [RFTG-9.18] */
  | { phase: 'consume'; kind: 'gamble'; range: readonly [number, number] }

export type ProducePower =
  /** The production of a production world itself. [RFTG-10.02] */
  | { phase: 'produce'; kind: 'produce' }
  | { phase: 'produce'; kind: 'produceOnWindfall'; goodKind: GoodOrAny }
  | { phase: 'produce'; kind: 'draw'; amount: number }
  | { phase: 'produce'; kind: 'drawIfProducedHere'; amount: number }
  | { phase: 'produce'; kind: 'drawPerGoodProduced'; goodKind: Good; amount: number }
  | { phase: 'produce'; kind: 'drawPerKindProduced'; amount: number }
  /** At the end of the phase, if alone ahead of everybody. [RFTG-10.11] */
  | { phase: 'produce'; kind: 'drawIfMostProduced'; goodKind: Good; amount: number }
  | { phase: 'produce'; kind: 'drawPerTableau'; amount: number; filter: Filter }
  /** At the start of the phase: Rare goods may be moved onto this world. [RFTG-10.03] */
  | { phase: 'produce'; kind: 'gatherRareGoods' }

export type Power =
  | OnPlacePower
  | ExplorePower
  | DevelopPower
  | SettlePower
  | TradePower
  | ConsumePower
  | ProducePower

/** The powers of one phase and kind: `PowerOf<'settle', 'discount'>`. */
export type PowerOf<P extends PowerPhase, K extends Power['kind'] = Power['kind']> = Extract<
  Power,
  { phase: P; kind: K }
>

/**
 * A line of what a card scores at the end. Of the `perCard` lines of one card, each card of the tableau scores the
 * first one that it fits and no other. [RFTG-12.03]
 */
export type Scoring =
  | { kind: 'perCard'; vp: number; filter: Filter }
  /** For each point of unconditional Military, negative ones too. [RFTG-12.10] */
  | { kind: 'totalMilitary'; vp: number }
  /** For every full `every` VP in chips. [RFTG-12.11] */
  | { kind: 'vpChips'; vp: number; every: number }
  /** For each artifact of the class that the owner took; orb game. [RFTG-12.12] */
  | { kind: 'perArtifact'; vp: number; artifactClass: ArtifactClass }

/** When goods lie on a world. `storage` is Tranship Point. [RFTG-4.03, RFTG-4.06] */
export type Production = 'none' | 'production' | 'windfall' | 'storage'

interface CardFace {
  id: string
  set: CardSet
  /** How many cards of this design the deck holds. */
  copies: number
  /** Of a military world, its defense. [RFTG-4.01] */
  cost: number
  vp: number
  keywords: readonly Keyword[]
  powers: readonly Power[]
  /** What it scores beside `vp`. */
  endgame: readonly Scoring[]
}

export interface Development extends CardFace {
  type: 'development'
}

export interface World extends CardFace {
  type: 'world'
  military: boolean
  production: Production
  goodKind: Good | null
  chromosome: boolean
  /** Number of a start world: even ones are blue, odd ones red. [RFTG-3.06] */
  startWorld: number | null
}

/** A design of game cards. */
export type Card = Development | World

/** As the rows spell a card: whatever is not told is none, nothing or 1. */
type Row<C, Told extends keyof C> = Pick<C, Told> & Partial<Omit<C, Told | 'set'>>
export type CardRow =
  | Row<Development, 'id' | 'type' | 'cost' | 'vp'>
  | Row<World, 'id' | 'type' | 'cost' | 'vp'>

/** The card that a row tells of. */
export function cardOfRow(row: CardRow, set: CardSet): Card {
  const face = { copies: 1, keywords: [], powers: [], endgame: [] }
  if (row.type === 'development') return { ...face, ...row, set }
  const world = {
    military: false,
    production: 'none',
    goodKind: null,
    chromosome: false,
    startWorld: null,
  } as const
  return { ...face, ...world, ...row, set }
}

/** Whether a power is ignored outside the orb game. [RFTG-2.02] */
export const isOrbOnly = (power: Power): boolean => 'orbOnly' in power

export const ARTIFACT_CLASSES = ['alienScience', 'alienTechnology', 'alienUplift'] as const
export type ArtifactClass = (typeof ARTIFACT_CLASSES)[number]

/** A back of orb cards and artifact tokens. */
export type Back = 'A' | 'B'

export type ArtifactPower =
  /** For one survey team, once. [RFTG-19.07] */
  | { phase: 'orbMove'; kind: 'crossWallOrBarrier'; count: number }
  | { phase: 'orbMove'; kind: 'crossBarrier'; count: number }
  /** For one survey team. [RFTG-19.06] */
  | { phase: 'orbMove'; kind: 'extraTeamMove'; amount: number }
  | { phase: 'develop'; kind: 'discountDevelopment'; amount: number }
  /** For one placement, or for up to `maxWorlds` of the phase. [RFTG-19.09, RFTG-19.10] */
  | { phase: 'settle'; kind: 'discountNonMilitaryWorld'; amount: number; goodKind?: Good; maxWorlds?: number }
  /** Until the end of the phase. [RFTG-19.08] */
  | { phase: 'exploreOrSettle' | 'settle'; kind: 'tempMilitary'; amount: number; goodKind?: Good }
  /** [RFTG-19.11] */
  | { phase: 'any'; kind: 'actsAsGood'; goodKind: Good }

/** A design of artifact tokens. With several powers it gives one of them, once. [RFTG-19.04] */
export interface Artifact {
  id: string
  back: Back
  artifactClass: ArtifactClass | null
  copies: number
  vp: number
  /** More VP for each uplift base in sight at the end. [RFTG-12.13] */
  vpPerUpliftBase: number
  powers: readonly ArtifactPower[]
}

/** What a space of an orb or airlock card holds. [RFTG-13.03] */
export type Cell =
  | 'empty'
  | 'artifactA'
  | 'artifactB'
  | 'breedingArtifactA'
  | 'jump'
  | 'upliftBase'
  | 'airlockCorridor'
  | 'mainAirlock'
  | 'smallAirlock'

/** A border between two spaces; a number is a beam barrier of that strength. [RFTG-13.05] */
export type Edge = 'open' | 'wall' | 3 | 4 | 5 | 6 | 7

/** The face of an orb or airlock card in its upright position: 3 rows of 2 spaces. */
export interface OrbFace {
  cells: readonly (readonly Cell[])[]
  /** 4 rows of 2: the upper edges of the spaces, and the lower border. */
  hEdges: readonly (readonly Edge[])[]
  /** 3 rows of 3: the left edges of the spaces, and the right border. */
  vEdges: readonly (readonly Edge[])[]
}

export interface OrbCard extends OrbFace {
  id: string
  back: Back
}

export interface AirlockCard extends OrbFace {
  id: string
  /** Where a card of the main airlock lies. [RFTG-13.11] */
  place: { x: number; y: number } | null
}
