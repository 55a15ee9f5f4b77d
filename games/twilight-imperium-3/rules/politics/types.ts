import type { Env, SeatId } from '../../../kit/index.ts'
import type { PoliticalCardId, ShipKind } from '../../data/index.ts'
import type { TiState } from '../../state.ts'
import type { Outcome } from './outcomes.ts'

/** What a political card does; a law besides while it is in play, where rules and numbers look for it. */
export interface PoliticalRule {
  for?(env: Env<TiState>): void
  against?(env: Env<TiState>): void
  elected?(env: Env<TiState>, chosen: readonly string[]): void
}

/** Rules of some of the cards; all groups together have one for each. */
export type Rules = { readonly [id in PoliticalCardId]?: PoliticalRule }

export type AgendaStep =
  | { do: 'agenda' }
  | { do: 'quash' | 'elder' | 'callVotes' | 'countVotes' | 'endAgenda' }
  | { do: 'putToVote'; card: PoliticalCardId }
  | { do: 'askVote'; seat: SeatId }
  | { do: 'enact'; outcome: Outcome }
  | { do: 'castVote'; seat: SeatId; outcome: Outcome }
  | { do: 'peekAgendas'; seat: SeatId }

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

export type ChoiceStep =
  | {
      do: 'choose'
      choice: ChoiceKind
      card: PoliticalCardId
      seat: SeatId
      /** How many, as far as there are so many. Default: 1. */
      count?: number
      /** What narrows the options, or what was chosen before. */
      among?: string
    }
  | { do: 'clearWormholes' }
  | { do: 'discardOne'; seat: SeatId; of: 'actionCard' | 'politicalCard' }
  | { do: 'placeGained'; seat: SeatId; count: number }
  | { do: 'loseShip'; seat: SeatId; cell: string; withFighters?: true }
  | { do: 'reduce'; card: PoliticalCardId; seat: SeatId; kind: ShipKind; limit: number }
