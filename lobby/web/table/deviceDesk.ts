import type { Position } from '../../../games/kit/position.ts'
import type { DeviceFile, MatchFile } from '../../match-file.ts'
import type { PlayOn } from '../../protocol.ts'

/** What a table can do that is kept on this device, in the place of what it would ask a server for. */
export interface DeviceDesk {
  /** Somebody else at this device is asked something, and the reader is not. */
  next: { name: string; handOver(): void } | undefined
  /** The seat has made no move here yet. */
  isNew: boolean
  /** Everything that has happened is stored. */
  isKept: boolean
  /** The whole match as a file. */
  file(): Promise<MatchFile | DeviceFile>
  /** How it stood after so many moves, whole: of a match that is over. */
  position(step: number): Promise<Position>
  /** Begins another table of the same kind; returns its address. */
  again(): Promise<string>
  /** The same from a moment of this match, once it is over. */
  playOn(wish: PlayOn): Promise<string>
  /** Takes the table to the server, where people can sit down; returns its address there. Undefined where that cannot be. */
  toLobby: (() => Promise<string>) | undefined
  /** Forgets the table. */
  drop(): Promise<void>
}
