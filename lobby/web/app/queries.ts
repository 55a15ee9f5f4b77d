import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Me, Room } from '../../protocol.ts'
import { ApiError, api } from './api.ts'
import { ensureFontFor } from './japanese.ts'

export const roomKey = (id: string) => ['room', id] as const
const ME = ['me'] as const
export const MINE = ['rooms', 'mine'] as const

/** Answers of the server's refusals are final; only a server that does not answer is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 3 && !(error instanceof ApiError && error.status !== 0),
      staleTime: 10_000,
    },
  },
})

/** A server that is away is asked again every few seconds. */
const whileUnreachable = ({ state: { error } }: { state: { error: Error | null } }) =>
  error instanceof ApiError && error.trouble === 'unreachable' ? 4000 : (false as const)

const read = async <T>(answer: Promise<T>): Promise<T> => {
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
export const useMe = () => useQuery({ ...ME_QUERY, refetchInterval: whileUnreachable })

/** The same for what needs a session: who is quicker than the server's first answer waits for it. */
export const arrived = (): Promise<Me> => queryClient.ensureQueryData(ME_QUERY)

export function useChangeMe() {
  const client = useQueryClient()
  return useMutation({ mutationFn: api.changeMe, onSuccess: me => client.setQueryData(ME, me) })
}

/** Rooms where I sit. */
export const useMyRooms = (enabled: boolean) =>
  useQuery({ queryKey: MINE, queryFn: () => read(api.myRooms()), enabled, staleTime: 0 })

export const useRoom = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: roomKey(id),
    queryFn: () => read(api.room(id)),
    enabled,
    refetchInterval: whileUnreachable,
  })

/** A change of a room: the answer is the room as it is now. */
export function useRoomAction<Args extends unknown[]>(act: (...args: Args) => Promise<Room>) {
  const client = useQueryClient()
  return useMutation<Room, Error, Args>({
    mutationFn: args => act(...args),
    onSuccess: room => client.setQueryData(roomKey(room.id), room),
  })
}
