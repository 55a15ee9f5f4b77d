import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReviewTold } from '../../../protocol.ts'
import { api, type Trouble, troubleOf } from '../../app/api.ts'
import { arrived } from '../../app/queries.ts'

/** How often it is asked how far a review is, in milliseconds. */
const EVERY = 1000

const keyOf = (room: string, wanted: number) => ['review', room, wanted] as const

interface Asking {
  told: ReviewTold | undefined
  trouble: Trouble | undefined
  begin(): void
}

/** The review of a match: whether there is one, and how far one is that somebody has asked for. */
export function useReview(room: string): Asking {
  const client = useQueryClient()
  const [wanted, setWanted] = useState(0)
  const { data, error } = useQuery({
    queryKey: keyOf(room, wanted),
    queryFn: async () => {
      if (wanted === 0) return api.review(room)
      await arrived()
      // Whoever has begun one asks for it again each time: another server may not know of it.
      const told = await api.beginReview(room)
      // Whoever has looked at a moment finds it here when they are back.
      client.setQueryData(keyOf(room, 0), told)
      return told
    },
    staleTime: ({ state }) => (state.data?.review ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state: { data, error } }) =>
      !error && data && data.done !== null && !data.review ? EVERY : false,
    placeholderData: before => before,
  })
  return {
    told: error ? undefined : data,
    trouble: error ? troubleOf(error) : undefined,
    begin: () => setWanted(times => times + 1),
  }
}
