import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Feeds } from '../../calendar.ts'
import { api, call } from '../app/api.ts'
import { useMe } from '../app/queries.ts'
import { useSettings } from '../app/settings.ts'

const FEEDS = ['feeds'] as const

const feed = (club: string | null) => `/me/feeds/${club === null ? 'own' : encodeURIComponent(club)}`

/** Where a calendar finds a room. */
export const eventPath = (room: string) => `/api/rooms/${encodeURIComponent(room)}/event`

/** The address at which my calendar finds my tables, or those of a club; and what changes it. */
export function useFeed(club: string | null) {
  const client = useQueryClient()
  const who = useMe()
  const { language } = useSettings()
  const asked = useQuery({
    queryKey: FEEDS,
    queryFn: () => call<Feeds>('GET', '/me/feeds'),
    enabled: who.data !== undefined,
  })
  const onSuccess = (now: Feeds) => client.setQueryData(FEEDS, now)
  return {
    /** Undefined as long as it is not known. */
    address: asked.data && (asked.data.feeds.find(one => one.club === club)?.address ?? null),
    asked: [who, asked],
    renew: useMutation({
      mutationFn: async () => {
        // It is in the language in which it was asked for.
        await api.changeMe({ language })
        return call<Feeds>('PUT', feed(club), {})
      },
      onSuccess,
    }),
    drop: useMutation({ mutationFn: () => call<Feeds>('DELETE', feed(club)), onSuccess }),
  }
}
