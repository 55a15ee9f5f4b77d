import { useEffect, useState } from 'react'
import { api, type Trouble, troubleOf } from '../app/api.ts'

/** The seat and key of a personal link: `/table/:id#seat=2&key=…`. */
function linkInAddress(): { seat: string; key: string } | undefined {
  const params = new URLSearchParams(location.hash.slice(1))
  const seat = params.get('seat')
  const key = params.get('key')
  return seat !== null && key !== null ? { seat, key } : undefined
}

/** Takes over the seat of a personal link, once the session is there, and clears the key from the address. */
export function useClaim(room: string, ready: boolean): { pending: boolean; trouble: Trouble | undefined } {
  const [link] = useState(linkInAddress)
  const [state, setState] = useState<{ done: boolean; trouble?: Trouble }>({ done: !link })
  useEffect(() => {
    if (!link || !ready) return
    history.replaceState(history.state, '', location.pathname + location.search)
    api.claim(room, link.seat, link.key).then(
      () => setState({ done: true }),
      (error: unknown) => setState({ done: true, trouble: troubleOf(error) }),
    )
  }, [room, link, ready])
  return { pending: !state.done, trouble: state.trouble }
}
