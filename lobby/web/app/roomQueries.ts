/** What tables ask the server for; the first page does without. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Me, Room } from '../../protocol.ts'
import { api } from './api.ts'
import { keepHere, knownHere, listenHere } from './knownHere.ts'
import { HAS_SERVER } from './place.ts'
import { ME, ROOMS, read, roomKey, useMe } from './queries.ts'

const KNOWN = ['known'] as const

/** What the coach need not tell me any more: at once here, and told to the server; where that has never answered, kept here. */
export function useKnown(game: string) {
  const client = useQueryClient()
  const { data: me, isError } = useMe()
  const taught = useMutation({
    mutationFn: (tip: string | null) => (tip === null ? api.forgetKnown(game) : api.know(game, tip)),
    async onMutate(tip) {
      // What is on its way does not know of it. The first answer ever is waited for.
      if (client.getQueryData(ME)) await client.cancelQueries({ queryKey: ME })
      client.setQueryData<Me>(ME, now => {
        if (!now) return now
        const { [game]: before = [], ...others } = now.known
        return { ...now, known: tip === null ? others : { ...others, [game]: [...before, tip] } }
      })
    },
    // While more is on the way to the server, it does not know all yet.
    onSuccess: now => {
      if (client.isMutating({ mutationKey: KNOWN }) === 1) client.setQueryData(ME, now)
    },
    mutationKey: KNOWN,
    scope: { id: 'known' },
    retry: 3,
  })
  const { mutate } = taught
  const here = useSyncExternalStore(listenHere, knownHere)
  const isHere = me === undefined
  const tell = useCallback(
    (tip: string | null) => (isHere ? keepHere(game, tip) : mutate(tip)),
    [isHere, game, mutate],
  )
  return {
    /** Undefined as long as it is not known. */
    known: me ? (me.known[game] ?? []) : isError || !HAS_SERVER ? (here[game] ?? []) : undefined,
    know: tell as (tip: string) => void,
    forget: useCallback(() => tell(null), [tell]),
  }
}

export const useRoom = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: roomKey(id),
    async queryFn({ client }) {
      const before = client.getQueryData<Room>(roomKey(id))
      const answer = await read(api.room(id))
      return newest(client, before, answer)
    },
    enabled,
  })

/**
 * Answers and the server's own news come on two lines. An answer may be older than news that came while it was waited for,
 * and news go on; clocks, which `updatedAt` is from, may go back.
 */
function newest(client: QueryClient, before: Room | undefined, answer: Room): Room {
  const now = client.getQueryData<Room>(roomKey(answer.id))
  return now && now !== before ? now : answer
}

/** A change of a room: the answer is the room as it is now. */
export function useRoomAction<Args extends unknown[]>(act: (...args: Args) => Promise<Room>) {
  const client = useQueryClient()
  return useMutation<Room, Error, Args, (Room | undefined)[]>({
    mutationFn: args => act(...args),
    onMutate: () => client.getQueriesData<Room>({ queryKey: ROOMS }).map(([, room]) => room),
    onSuccess(room, _, rooms) {
      const before = rooms.find(one => one?.id === room.id)
      client.setQueryData(roomKey(room.id), newest(client, before, room))
    },
  })
}
