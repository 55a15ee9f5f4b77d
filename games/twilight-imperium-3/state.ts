import type { KitState, Chapter as RulesChapter, SeatId, SeenAsks } from '../kit/index.ts'
import type {
  ActionCardId,
  CargoKind,
  Cell,
  Colour,
  DomainCounterId,
  Event,
  FacilityId,
  GroundKind,
  Lasts,
  LeaderId,
  ObjectiveId,
  PlanetId,
  PoliticalCardId,
  RaceAbility,
  RaceId,
  ShipKind,
  StrategyCardId,
  TechnologyId,
  TileId,
  UnitKind,
  Wormhole,
} from './data/index.ts'
import type { TiOptions } from './options.ts'
import type { ArtifactId } from './rules/artifacts.ts'
import type { TiAsk } from './rules/asks.ts'
import type { TiStep } from './rules/steps.ts'
import type { Moment, PlayedCard } from './state-cards.ts'
import type { Battle, Fight, Invasion, Volley } from './state-fights.ts'
import type { FloatingDock, Plan } from './state-plans.ts'

export type * from './state-fights.ts'

export const PHASES = ['setup', 'galaxy', 'strategy', 'action', 'status'] as const
export type PhaseId = (typeof PHASES)[number]

/** How many of each kind; a kind that is not there has no entry, never 0. */
export type Counts<K extends string> = { [kind in K]?: number }

/** A ship with something aboard. It is counted among the ships of its fleet, too. [TI-9.13] */
export interface LadenShip {
  ship: ShipKind
  damaged?: true
  cargo: Counts<CargoKind>
}

/** All ships of a player in a system. Only those that are not alike have a row. [TI-1.04] */
export interface Fleet {
  ships: Counts<ShipKind>
  /** Those of `ships` that are damaged. [TI-9.20] */
  damaged: Counts<ShipKind>
  laden: LadenShip[]
}

/** A planet that somebody controls; without units a Control Marker lies on it. [TI-7.04] */
export interface HeldPlanet {
  by: SeatId
  exhausted?: true
  units: Counts<GroundKind>
  /** Its values are exchanged, as long as it is in the same hands. [TI-30.28] */
  swapped?: true
  /** The round in which control was gained; 0: before the first one. [TI-20.10] */
  since: number
  /** The round in which the Space Dock came. [TI-20.03] */
  dockSince?: number
  /** What is built on it besides. [TI-41.03] */
  facility?: FacilityId
  /** It was built in this round, and does not work yet. [TI-41.04] */
  facilityIsNew?: true
}

export const AREAS = ['strategy', 'command', 'fleet'] as const
/** Where the Command Counters of a race sheet lie. [TI-8.01] */
export type Area = (typeof AREAS)[number]

/** Something done this round that objectives ask for. [TI-24.06] */
export interface Deed {
  event: Event
  /** Against whom. */
  of?: SeatId
  /** Ships of the other side when the battle began, and those of them that were Fighters. */
  ships?: number
  fighters?: number
}

/** One player's things. Of hidden cards a view has nulls. */
export interface Player<Hidden = never> {
  race: RaceId | null
  counters: { [area in Area]: number }
  tradeGoods: number
  /** In the order in which they were gained. [TI-1.17] */
  technologies: TechnologyId[]
  points: number
  /** The secret objective, until it is claimed. [TI-56.01] */
  secrets: (ObjectiveId | Hidden)[]
  claimed: ObjectiveId[]
  actionCards: (ActionCardId | Hidden)[]
  politicalCards: (PoliticalCardId | Hidden)[]
  /** Who holds each of the two Trade cards; null: they lie in front of their owner. [TI-28.01, TI-28.02] */
  contracts: (SeatId | null)[]
  /** Strategy cards of this round, and whether they were executed. */
  strategy: { [card in StrategyCardId]?: 'ready' | 'used' }
  /** Strategy cards of the round before. [TI-11.05] */
  before: StrategyCardId[]
  /** System tiles in hand while the galaxy is built. [TI-5.05] */
  tiles: (TileId | Hidden)[]
  /** The tile placed last. [TI-5.12] */
  lastTile: TileId | null
  passed: boolean
  /** Yssaril have let a turn go by: this one, or the one before. [TI-31.08] */
  stall?: 'now' | 'before'
  eliminated: boolean
  /** What was done this round. [TI-24.06] */
  deeds: Deed[]
}

/** The map: which tile lies where. */
export interface Galaxy {
  /** Row of `GALAXY_SETUPS`. */
  setup: string
  /** Cells that are still empty have no entry; `face-down` is a tile that nobody has seen. */
  tiles: { [cell: Cell]: TileId | 'face-down' }
  homes: { [seat: SeatId]: Cell }
  /** Wormhole tokens, where there are any: as good as printed wormholes. [TI-6.14] */
  tokens?: { [cell: Cell]: Wormhole[] }
}

/** A Domain Counter on a planet. */
export interface LaidCounter<Hidden = never> {
  id: DomainCounterId | Hidden
  /** Who has looked at it in secret. */
  seenBy: SeatId[]
  /** It was turned up, and stays there. */
  open?: true
}

