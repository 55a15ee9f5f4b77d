import type { SeatId } from '../../kit/index.ts'

/** The work of the orb, piece by piece. */
export type OrbStep =
  /** One player after the other lays a first card and puts a team on the main airlock. [RFTG-14.07] */
  | { do: 'orbSetup' }
  | { do: 'orbFirst'; seat: SeatId }
  | { do: 'orbCorner'; seat: SeatId }
  /** One player after the other takes orb actions or passes. [RFTG-15.01 to RFTG-15.03] */
  | { do: 'orbStep' }
  | { do: 'orbTurn'; seat: SeatId }
  | { do: 'orbMove' }
  | { do: 'orbPlay' }
  | { do: 'orbDraw' }
  | { do: 'orbTurnEnd' }
  /** A card for the breeding tube that a team has found. [RFTG-16.14] */
  | { do: 'orbBreed'; seat: SeatId; team: string }
  /** The second survey teams of Alien Research Ships. [RFTG-19.12] */
  | { do: 'newTeams'; seats: SeatId[] }
  | { do: 'newTeam'; seat: SeatId }
