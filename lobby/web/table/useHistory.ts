import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { HistoryStep } from '../../protocol.ts'
import { useRounds } from './useRounds.ts'
import type { TableReads } from './useTable.ts'

export interface History {
  /** The step looked at; undefined: the present. */
  at: number | undefined
  past: HistoryStep | undefined
  go(step: number | undefined): void
  /** The step with which a round began. */
  startOf(round: number): Promise<number | undefined>
}

/**
 * Looking back: what this seat saw after so many moves. While a step is fetched, the one before stays in sight. The moment
 * has an address, `?step=120`, which opens it with the knowledge of whoever follows it; so has a round, `?round=3`.
 */
export function useHistory(reads: TableReads, room: string, seat: string | null, steps: number): History {
  const [page, open] = useLocation()
  const search = useSearch()
  const asked = numberIn(search, 'step')
  const at = asked !== undefined && asked < steps ? asked : undefined
  const { data } = useQuery({
    queryKey: ['history', room, seat, at],
    queryFn: () => reads.history(at!),
    enabled: at !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous, query) => (query?.queryKey[2] === seat ? previous : undefined),
  })
  const go = (step: number | undefined) => {
    const isPast = step !== undefined && step < steps
    open(isPast ? `${page}?step=${Math.max(0, step)}` : page, { replace: true })
  }
  const round = asked === undefined ? numberIn(search, 'round') : undefined
  const startOf = useRounds(reads, room, seat, steps)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked up once
  useEffect(() => {
    if (round !== undefined) startOf(round).then(go, () => go(undefined))
  }, [round])
  return { at, past: at === undefined ? undefined : data, startOf, go }
}

function numberIn(search: string, name: 'step' | 'round'): number | undefined {
  const given = new URLSearchParams(search).get(name)
  return given !== null && /^\d{1,9}$/.test(given) ? Number(given) : undefined
}
