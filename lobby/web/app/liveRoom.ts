import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChatMessage, LobbyToClient, Problem } from '../../protocol.ts'
import type { Trouble } from './api.ts'
import { ensureFontFor } from './japanese.ts'
import { type LobbySocket, lobbyNow, onLobby } from './lobbySocket.ts'
import { roomKey } from './queries.ts'

const ANSWER_WITHIN = 10_000

/** Asks for something on the line of the lobby; says what was wrong, if anything. */
export async function askLobby(
  send: (link: ReturnType<LobbySocket['timeout']>) => Promise<{ problem?: Problem }>,
): Promise<Trouble | undefined> {
  const live = lobbyNow()
  if (!live?.connected) return 'unreachable'
  try {
    return (await send(live.timeout(ANSWER_WITHIN))).problem?.error
  } catch {
    return 'timeout'
  }
}

/** What was said at an open room. */
export const talkKey = (id: string) => ['talk', id] as const

/** Keeps one room's query, and what is said there, up to date while the page looks at it. Tells whether the room is gone. */
export function useLiveRoom(id: string): { gone: boolean } {
  const client = useQueryClient()
  const [gone, setGone] = useState<string>()
  useEffect(() => {
    const one: LobbyToClient['room'] = room => {
      ensureFontFor(JSON.stringify(room))
      if (room.id === id) client.setQueryData(roomKey(id), room)
    }
    const lost: LobbyToClient['gone'] = which => {
      if (which === id) setGone(id)
    }
    const talk: LobbyToClient['talk'] = messages => {
      ensureFontFor(JSON.stringify(messages))
      client.setQueryData(talkKey(id), messages)
    }
    const chat: LobbyToClient['chat'] = message => {
      ensureFontFor(message.text)
      client.setQueryData<ChatMessage[]>(talkKey(id), (before = []) =>
        before.some(one => one.id === message.id) ? before : [...before, message],
      )
    }
    return onLobby(live => {
      const ask = () => live.emit('room', id)
      live.on('connect', ask).on('room', one).on('gone', lost).on('talk', talk).on('chat', chat)
      if (live.connected) ask()
      return () => {
        live.off('connect', ask).off('room', one).off('gone', lost).off('talk', talk).off('chat', chat)
        if (live.connected) live.emit('room', null)
      }
    })
  }, [id, client])
  return { gone: gone === id }
}
