import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../protocol.ts'
import type { Trouble } from '../app/api.ts'
import { ensureFontFor } from '../app/japanese.ts'
import { askLobby, onTalk } from '../app/lobbySocket.ts'

/** What is said in a room before the start; the page looks at that room. */
export function useRoomTalk(isSeated: boolean) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  useEffect(
    () =>
      onTalk(
        all => {
          ensureFontFor(JSON.stringify(all))
          setMessages(all)
        },
        message => {
          ensureFontFor(message.text)
          setMessages(before => (before.some(({ id }) => id === message.id) ? before : [...before, message]))
        },
      ),
    [],
  )
  const last = Number(messages.at(-1)?.id ?? 0)
  // What stands on the page is read.
  useEffect(() => {
    if (isSeated && last > 0) void askLobby(link => link.emitWithAck('heard', last))
  }, [isSeated, last])
  const say = (text: string): Promise<Trouble | undefined> => askLobby(link => link.emitWithAck('say', text))
  return { messages, say }
}
