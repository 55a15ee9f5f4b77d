import type { Me, Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Sheet } from '../design/Sheet.tsx'
import { ChatPanel } from '../table/ChatPanel.tsx'
import { isWanted } from '../table/channels.ts'
import css from './OpenRoom.module.css'
import { useRoomTalk } from './useRoomTalk.ts'

/** What is said in a room before the start. */
export default function RoomTalk({ room, me }: { room: Room; me: Me }) {
  const t = useT()
  const isSeated = room.seats.some(({ person }) => person === me.id)
  const { messages, say } = useRoomTalk(room.id, isSeated)
  return (
    <Sheet title={t('people.talk')}>
      <div className={css.talk}>
        <ChatPanel messages={messages.filter(isWanted(me))} say={isSeated ? say : undefined} />
      </div>
    </Sheet>
  )
}
