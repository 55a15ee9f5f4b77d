import { useQuery } from '@tanstack/react-query'
import type { LogEntry } from '../../../../games/kit/log.ts'
import type { LogPage } from '../../../protocol.ts'
import type { TableReads } from '../useTable.ts'
import { mergedLines } from '../view.ts'

/** More than so many older lines are not fetched for a short account. */
const PAGES = 2

export interface Since {
  lines: LogEntry[]
  /** So many lines before them were not fetched. */
  missing: number
}

/** The newest lines after a mark as the reader may read them: undefined until they are there. */
export function useSince(
  { log }: TableReads,
  room: string,
  seat: string | null,
  mark: number | undefined,
  tail: readonly LogEntry[],
): Since | undefined {
  const first = tail[0]?.n ?? 1
  const misses = mark !== undefined && first > mark + 1
  const { data, isPending } = useQuery({
    queryKey: ['since', room, seat, mark],
    queryFn: async () => {
      const pages: LogPage[] = []
      let before = first
      while (pages.length < PAGES && before > mark! + 1) {
        const page = await log(before)
        if (page.entries.length === 0) break
        pages.push(page)
        before = page.entries[0]!.n
      }
      const missing = pages.length < PAGES ? 0 : Math.max(0, before - mark! - 1)
      return { lines: pages.flatMap(({ entries }) => entries), missing }
    },
    enabled: misses,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (mark === undefined || (misses && isPending)) return undefined
  const lines = mergedLines(data?.lines ?? [], tail).filter(({ n }) => n > mark)
  return { lines, missing: data?.missing ?? 0 }
}
