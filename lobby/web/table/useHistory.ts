import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryStep } from '../../protocol.ts'
import { api } from '../app/api.ts'

export interface History {
  /** The step looked at; undefined: the present. */
  at: number | undefined
  past: HistoryStep | undefined
  go(step: number | undefined): void
}

/** Looking back: what this seat saw after so many moves. While a step is fetched, the one before stays in sight. */
export function useHistory(room: string, seat: string | null, steps: number): History {
  const [at, setAt] = useState<number>()
  const { data } = useQuery({
    queryKey: ['history', room, seat, at],
    queryFn: () => api.history(room, at!),
    enabled: at !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous, query) => (query?.queryKey[2] === seat ? previous : undefined),
  })
  const go = (step: number | undefined) =>
    setAt(step === undefined || step >= steps ? undefined : Math.max(0, step))
  return { at, past: at === undefined ? undefined : data, go }
}