/** Ships that came into a system: how many of each kind, and how many of them were damaged or laden. */
export interface Arrived {
  ships: Counts<ShipKind>
  damaged: Counts<ShipKind>
  laden: Counts<ShipKind>
}

/** A leader who lives, on a planet or aboard a ship, or is held by somebody. [TI-52.01, TI-52.03] */
export interface Leader {
  of: SeatId
  planet?: PlanetId
  /** Came to the planet with troops, and does not live there yet. [TI-52.06] */
  landing?: true
  /** The system of the ship, and its kind: ships of a kind are alike. [TI-52.17] */
  cell?: Cell
  ship?: ShipKind
  /** Who holds the leader. [TI-52.07] */
  captor?: SeatId
}

/** The action of the active player that is being carried out. Public. */
export interface CurrentAction {
  kind: 'tactical' | 'transfer' | 'strategic'
  /** The system activated, or both of them. */
  systems: Cell[]
  card?: StrategyCardId
  /** Ships that have come among mines, by system. [TI-39.05] */
  arrived?: { [cell: Cell]: Arrived }
  /** Planets whose counters were looked at. [TI-51.04] */
  probed?: PlanetId[]
  /** Ships that have razed counters. [TI-51.05] */
  razed?: Counts<ShipKind>
  /** Units set down on planets of others, until it is fought for them, and fighters that fight with them. [TI-18.04] */
  landed: { [planet in PlanetId]?: Counts<CargoKind | 'fighter'> }
  /** Ground Forces destroyed by planet, on both sides. [TI-32.45] */
  fallen?: { [planet in PlanetId]?: number }
  /** The second tactical action of a turn. */
  second?: true
  /** Who has made a trade agreement with whom. [TI-13.32] */
  agreed?: SeatId[][]
  /** What comes to the vote instead of the next card: another one, or `none`. */
  agenda?: PoliticalCardId | 'none'
}

/** A Trade card for a Trade card: each by its place on the sheet of its owner. [TI-28.05] */
export interface TradeOffer {
  from: SeatId
  to: SeatId
  give: number
  take: number
  /** `accepted`: it waits for approval. `over`: it was declined, or came about. */
  state: 'open' | 'accepted' | 'over'
}

/** Action cards that Hacan offer, and how many they want for them. Only the two see which. [TI-31.14] */
export interface CardOffer<Hidden = never> {
  by: SeatId
  to: SeatId
  give: (ActionCardId | Hidden)[]
  take: number
}

/** Trade agreements are talked about. Public. [TI-28.05] */
export interface Negotiation {
  /** Who approves, and ends it. */
  by: SeatId
  offers: TradeOffer[]
}

/** A law in play, with those whom it has elected. [TI-27.08] */
export interface Law {
  id: PoliticalCardId
  seats: SeatId[]
  planet?: PlanetId
}

/** What a player has said in a vote. [TI-27.05] */
export interface Vote {
  /** Null: the player abstains. */
  outcome: string | null
  count: number
}

/** A political card that is voted on. Public. [TI-27.01] */
export interface Agenda {
  card: PoliticalCardId
  votes: { [seat: SeatId]: Vote }
  /** Who cannot vote. [TI-27.10] */
  barred: SeatId[]
}

/** What brings something that holds for a while: cards, technologies, abilities of races, what leaders and partners do. */
export type EffectId =
  | ActionCardId
  | PoliticalCardId
  | StrategyCardId
  | TechnologyId
  | RaceAbility
  | 'diplomat'
  | 'escort'
  | 'passage-granted'
  | 'passage-refused'

/** Something that holds for a while. */
export interface Effect {
  id: EffectId
  by: SeatId
  /** Whom it is about. */
  of?: SeatId
  /** Where it holds; elsewhere it does not. */
  cell?: Cell
  planet?: PlanetId
  /** A strategy card, or which ability of Production is used. */
  card?: StrategyCardId | 'primary' | 'secondary'
  /** An ability of another race. */
  ability?: RaceAbility
  /** A unit that it is about. */
  unit?: UnitKind
  /** Who comes second, of two who come before everybody else. [TI-31.05] */
  second?: SeatId
  /** Technologies that it is about. */
  colour?: Colour
  /** How many there are, or are left. */
  count?: number
  until: Lasts
}

/** How a player wants battles to be fought. [TI-57.10] */
export interface Policy {
  /** Hits are taken as the game proposes: always, or where hardly another way would be better. */
  hits: 'ask' | 'close' | 'always'
  /** Ships never leave; or leave after some rounds; or when the battle is won in fewer of 100 cases. */
  retreat: 'ask' | 'never' | { after: number } | { below: number }
  /** All PDS fire at the only fleet that they can, or none does. */
  pds: 'ask' | 'always' | 'never'
  /** No Fighter flies a Sabotage Run. */
  runs?: 'never'
}

/** What a round is told by at the end of the game. Only what changed in it. */
export interface Chapter {
  /** Victory points at its end. */
  points: { [seat: SeatId]: number }
  /** Planets that changed hands, with who controls them then. */
  planets: { [planet in PlanetId]?: SeatId | null }
  /** Space battles; nobody has won where both sides were destroyed. */
  battles: { cell: Cell; by: SeatId; of: SeatId; winner: SeatId | null }[]
  /** Laws that came into play. */
  laws: PoliticalCardId[]
}

