import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import type { LobbyToClient, LobbyToServer } from '../../protocol.ts'

export type LobbySocket = Socket<LobbyToClient, LobbyToServer>

const LOST_AFTER = 1500
const LOAD_AGAIN_AFTER = 4000

let socket: LobbySocket | undefined
let loading: Promise<LobbySocket> | undefined

/**
 * The one connection to `/lobby`. It stays closed until `openLobby`. What speaks on it is loaded when the first part of a
 * page listens, while the server is asked who one is: pages show before both.
 */
const line = (): Promise<LobbySocket> => {
  loading ??= load()
  return loading
}

async function load(): Promise<LobbySocket> {
  try {
    const { io } = await import('socket.io-client')
    socket = io('/lobby', { transports: ['websocket'], autoConnect: false })
    return socket
  } catch {
    await new Promise(resolve => setTimeout(resolve, LOAD_AGAIN_AFTER))
    return load()
  }
}

/** The connection, as far as it is there. */
export const lobbyNow = (): LobbySocket | undefined => socket

/** Uses the connection from when it is there, until what this gives is called. `use` gives what ends its use. */
export function onLobby(use: (live: LobbySocket) => () => void): () => void {
  let isOver = false
  let end = socket && use(socket)
  if (!end)
    void line().then(live => {
      if (!isOver) end = use(live)
    })
  return () => {
    isOver = true
    end?.()
  }
}

/** Connects to the lobby. The server reads the session when the socket connects, so the session comes first. */
export function openLobby(): void {
  void line().then(live => live.connect())
}

/** Connects anew, under a session that has changed. */
export function reopenLobby(): void {
  void line().then(live => live.disconnect().connect())
}

const whenItChanges = (changed: () => void) =>
  onLobby(live => {
    live.on('connect', changed).on('disconnect', changed)
    return () => {
      live.off('connect', changed).off('disconnect', changed)
    }
  })

/** Whether the server can be reached. A line that is back soon is not worth a word. */
export function useOnline(): boolean {
  const [lost, setLost] = useState(false)
  const connected = useSyncExternalStore(whenItChanges, () => socket?.connected ?? false)
  useEffect(() => {
    if (connected) return
    const timer = setTimeout(() => setLost(true), LOST_AFTER)
    return () => {
      clearTimeout(timer)
      setLost(false)
    }
  }, [connected])
  return !lost
}

const whenTheNetworkChanges = (changed: () => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, changed)
  }
}

/** Whether the device has a network at all, as far as it can tell. */
export const useNetwork = (): boolean => useSyncExternalStore(whenTheNetworkChanges, () => navigator.onLine)
