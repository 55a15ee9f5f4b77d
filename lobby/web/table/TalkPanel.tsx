import { useState } from 'react'
import { useT } from '../app/i18n.ts'
import { SeatMark } from '../design/SeatMark.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { type Channel, SPECTATORS } from './channels.ts'
import { NotePanel } from './NotePanel.tsx'
import { useHere } from './TableContext.ts'
import css from './TalkPanel.module.css'
import type { TableLink } from './useTable.ts'
import type { Talk } from './useTalk.ts'

/** What can be said at a table. */
export type Says = Pick<TableLink, 'say' | 'saySpectators' | 'whisper'>

interface TalkPanelProps {
  talk: Talk
  /** The reader may write down something for themselves. */
  notes: boolean
  says: Says
}

/**
 * What is said at the table: to all, among those who watch, and to each other player alone where the table has private
 * talk.
 */
export function TalkPanel({ talk: { channels, shown, show }, notes, says }: TalkPanelProps) {
  const t = useT()
  const { room, seat: mine } = useHere()
  const { watching } = room
  const [writes, setWrites] = useState(false)
  const { id, name, seat, messages } = shown
  const [all] = channels
  const isForAll = shown === all
  const nameOf = (channel: Channel) => {
    if (channel.id === SPECTATORS) return t('watching.channel')
    if (channel.id !== all!.id) return channel.name
    return t(mine === null && channels.length > 1 ? 'watching.players' : 'table.channelAll')
  }
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
              <bdi>{nameOf(channel)}</bdi>
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
        <ChatPanel
          messages={messages}
          say={mine === null ? undefined : says.say}
          {...(mine === null &&
            watching === 'none' && {
              words: {
                label: t('table.chat'),
                empty: t('watching.chatClosed'),
                silent: t('table.chatWatch'),
              },
            })}
        />
      ) : id === SPECTATORS ? (
        <ChatPanel
          key={id}
          messages={messages}
          say={mine === null ? says.saySpectators : undefined}
          words={{
            label: t('watching.label'),
            empty: t(watching === 'never' ? 'watching.empty.never' : 'watching.empty.after'),
            silent: t('watching.silent'),
          }}
        />
      ) : (
        <ChatPanel
          key={id}
          messages={messages}
          {...(seat !== null && { say: said => says.whisper(seat, said) })}
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
