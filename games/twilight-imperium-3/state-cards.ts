/** Action cards on the table, and the moments at which they are played. */
import type { SeatId } from '../kit/index.ts'
import type {
  AbilityCardId,
  ActionCardId,
  Cell,
  LeaderId,
  PlanetId,
  PoliticalCardId,
  RaceAbility,
  ShipKind,
  StrategyCardId,
  TechnologyId,
  UnitKind,
  WindowId,
} from './data/index.ts'
import type { Counts } from './state.ts'
import type { Payment, WarfareMove } from './state-plans.ts'

/** What has happened, or is about to, so that somebody may play a card. Public. */
export interface Cause {
  cell?: Cell
  planet?: PlanetId
  /** Who has done it. */
  seat?: SeatId
  /** To whom it was done. */
  of?: SeatId
  card?: AbilityCardId
  /** The number of an action card that was played. */
  play?: number
  /** Ships that were damaged in a battle just now. */
  damaged?: Counts<ShipKind>
  /** Ships that were destroyed in a battle just now. */
  lost?: Counts<ShipKind>
}

/** A window at a certain moment of the game. */
export interface Moment {
  id: WindowId
  cause: Cause
  /** Tells one situation from another: of two identical cards in one situation one counts. [TI-26.08] */
  n: number
}

/** One of the dice on the table. */
export interface DieAt {
  volley: number
  group: number
  /** What it shows. */
  value: number
}

/** What can be chosen with cards; `ArgsOf` says what with which. [TI-26.05] */
export interface CardArgs {
  seat?: SeatId | undefined
  cell?: Cell | undefined
  seats?: SeatId[] | undefined
  /** Where something goes. */
  to?: Cell | undefined
  planet?: PlanetId | undefined
  /** A planet to which something goes. */
  onto?: PlanetId | undefined
  planets?: PlanetId[] | undefined
  unit?: UnitKind | undefined
  ship?: ShipKind | undefined
  /** The place of a laden ship in the list of its fleet. */
  laden?: number | undefined
  ships?: WarfareMove[] | undefined
  count?: number | undefined
  die?: DieAt | undefined
  /** Another card: a strategy card, an action card. */
  card?: StrategyCardId | ActionCardId | PoliticalCardId | undefined
  /** A strategy card that is taken for it. */
  other?: StrategyCardId | undefined
  ability?: RaceAbility | undefined
  technology?: TechnologyId | undefined
  payment?: Payment | undefined
  /** The card that Touch of Genius copies, and what is paid for that. */
  copy?: ActionCardId | undefined
  price?: Payment | undefined
}

/** A card with what was chosen for it. */
export interface CardPlay<Args extends CardArgs = CardArgs> {
  card: ActionCardId
  args: Args
}

/** A card on the table: revealed, not yet resolved. Public. */
export interface PlayedCard<Args extends CardArgs = CardArgs> extends CardPlay<Args> {
  n: number
  by: SeatId
  moment: Moment
  cancelled?: true
  /** The Agent who is given up for it: no card of a hand. [TI-52.14] */
  agent?: LeaderId
}
