import type { SeatId } from '../../../kit/index.ts'

export type SetupStep =
  | { do: 'assignRaces' }
  | { do: 'chooseRace'; seat: SeatId }
  | { do: 'assignHomes' }
  | { do: 'chooseHome'; seat: SeatId }
  | { do: 'settleOrder' }
  | { do: 'dealTiles' }
  | { do: 'placeTile' }
  | { do: 'startingUnits' }
  | { do: 'placeStart'; seat: SeatId }
