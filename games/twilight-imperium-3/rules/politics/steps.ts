/** The steps that these rules know. */
import type { SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId, PoliticalCardId, ShipKind } from '../../data/index.ts'

export type VoiceStep = { do: 'offerVoice'; seat: SeatId }

export type TariffStep = { do: 'tariff'; seat: SeatId; cell: Cell }

export type AgendaStep =
  | { do: 'agenda' }
  | { do: 'quash' | 'elder' | 'callVotes' | 'countVotes' | 'endAgenda' }
  | { do: 'putToVote'; card: PoliticalCardId }
  | { do: 'askVote'; seat: SeatId }
  | { do: 'enact'; outcome: Outcome }
  | { do: 'castVote'; seat: SeatId; outcome: Outcome }
  | { do: 'peekAgendas'; seat: SeatId }

export type ChoiceStep =
  | {
      do: 'choose'
      choice: ChoiceKind
      card: PoliticalCardId
      seat: SeatId
      /** How many, as far as there are so many. Default: 1. */
      count?: number
      /** What narrows the options, or what was chosen before. */
      among?: Among
    }
  | { do: 'clearWormholes' }
  | { do: 'discardOne'; seat: SeatId; of: 'actionCard' | 'politicalCard' }
  | { do: 'placeGained'; seat: SeatId; count: number }
  | { do: 'loseShip'; seat: SeatId; cell: Cell; withFighters?: true }
  | { do: 'reduce'; card: PoliticalCardId; seat: SeatId; kind: ShipKind; limit: number }

/** Of planets: those at home, or the best; or a kind of ship, or a planet that was chosen. */
export type Among = 'home' | 'richest' | 'influential' | ShipKind | PlanetId

/** Choices that an outcome gives to players. */
export type ChoiceKind =
  | 'exhaustPlanets'
  | 'refreshPlanet'
  | 'loseGroundForce'
  | 'returnDock'
  | 'placeDock'
  | 'cedePlanet'
  | 'cedeTo'
  | 'loseShipsIn'
  | 'reduceShips'
  | 'receiveTechnology'
  | 'returnTechnology'
  | 'discardLaw'
  | 'ownSecondary'
  | 'buyActionCard'
  | 'loseFighter'
  | 'placeDreadnought'
  | 'buyShips'
  | 'shareTechnology'

/** `for`, `against`, or who or what is elected; pairs in the order of their ids, as `one+other`. */
export type Outcome = string
