import type { SeatId } from '../../kit/index.ts'
import type { OrbStep } from './orb-steps.ts'

/** The work of a game, piece by piece. */
export type RaceStep =
  | OrbStep
  /** Setup: choices of start worlds and hands, and what follows them. */
  | { do: 'chooseStart' }
  | { do: 'revealStart' }
  | { do: 'chooseActions' }
  | { do: 'revealActions' }
  | { do: 'explore' }
  | { do: 'develop'; time: 1 | 2 }
  | { do: 'revealDevelop' }
  | { do: 'afterDevelop'; seat: SeatId }
  | { do: 'settle'; time: 1 | 2 }
  | { do: 'revealSettle' }
  /** Pays for or conquers a world that lies in the tableau. */
  | { do: 'place'; seat: SeatId }
  | { do: 'onPlace'; seat: SeatId }
  | { do: 'settleDraws'; seat: SeatId }
  /** Further placements of a player. [RFTG-8.31] */
  | { do: 'extra'; seat: SeatId }
  | { do: 'consume' }
  | { do: 'produce' }
  | { do: 'produceAll' }
  | { do: 'produceDraws' }
  | { do: 'endRound' }
  | { do: 'testEnd' }
