import type { Chapter, KitState, Masked, SeatId, SeenAsks } from '../kit/index.ts'
import type { BoardFace } from './data/board.ts'
import type { HuntCardId } from './data/hunt-cards.ts'
import type { PlaceNumber } from './data/places.ts'
import type { SurvivalCardId } from './data/survival-cards.ts'
import type { NotAloneOptions } from './options.ts'
import type { NotAloneAsk, NotAloneStep } from './rules/steps.ts'

export type TokenId = 'creature' | 'target' | 'artemia'

/** The printed phases; before them, the Creature's choice of the board face. */
export const PHASES = ['boardFace', 'exploration', 'hunting', 'reckoning', 'endOfTurn'] as const
export type PhaseId = (typeof PHASES)[number]

/** Powers that work in the next round. */
export type Pending = 'river' | 'artefact'

/** A revealed Place card and where its Hunted is. [D3] */
export interface Location {
  /** The number of the card that was played. */
  card: PlaceNumber
  /** The place that the Hunted explores by it: the card's own, or where Detour has moved the Hunted. */
  place: PlaceNumber
  /** The decision between power, take-back and nothing is over. */
  resolved: boolean
  /** The card still lies in front of its owner. */
  inFront: boolean
}

/** One of the Hunted. Of hidden cards a view has nulls. */
export interface Hunted<P = PlaceNumber, S = SurvivalCardId> {
  will: number
  /** Numbers of all Place cards owned, wherever they are; public. */
  owned: PlaceNumber[]
  hand: P[]
  discard: P[]
  /** Place cards lying face down. */
  locked: P[]
  explored: Location[]
  survival: S[]
  /** Survival cards drawn at the Shelter, before one is kept. */
  drawn: S[]
  /** The effect of River or Artefact in this round. */
  active: Pending | null
  /** The one gained for the next round. */
  pending: Pending | null
  /** Resists done this round. */
  resists: number
  /** The Survival card played this round. */
  played: SurvivalCardId | null
  /** Ignores Creature tokens (Clone included) this round. */
  dodges: boolean
  /** Ignores the Artemia token this round. */
  detects: boolean
  /** Place cards shown to the Creature by Phobia, as they were when shown. */
  shown: P[]
  /** The card chosen for Forbidden Zone, until all have chosen. */
  chosen: PlaceNumber | null
}

/** A Hunt card that lies in front of the Creature. */
export interface PlayedHunt {
  card: HuntCardId
  /** The card as which it works: another one for Flashback. */
  as: HuntCardId
  /** The Hunted that it names. */
  hunted?: SeatId
  /** The places that it names. */
  places?: PlaceNumber[]
}

/** What everybody saw of a past round: the story of the game, and what habits can be read from. */
export interface RoundRecord {
  /** Where the counters were after the round. */
  rescue: number
  assimilation: number
  tokens: { [T in TokenId]: PlaceNumber[] }
  /** Places explored, after Detour. */
  explored: { [seat: SeatId]: PlaceNumber[] }
  caught: SeatId[]
}

export interface NotAloneState<P = PlaceNumber, H = HuntCardId, S = SurvivalCardId>
  extends KitState<NotAloneStep, NotAloneAsk> {
  phase: PhaseId
  options: NotAloneOptions
  round: number
  creatureSeat: SeatId
  /** The Hunted, in turn order. [D4] */
  turnOrder: SeatId[]
  boardFace: BoardFace | null
  /** Spaces to go to the victory space. [D2] */
  rescue: number
  assimilation: number
  /** The Marker counter is on the Beach. */
  marker: boolean
  /** Copies left of the numbers 6 to 10. */
  reserve: { [place: number]: number }
  /** Where the Hunt tokens lie: nowhere, on a place, or on the border of two. */
  tokens: { [T in TokenId]: PlaceNumber[] }
  hunted: { [seat: SeatId]: Hunted<P, S> }
  huntHand: H[]
  /** The last card is on top; so in every pile. */
  huntDeck: H[]
  huntDiscard: HuntCardId[]
  survivalDeck: S[]
  survivalDiscard: SurvivalCardId[]
  /** Survival cards whose effect lasts, in front of who played them, in the order of play. [NA-3.11] */
  survivalInForce: SurvivalCardId[]
  /** Hunt cards played this round, in order. */
  played: PlayedHunt[]
  /** Hunt cards that can be played this round, and in the next. */
  huntLimit: number
  nextHuntLimit: number
  /** Sacrifice: no Hunt card for the rest of the round. */
  huntForbidden: boolean
  /** Discard piles are hidden from the Creature. */
  smokescreen: boolean
  /** Places that Force Field forbids to play. */
  forbidden: PlaceNumber[]
  /** Powers that only work once a round and were used. */
  used: PlaceNumber[]
  /** Who was hit by Scream and Toxin. */
  hit: { scream: SeatId[]; toxin: SeatId[] }
  /** Hunt cards taken by Strike Back, until they are ordered, and by whom. */
  struckBack: { seat: SeatId; cards: H[] } | null
  caught: SeatId[]
  chronicle: RoundRecord[]
}

/** What a seat may see: the state with nulls for hidden cards, without the work still to do. */
export interface NotAloneView
  extends Omit<
    NotAloneState<Masked<PlaceNumber>, Masked<HuntCardId>, Masked<SurvivalCardId>>,
    'steps' | 'lastAsk' | 'asks'
  > {
  asks: SeenAsks<NotAloneState>
}

/** A part of the rules: `game.ts` lists them. */
export type NotAloneChapter = Chapter<NotAloneState, NotAloneView>
