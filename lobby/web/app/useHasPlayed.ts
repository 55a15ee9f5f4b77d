import { useEffect } from 'react'
import { mayHaveTables } from '../local/mark.ts'
import { useMe } from './queries.ts'

const KEY = 'starboard.played'

/**
 * Whether the reader has played here before, or on this device. Before the server has said so it is as it was at the last visit: nothing moves
 * when the answer comes.
 */
export function useHasPlayed(): boolean {
  const { data: me } = useMe()
  const has = me && Object.keys(me.played).length > 0
  useEffect(() => {
    if (has !== undefined) localStorage.setItem(KEY, String(has))
  }, [has])
  return (has ?? localStorage.getItem(KEY) === 'true') || mayHaveTables()
}
