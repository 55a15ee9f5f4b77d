import { useEffect } from 'react'
import type { Room } from '../../protocol.ts'

const KEY = 'starboard.commitments'
/** Of so many tables, the newest ones, this device remembers what it was told. */
const KEPT = 50

type Noted = [room: string, commitment: string][]

function load(): Noted {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(noted) ? noted.filter(one => Array.isArray(one) && one.length === 2) : []
  } catch {
    return []
  }
}

/** Notes what a room shows before the start, so that the server cannot say later that it was something else. */
export function useNoted({ id, commitment }: Pick<Room, 'id' | 'commitment'>): void {
  useEffect(() => {
    if (commitment === null || notedOf(id) !== undefined) return
    localStorage.setItem(KEY, JSON.stringify([...load(), [id, commitment]].slice(-KEPT)))
  }, [id, commitment])
}

/** What this device was told before the start of a match, if it was here then. */
export const notedOf = (room: string): string | undefined => load().find(([id]) => id === room)?.[1]
