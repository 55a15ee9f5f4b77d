import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import type { HistoryStep } from '../../protocol.ts'
import { api } from '../app/api.ts'

export interface History {
  /** The step looked at; undefined: the present. */
  at: number | undefined
  past: HistoryStep | undefined
  go(step: number | undefined): void
}

/**
 * Looking back: what this seat saw after so many moves. While a step is fetched, the one before stays in sight. The moment
 * has an address, `?step=120`, which opens it with the knowledge of whoever follows it.
 */
export function useHistory(room: string, seat: string | null, steps: number): History {
  const [page, open] = useLocation()
  const asked = stepIn(useSearch())
  const at = asked !== undefined && asked < steps ? asked : undefined
  const { data } = useQuery({
    queryKey: ['history', room, seat, at],
    queryFn: () => api.history(room, at!),
    enabled: at !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous, query) => (query?.queryKey[2] === seat ? previous : undefined),
  })
  const go = (step: number | undefined) => {
    const isPast = step !== undefined && step < steps
    open(isPast ? `${page}?step=${Math.max(0, step)}` : page, { replace: true })
  }
  return { at, past: at === undefined ? undefined : data, go }
}

function stepIn(search: string): number | undefined {
  const step = new URLSearchParams(search).get('step')
  return step !== null && /^\d{1,9}$/.test(step) ? Number(step) : undefined
}
