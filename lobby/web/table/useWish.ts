import type { Room } from '../../protocol.ts'
import { useNow } from '../plan/useNow.ts'

/** What somebody has proposed to the others, as long as its time is not over: of that alone the page is not told. */
export function useWish<W extends { until: number }>({ status }: Room, wish: W | null): W | null {
  const now = useNow(wish?.until ?? 0)
  return wish && status === 'playing' && wish.until > now ? wish : null
}
