import {
  type DeviceFile,
  FORMAT,
  type MatchFile,
  type PracticeFile,
  type RunningFile,
  VERSION,
} from '../../match-file.ts'
import { gameOf } from '../app/games.ts'

/** Why a file cannot be opened. What is wrong within it the server says. */
export type NoFile = 'notOne' | 'running' | 'noGame' | 'inTheMiddle'

/** What of a file the server needs. */
export function practiceFileOf(text: string): PracticeFile | NoFile {
  const file = parsed(text)
  if (file?.format !== FORMAT || file.version !== VERSION) return 'notOne'
  if (!('moves' in file)) return 'running'
  const { format, version, game, options, seats, seed, start, moves } = file
  if (typeof game !== 'string' || !gameOf(game)) return 'noGame'
  if (!Array.isArray(seats) || !Array.isArray(moves)) return 'notOne'
  if (start !== null) return 'inTheMiddle'
  const made = moves.map(({ step, seat, move, args }) => ({ step, seat, move, args }))
  return { format, version, game, options, seats, seed, start, moves: made }
}

function parsed(text: string): MatchFile | DeviceFile | RunningFile | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
