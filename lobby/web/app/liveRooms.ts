import { useSyncExternalStore } from 'react'
import type { LobbyToClient, Room } from '../../protocol.ts'
import { ensureFontFor } from './japanese.ts'
import { onLobby } from './lobbySocket.ts'
import { MINE, queryClient } from './queries.ts'

export interface LiveRooms {
  /** Open and running rooms that everybody may see; undefined until they are known. */
  listed: Room[] | undefined
  /** There are more, older ones, which are read when somebody asks for them. */
  hasMore: boolean
  /** The newest news of any room, listed or not: of those where I sit there is news too. */
  news: ReadonlyMap<string, Room>
}

const NOTHING_YET: LiveRooms = { listed: undefined, hasMore: false, news: new Map() }

const newestFirst = (a: Room, b: Room) => b.createdAt - a.createdAt

let rooms = NOTHING_YET
const lookers = new Set<() => void>()
let stop: (() => void) | undefined

function change(how: (now: LiveRooms) => LiveRooms): void {
  rooms = how(rooms)
  for (const changed of lookers) changed()
}

const readMineAgain = () => void queryClient.invalidateQueries({ queryKey: MINE })

/** Has the server tell of rooms, until what this gives is called. */
function listen(): () => void {
  let missed = false
  const lost = () => {
    missed = true
  }
  const all: LobbyToClient['rooms'] = page => {
    ensureFontFor(JSON.stringify(page))
    // What had been told of own rooms before a gap is old by now. From here on nothing is missed any more.
    const isOld = missed
    missed = false
    change(({ news }) => ({
      listed: page.rooms,
      hasMore: page.before !== null,
      news: isOld ? new Map() : news,
    }))
    if (isOld) readMineAgain()
  }
  const one: LobbyToClient['room'] = room => {
    ensureFontFor(JSON.stringify(room))
    change(({ listed, news, ...rest }) => {
      const others = listed?.filter(({ id }) => id !== room.id) ?? []
      // A page that looks at a single table is told of it, too, also where it is a club's.
      const shown = room.listed && room.club === null && room.friendsOf === null && room.status !== 'finished'
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
    change(({ listed, news, hasMore }) => ({
      // New ones may have displaced those that left the page.
      hasMore: hasMore || (rooms.length > 0 && gone.length > 0),
      listed: [...(listed?.filter(({ id }) => !ids.has(id)) ?? []), ...rooms].sort(newestFirst),
      news: new Map([...news, ...rooms.map(room => [room.id, room] as const)]),
    }))
  }
  const gone: LobbyToClient['gone'] = id => {
    change(({ listed, ...rest }) => ({ ...rest, listed: listed?.filter(room => room.id !== id) }))
    readMineAgain()
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
}

/** When nobody looks any more the server is told so; a page that takes the place of another one looks on. */
function end(): void {
  if (lookers.size > 0) return
  stop?.()
  stop = undefined
  rooms = NOTHING_YET
}

function look(changed: () => void): () => void {
  lookers.add(changed)
  stop ??= listen()
  return () => {
    lookers.delete(changed)
    setTimeout(end)
  }
}

/** The rooms of the lobby, kept up to date by the server, for all parts of a page together. */
export const useLiveRooms = (): LiveRooms => useSyncExternalStore(look, () => rooms)
