import type { Ask, SeatId } from '../../kit/index.ts'

/** The work of a game of Not Alone, piece by piece. */
export type NotAloneStep =
  | { do: 'chooseFace' }
  | { do: 'deal' }
  | { do: 'startRound' }
  /** Phase 1: asks all Hunted to lock, and the Creature for a card. */
  | { do: 'explore' }
  /** Step 2A. */
  | { do: 'place' }
  /** A card window for all entitled players but those who count as having passed. [NA-3.16] */
  | { do: 'window'; passed?: SeatId[] }
  /** A window for a Hunted who has just drawn. [NA-6.09] */
  | { do: 'ownWindow'; seat: SeatId }
  /** Forbidden Zone: all have chosen. */
  | { do: 'forbiddenZone' }
  | { do: 'startReckoning' }
  | { do: 'reveal' }
  /** Phase 3 up to step 2: the first item of the list that is due. [NA-6.44] */
  | { do: 'reckon' }
  /** Steps 3, 4 and 5. */
  | { do: 'artemia' }
  | { do: 'catch' }
  | { do: 'lastWill' }
  | { do: 'startEndOfTurn' }
  | { do: 'endRound' }

/** The questions. None needs anything to be remembered. */
export type NotAloneAsk = Ask<
  | 'boardFace'
  | 'explore'
  | 'watch'
  | 'place'
  | 'window'
  | 'decide'
  | 'interrupt'
  | 'ascendancyKeep'
  | 'forbiddenZone'
  | 'phobiaHide'
  | 'strikeBackOrder'
  | 'shelterKeep'
  | 'riverReturn'
  | 'scream'
  | 'screamDiscard'
  | 'toxinDiscard'
  | 'artemiaDiscard'
>
