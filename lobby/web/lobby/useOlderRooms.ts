import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Room } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { ensureFontFor } from '../app/japanese.ts'
import type { LiveRooms } from '../app/liveRooms.ts'

/** Pages that nobody is told of are read again after so long, in milliseconds. */
const AGAIN = 20_000

/** The rooms of the live page, and beyond it as many pages as somebody has asked for. */
export function useOlderRooms({ listed, hasMore, news }: LiveRooms) {
  const [isOpen, setOpen] = useState(false)
  const query = useInfiniteQuery({
    queryKey: ['rooms', 'listed'],
    // From the newest on, and longer than the live page: what new tables have displaced from that is on one of these.
    queryFn: async ({ pageParam }: { pageParam: string | undefined }) => {
      const page = await api.rooms(pageParam)
      ensureFontFor(JSON.stringify(page))
      return page
    },
    initialPageParam: undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    enabled: isOpen,
    refetchInterval: AGAIN,
  })
  const live = new Set(listed?.map(({ id }) => id))
  const older = (query.data?.pages ?? [])
    .flatMap(({ rooms }) => rooms)
    .map((room): Room => news.get(room.id) ?? room)
    .filter(({ id, status }) => !live.has(id) && status !== 'finished')
  return {
    rooms: listed && [...listed, ...older],
    hasMore: query.data ? query.hasNextPage : hasMore,
    isReading: query.isLoading || query.isFetchingNextPage,
    more() {
      if (isOpen) void query.fetchNextPage()
      else setOpen(true)
    },
  }
}
