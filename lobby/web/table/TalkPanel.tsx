import { useState } from 'react'
import type { SeatId } from '../../../games/kit/seats.ts'
import type { Trouble } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { SeatMark } from '../design/SeatMark.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { NotePanel } from './NotePanel.tsx'
import { useHere } from './TableContext.ts'
import css from './TalkPanel.module.css'
import type { Talk } from './useTalk.ts'

interface TalkPanelProps {
  talk: Talk
  /** The reader may write down something for themselves. */
  notes: boolean
  /** Missing for those who only watch. */
  say?(text: string): Promise<Trouble | undefined>
  whisper(to: SeatId, text: string): Promise<Trouble | undefined>
}

/** What is said at the table: to all, and to each other player alone where the table has private talk. */
export function TalkPanel({ talk: { channels, shown, show }, notes, say, whisper }: TalkPanelProps) {
  const t = useT()
  const { room } = useHere()
  const [writes, setWrites] = useState(false)
  const { id, name, seat, messages } = shown
  const [all] = channels
  const isForAll = shown === all
  return (
    <div className={css.talk} data-private={notes || channels.length > 1 || undefined}>
      {(notes || channels.length > 1) && (
        <div className={css.channels} role="toolbar" aria-label={t('table.channels')}>
          {channels.map(channel => (
            <button
              key={channel.id}
              type="button"
              className={css.channel}
              aria-pressed={!writes && channel.id === id}
              onClick={() => {
                setWrites(false)
                show(channel.id)
              }}
            >
              {channel.seat !== null && <SeatMark seat={channel.seat} size={12} />}
              <bdi>{channel.id === all!.id ? t('table.channelAll') : channel.name}</bdi>
              {channel.unread > 0 && (
                <b>
                  {channel.unread}
                  <span className={css.hidden}> {t('table.unread')}</span>
                </b>
              )}
            </button>
          ))}
          {notes && (
            <button
              type="button"
              className={css.channel}
              aria-pressed={writes}
              onClick={() => setWrites(true)}
            >
              {t('people.notes')}
            </button>
          )}
        </div>
      )}
      {writes && notes ? (
        <NotePanel room={room.id} />
      ) : isForAll ? (
        <ChatPanel messages={messages} say={say} />
      ) : (
        <ChatPanel
          key={id}
          messages={messages}
          {...(seat !== null && { say: text => whisper(seat, text) })}
          words={{
            label: t('table.whisperLabel', { name }),
            empty: t('table.whisperEmpty', { name }),
            silent: t('table.whisperGone', { name }),
          }}
        />
      )}
    </div>
  )
}
