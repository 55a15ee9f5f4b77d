import { useCallback } from 'react'
import type { LogEntry } from '../../../../games/kit/log.ts'
import type { TableState } from '../../../protocol.ts'
import type { Mark } from '../LogPanel.tsx'
import { type GameLog, useLog, useReadMark } from '../useLog.ts'
import type { TableLink } from '../useTable.ts'
import { useUnread } from '../useUnread.ts'
import type { ShellView } from '../view.ts'
import { type Away, useAway } from './useAway.ts'

export interface News {
  log: GameLog
  /** Lines after it are new to the reader. */
  mark: Mark
  /** Step of the reader's last own move, if it is known. */
  lastTurn: number | undefined
  /** How many lines have come since the log was last in sight. */
  unread: number
  away: Away
  /** The reader has made a move. */
  onAccepted(step: number): void
}

/** The log as far as it may be told by now, and what in it is new to the reader. */
export function useNews(
  link: TableLink,
  state: TableState,
  { lines, last, inSight }: { lines: readonly LogEntry[]; last: number; inSight: boolean },
): News {
  const { room, seat } = state
  const [own, setOwn] = useReadMark(room.id, seat)
  const away = useAway(link, state, own.line)
  const newest = (state.view as ShellView).log.last
  const mark = { line: Math.max(own.line, away.mark), isTurn: own.line > away.mark }
  return {
    log: useLog(link, room.id, seat, lines),
    mark,
    lastTurn: own.step,
    unread: useUnread(last, inSight, mark.line || newest),
    away,
    // The line before the move: what it has led to is news.
    // biome-ignore lint/correctness/useExhaustiveDependencies: setOwn only writes
    onAccepted: useCallback(step => setOwn({ line: newest, step }), [newest]),
  }
}
