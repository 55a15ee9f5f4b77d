import { useCallback, useState } from 'react'

const NAME = 'invitation'

/** What a link carries stands behind the `#`: it is sent to no server with the page, nor told to where one goes next. */
const carrying = (path: string, token: string) => `${location.origin}${path}#${NAME}=${token}`

export const toClub = (club: string, token: string) => carrying(`/club/${club}`, token)
export const toTable = (room: string, token: string) => carrying(`/table/${room}`, token)

/** The invitation in the address. It stays there until somebody has joined, or until it turns out that it does not count. */
export function useInvitation(): Invitation {
  const [token, setToken] = useState(() => new URLSearchParams(location.hash.slice(1)).get(NAME) ?? undefined)
  const [isOver, setOver] = useState(false)
  const end = useCallback((counts: boolean) => {
    history.replaceState(history.state, '', location.pathname + location.search)
    setOver(!counts)
    setToken(undefined)
  }, [])
  return { token, isOver, end }
}

export interface Invitation {
  token: string | undefined
  /** There was one, and it did not count. */
  isOver: boolean
  end(counts: boolean): void
}
