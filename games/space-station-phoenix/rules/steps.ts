import type { Ask } from '../../kit/index.ts'
import type { Action, Track } from '../components.ts'

/** The work of a game of Space Station Phoenix, piece by piece. */
export type PhoenixStep =
  | { do: 'dealHubs' }
  /** Deals the ships of a draft round. */
  | { do: 'draft'; level: 2 | 3 }
  /** Asks everybody to keep a ship of the hand. */
  | { do: 'keep' }
  /** Passes the hands on. */
  | { do: 'passHands'; to: 'left' | 'right' }
  /** Kept ships join the fleets. */
  | { do: 'reveal' }
  | { do: 'chooseHubs' }
  | { do: 'revealHubs' }
  | { do: 'startTurn' }
  /** The next part of the current action, or its end. */
  | { do: 'act' }
  /** Diplomacy bonuses on a track. */
  | { do: 'bonuses'; track: Track }
  /** Steps 2b and 3 of the income action, as long as there is something to choose. */
  | { do: 'incomeChoices' }
  | { do: 'endTurn' }

/** The questions. None needs anything to be remembered. */
export type PhoenixAsk = Ask<
  | 'keepShip'
  | 'chooseHub'
  | 'turn'
  /** The next part of an action that has parts. */
  | Exclude<Action['type'], 'farm' | 'ice'>
  | 'bonus'
  | 'income'
>
