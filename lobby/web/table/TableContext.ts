import { createContext, useContext } from 'react'
import { questionLine } from '../../../games/kit/asks.ts'
import type { BoardPlayer } from '../../../games/kit/board.ts'
import type { Ask, GameModule, LegalMove, Line, Play, Refusal, TextReader } from '../../../games/kit/index.ts'
import type { SeatAway } from '../../holidays.ts'
import type { Room } from '../../protocol.ts'
import type { DeviceDesk } from './deviceDesk.ts'
import type { LessonDesk } from './lessonDesk.ts'
import type { TableReads } from './useTable.ts'
import type { ShellView } from './view.ts'

/** What is asked now that a part of the answer to a question is planned. */
export interface Headline {
  ask: number
  step: Line
}

/** What a question is asked with now. */
export const askedLine = (ask: Ask, headline: Headline | undefined): Line =>
  headline?.ask === ask.id ? headline.step : questionLine(ask)

/** What the parts of the table page share. */
export interface TableHere {
  room: Room
  module: GameModule
  reader: TextReader
  /** The same with the names of those who sat there when a line of the log was written. */
  readerAt(line: number): TextReader
  /** The seats that were bots' alone by then. */
  botsAt(line: number): string[]
  seat: string | null
  players: readonly BoardPlayer[]
  /** What is shown: the present, or a past step. */
  view: ShellView
  step: number
  legal: readonly LegalMove[]
  isActive: boolean
  /** What is shown is how things stand, not how they were or will be told. */
  isPresent: boolean
  sending: boolean
  /** The question that the reader has answered last, by their own hand. */
  answered: number | undefined
  refusal(move: string, args: readonly unknown[]): Refusal | undefined
  move(name: string, ...args: unknown[]): Promise<Refusal | undefined>
  /** What the reader has half chosen for a question, in the list of moves or on the board. */
  draft(ask: number): Play | undefined
  setDraft(ask: number, play: Play | undefined): void
  /** The step that the board says in place of a question. */
  headline?: Headline | undefined
  /** Opens the text of a named thing. */
  inspect(ref: string): void
  /** Whether there is a text about it. */
  explains(ref: string): boolean
  /** Where what happened here is read again. */
  reads: TableReads
  /** Who of those who sit here has holidays, now or soon. */
  away: readonly SeatAway[]
  /** What is played is a lesson. */
  lesson?: LessonDesk
  /** The table is kept on this device; no server knows of it. */
  device?: DeviceDesk
}

export const TableContext = createContext<TableHere | undefined>(undefined)

export function useHere(): TableHere {
  const here = useContext(TableContext)
  if (!here) throw new Error('not at a table')
  return here
}
