import { useSyncExternalStore } from 'react'
import type { Me } from '../../protocol.ts'
import { api } from './api.ts'
import { onLobby } from './lobbySocket.ts'
import { ME, queryClient } from './queries.ts'

/** Whoever this page shows, and who its browser is now: somebody else. */
export interface Changed {
  was: Me
  now: Me
}

let changed: Changed | undefined
const listeners = new Set<() => void>()

/** Pages of this browser tell each other that it has forgotten somebody: no line ends by that. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('starboard-who')

/** This page has seen to it that the browser is somebody else; the others look. */
export const tellOtherPages = (): void => channel?.postMessage('look')

/** Looks whether the browser still is who the page shows: sessions end elsewhere, too. */
async function look(): Promise<void> {
  const was = queryClient.getQueryData<Me>(ME)
  if (!was || changed) return
  const now = await api.me().catch(() => undefined)
  // What the page itself has changed meanwhile it knows.
  if (!now || now.id === was.id || queryClient.getQueryData<Me>(ME)?.id !== was.id) return
  changed = { was, now }
  for (const listener of listeners) listener()
}

/** Whoever ends sessions cuts their lines: with every line that comes back it is looked. */
export function watchWhoIsHere(): void {
  channel?.addEventListener('message', () => void look())
  onLobby(live => {
    let wasLost = false
    const lost = () => {
      wasLost = true
    }
    const back = () => {
      if (wasLost) void look()
    }
    live.on('disconnect', lost).on('connect', back)
    return () => {
      live.off('disconnect', lost).off('connect', back)
    }
  })
}

const whenChanged = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who the page showed, once its browser is somebody else behind its back. */
export const useChanged = (): Changed | undefined => useSyncExternalStore(whenChanged, () => changed)
