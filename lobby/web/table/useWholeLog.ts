import { useQuery } from '@tanstack/react-query'
import type { LogEntry } from '../../../games/kit/log.ts'
import { useHere } from './TableContext.ts'
import type { TableReads } from './useTable.ts'

/** All lines of the log, from the first on. */
async function wholeLog({ log }: TableReads, last: number): Promise<LogEntry[]> {
  let entries: LogEntry[] = []
  let before = last + 1
  for (;;) {
    const page = await log(before)
    entries = [...page.entries, ...entries]
    const reached = page.entries[0]?.n
    if (reached === undefined || reached <= page.first || reached >= before) return entries
    before = reached
  }
}

/** The log of a finished game from its first line on; undefined until it is there. */
export function useWholeLog(): readonly LogEntry[] | undefined {
  const { room, view, seat, reads, lesson } = useHere()
  const { data } = useQuery({
    queryKey: ['story', room.id, seat],
    queryFn: () => wholeLog(reads, view.log.last),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !lesson,
  })
  return data
}
