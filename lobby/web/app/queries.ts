import { QueryClient, useQuery } from '@tanstack/react-query'
import type { Me } from '../../protocol.ts'
import { ApiError, api } from './api.ts'
import { ensureFontFor } from './japanese.ts'
import { HAS_SERVER } from './place.ts'

export const ROOMS = ['room'] as const
export const roomKey = (id: string) => [...ROOMS, id] as const
export const ME = ['me'] as const
export const MINE = ['rooms', 'mine'] as const

/** A server that is away is asked again every few seconds. */
const whileUnreachable = ({ state: { error } }: { state: { error: Error | null } }) =>
  HAS_SERVER && error instanceof ApiError && error.trouble === 'unreachable' ? 4000 : (false as const)

/**
 * Answers of the server's refusals are final; only a server that does not answer is asked again. Without a network nothing
 * waits in silence: what cannot be asked has failed, and what is kept here, such as lessons, needs none.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) =>
        count < 3 && navigator.onLine && !(error instanceof ApiError && error.status !== 0),
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchInterval: whileUnreachable,
      staleTime: 10_000,
    },
  },
})

export const read = async <T>(answer: Promise<T>): Promise<T> => {
  const value = await answer
  ensureFontFor(JSON.stringify(value))
  return value
}

const ME_QUERY = {
  queryKey: ME,
  queryFn: () => read(api.me()),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Who I am; starts a guest session at the first visit. */
export const useMe = () => useQuery({ ...ME_QUERY, enabled: HAS_SERVER })

/**
 * The same for what needs a session: who is quicker than the server's answer waits for it. Whatever ends sessions must not
 * overtake the question who one is: it would be answered to a new guest.
 */
export const arrived = (): Promise<Me> => queryClient.fetchQuery(ME_QUERY)

/** What I have played has changed. */
export const meAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ME })

/** Rooms where I sit. */
export const useMyRooms = (enabled: boolean, every?: number) =>
  useQuery({
    queryKey: MINE,
    queryFn: () => read(api.myRooms()),
    enabled,
    staleTime: 0,
    refetchInterval: every ?? whileUnreachable,
  })