/** What the game is played with. */
export interface TiState<Hidden = never> extends KitState<TiStep, TiAsk> {
  phase: PhaseId
  options: TiOptions
  /** Rounds begun. */
  round: number
  /** The seats clockwise around the galaxy. [TI-1.07] */
  order: SeatId[]
  speaker: SeatId
  /** Whose turn of the action phase it is. */
  active: SeatId | null
  galaxy: Galaxy
  /** Face-down tiles by cell. Nobody sees them. [TI-56.08] */
  faceDown: { [cell: Cell]: TileId | Hidden }
  /** Planets under control; neutral ones have no entry. [TI-1.15] */
  planets: { [planet in PlanetId]?: HeldPlanet }
  /** Fleets by system and owner. */
  space: { [cell: Cell]: { [seat: SeatId]: Fleet } }
  /** With races of the expansion: Space Docks that stand in space, by system. [TI-30.11] */
  docks?: { [cell: Cell]: FloatingDock[] }
  /** Neutral planets with a Radiation counter. [TI-32.24] */
  radiation: PlanetId[]
  /** With artifacts: those that lie face down, of which nobody knows what they are. [TI-37.02, TI-56.11] */
  hiddenArtifacts?: { [planet in PlanetId]?: ArtifactId | Hidden }
  /** With artifacts: real ones that were found, by planet. [TI-37.05] */
  artifacts?: { [planet in PlanetId]?: ObjectiveId }
  /** With Custodians: those on Mecatol Rex that nobody has beaten yet. [TI-45.01] */
  custodians?: Counts<'fighter' | 'groundForce'>
  /** With Distant Suns: what lies on planets that are nobody's. [TI-51.01, TI-56.09] */
  domains?: { [planet in PlanetId]?: LaidCounter<Hidden> }
  /** Who holds Lazax Survivors, an entry for each. [TI-51.14] */
  survivors?: SeatId[]
  /** Who has no say in the next agenda. [TI-51.14] */
  outcasts?: SeatId[]
  /** During Simulated Early Turns: ground units in reserve, and those on planets that are nobody's yet. [TI-47.08] */
  early?: {
    ground: { [seat: SeatId]: Counts<GroundKind> }
    landed: { [planet in PlanetId]?: { by: SeatId; units: Counts<CargoKind> } }
  }
  /** With leaders: those who live. [TI-52.01] */
  leaders?: { [id in LeaderId]?: Leader }
  /** With space mines: whose lie in each system, one entry for each mine. [TI-39.01] */
  mines?: { [cell: Cell]: SeatId[] }
  /** Command Counters on the map. [TI-8.10] */
  activated: { [cell: Cell]: SeatId[] }
  players: { [seat: SeatId]: Player<Hidden> }
  /** Strategy cards in the common area with their Bonus Counters. [TI-11.04] */
  common: { [card in StrategyCardId]?: number }
  /** Piles, the next card last. */
  decks: {
    objectives: (ObjectiveId | Hidden)[]
    actionCards: (ActionCardId | Hidden)[]
    politicalCards: (PoliticalCardId | Hidden)[]
  }
  discards: { actionCards: ActionCardId[]; politicalCards: PoliticalCardId[] }
  /** Public objectives that lie face up, in the order in which they came. [TI-24.01] */
  objectives: ObjectiveId[]
  /** In the order in which they came into play. [TI-1.17] */
  laws: Law[]
  /** Action cards that lie open, to be taken. [TI-32.37] */
  laidOut: ActionCardId[]
  agenda: Agenda | null
  /** In the order in which they came. [TI-1.17] */
  effects: Effect[]
  action: CurrentAction | null
  battle: Battle | null
  invasion: Invasion | null
  negotiation: Negotiation | null
  cardOffer: CardOffer<Hidden> | null
  /** Dice that were rolled and not yet taken as hits. */
  volleys: Volley[]
  /** What was fought since a system was activated last. */
  fights: Fight[]
  /** Round by round. */
  chronicle: Chapter[]
  /** The moment at which action cards can be played now. [TI-26.12] */
  window: Moment | null
  /** Action cards that were revealed and are not resolved yet. [TI-26.04] */
  played: PlayedCard[]
  /** Situations and targets of action cards played in this round. [TI-26.08] */
  spent: { card: ActionCardId; at: string }[]
  /** Numbers the windows and the cards played. */
  serial: number
  /** What a player has said of an action in advance. Only that player sees it. */
  plans: { [seat: SeatId]: Plan }
  /** How players want their battles to be fought. Only the player sees it. */
  policies: { [seat: SeatId]: Policy }
}

/** What a seat may see: the state with nulls for hidden cards, without the work still to do. */
export interface TiView extends Omit<TiState<null>, 'steps' | 'lastAsk' | 'faceDown' | 'asks'> {
  asks: SeenAsks<TiState>
}

/** A part of the rules: `game.ts` lists them. */
export type TiChapter = RulesChapter<TiState, TiView>
