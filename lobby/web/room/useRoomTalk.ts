import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChatMessage, Saying } from '../../protocol.ts'
import type { Trouble } from '../app/api.ts'
import { askLobby, talkKey } from '../app/liveRoom.ts'

const NOTHING: readonly ChatMessage[] = []

/** What is said in a room before the start, as the page that looks at it is told. */
export function useRoomTalk(room: string, isSeated: boolean) {
  const { data: messages = NOTHING } = useQuery<readonly ChatMessage[]>({
    queryKey: talkKey(room),
    queryFn: () => NOTHING,
    enabled: false,
  })
  const last = Number(messages.at(-1)?.id ?? 0)
  // What stands on the page is read.
  useEffect(() => {
    if (isSeated && last > 0) void askLobby(link => link.emitWithAck('heard', last))
  }, [isSeated, last])
  const say = (said: Saying): Promise<Trouble | undefined> => askLobby(link => link.emitWithAck('say', said))
  return { messages, say }
}
