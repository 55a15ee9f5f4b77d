import type { Room } from '../../protocol.ts'
import { useNow } from '../plan/useNow.ts'

/** The end that somebody has proposed, as long as its time is not over: of that alone the page is not told. */
export function useEndWish({ endWish, status }: Room): Room['endWish'] {
  const now = useNow(endWish?.until ?? 0)
  return endWish && status === 'playing' && endWish.until > now ? endWish : null
}
