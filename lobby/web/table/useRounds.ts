import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { TableReads } from './useTable.ts'
import type { ShellView } from './view.ts'

/**
 * Finds the step with which a round began, in games that count rounds: looks at the middle of what it can be, again and
 * again. Undefined where the round has not begun.
 */
export function useRounds({ history }: TableReads, room: string, seat: string | null, steps: number) {
  const client = useQueryClient()
  return useCallback(
    async (round: number): Promise<number | undefined> => {
      const roundAt = async (step: number) => {
        const { view } = await client.fetchQuery({
          queryKey: ['history', room, seat, step],
          queryFn: () => history(step),
          staleTime: Number.POSITIVE_INFINITY,
        })
        return (view as ShellView).round ?? 0
      }
      return firstWhere(steps, async step => (await roundAt(step)) >= round)
    },
    [client, history, room, seat, steps],
  )
}

/** The first step up to `last` of which something is true that stays true from then on; undefined where it never is. */
export async function firstWhere(
  last: number,
  isSo: (step: number) => Promise<boolean>,
): Promise<number | undefined> {
  if (!(await isSo(last))) return undefined
  let [low, high] = [0, last]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (await isSo(middle)) high = middle
    else low = middle + 1
  }
  return low
}
