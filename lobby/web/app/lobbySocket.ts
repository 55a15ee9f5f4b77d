import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import type { LobbyToClient, LobbyToServer, Room } from '../../protocol.ts'
import { ensureFontFor } from './japanese.ts'
import { MINE } from './queries.ts'

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

const newestFirst = (a: Room, b: Room) => b.createdAt - a.createdAt

export interface LiveRooms {
  /** Open and running rooms that everybody may see; undefined until they are known. */
  listed: Room[] | undefined
  /** There are more, older ones, which are read when somebody asks for them. */
  hasMore: boolean
  /** The newest news of any room, listed or not: of those where I sit there is news too. */
  news: ReadonlyMap<string, Room>
}

const NOTHING_YET: LiveRooms = { listed: undefined, hasMore: false, news: new Map() }

/** The rooms of the lobby, kept up to date by the server. */
export function useLiveRooms(): LiveRooms {
  const client = useQueryClient()
  const [rooms, setRooms] = useState(NOTHING_YET)
  useEffect(() => {
    let missed = false
    const lost = () => {
      missed = true
    }
    const all: LobbyToClient['rooms'] = page => {
      ensureFontFor(JSON.stringify(page))
      // What had been told of own rooms before a gap is old by now. From here on nothing is missed any more.
      const isOld = missed
      missed = false
      setRooms(({ news }) => ({
        listed: page.rooms,
        hasMore: page.before !== null,
        news: isOld ? new Map() : news,
      }))
      if (isOld) void client.invalidateQueries({ queryKey: MINE })
    }
    const one: LobbyToClient['room'] = room => {
      ensureFontFor(JSON.stringify(room))
      setRooms(({ listed, news, ...rest }) => {
        const others = listed?.filter(({ id }) => id !== room.id) ?? []
        const shown = room.listed && room.status !== 'finished'
        return {
          ...rest,
          listed: (shown ? [...others, room] : others).sort(newestFirst),
          news: new Map(news).set(room.id, room),
        }
      })
    }
    const changes: LobbyToClient['changes'] = ({ rooms, gone }) => {
      ensureFontFor(JSON.stringify(rooms))
      const ids = new Set([...rooms.map(({ id }) => id), ...gone])
      setRooms(({ listed, news, hasMore }) => ({
        // New ones may have displaced those that left the page.
        hasMore: hasMore || (rooms.length > 0 && gone.length > 0),
        listed: [...(listed?.filter(({ id }) => !ids.has(id)) ?? []), ...rooms].sort(newestFirst),
        news: new Map([...news, ...rooms.map(room => [room.id, room] as const)]),
      }))
    }
    const gone: LobbyToClient['gone'] = id => {
      setRooms(({ listed, ...rest }) => ({ ...rest, listed: listed?.filter(room => room.id !== id) }))
      void client.invalidateQueries({ queryKey: MINE })
    }
    return onLobby(live => {
      const ask = () => live.emit('list', {})
      live.on('connect', ask).on('disconnect', lost).on('rooms', all)
      live.on('changes', changes).on('room', one).on('gone', gone)
      if (live.connected) ask()
      return () => {
        live.off('connect', ask).off('disconnect', lost).off('rooms', all)
        live.off('changes', changes).off('room', one).off('gone', gone)
        if (live.connected) live.emit('list', null)
      }
    })
  }, [client])
  return rooms
}
