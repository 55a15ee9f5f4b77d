import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { LogEntry } from '../../../games/kit/log.ts'
import type { LogPage } from '../../protocol.ts'
import type { TableReads } from './useTable.ts'
import { mergedLines } from './view.ts'

export interface GameLog {
  lines: LogEntry[]
  /** There are older lines. */
  more: boolean
  loading: boolean
  older(): void
}

/**
 * The log as the reader may read it: the tail that the view carries, what was seen of it before, and older lines as
 * far as they have been asked for.
 */
export function useLog(
  reads: TableReads,
  room: string,
  seat: string | null,
  tail: readonly LogEntry[],
): GameLog {
  const seen = useRef<{ key: string; lines: LogEntry[] }>({ key: '', lines: [] })
  const key = `${room}/${seat}`
  const kept = useMemo(() => {
    const before = seen.current.key === key ? seen.current.lines : []
    const lines = mergedLines(before, tail)
    seen.current = { key, lines }
    return lines
  }, [key, tail])

  const first = tail[0]?.n ?? 1
  const oldest = useRef(first)
  if (seen.current.key !== key) oldest.current = first
  const pages = useInfiniteQuery({
    queryKey: ['log', room, seat],
    queryFn: ({ pageParam }) => reads.log(pageParam),
    initialPageParam: Math.min(kept[0]?.n ?? 1, oldest.current),
    getNextPageParam: (page: LogPage) => {
      const reached = page.entries[0]?.n
      return reached !== undefined && reached > page.first ? reached : undefined
    },
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fetched = pages.data?.pages.flatMap(page => page.entries)
  const lines = fetched ? mergedLines(fetched, kept) : kept
  const more = pages.data ? pages.hasNextPage : (kept[0]?.n ?? 1) > 1
  return {
    lines,
    more,
    loading: pages.isFetching,
    older: () => void (pages.data ? pages.fetchNextPage() : pages.refetch()),
  }
}

/** Where the reader was after their last own move. */
export interface ReadMark {
  /** Number of the last log line then: later ones are new to them. */
  line: number
  step: number | undefined
}

/** The reader's mark, kept on this device so that it survives a reload. */
export function useReadMark(room: string, seat: string | null): [ReadMark, (mark: ReadMark) => void] {
  const key = `starboard.read.${room}.${seat}`
  const [held, setHeld] = useState<{ key: string; mark: ReadMark }>()
  const mark = held?.key === key ? held.mark : storedMark(key)
  const read = (next: ReadMark) => {
    localStorage.setItem(key, JSON.stringify(next))
    setHeld({ key, mark: next })
  }
  return [mark, read]
}

function storedMark(key: string): ReadMark {
  try {
    const { line, step } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { line: Number(line) || 0, step: typeof step === 'number' ? step : undefined }
  } catch {
    return { line: 0, step: undefined }
  }
}
