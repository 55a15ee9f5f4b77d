import { type ReactNode, useEffect, useState } from 'react'
import type { ChatMessage } from '../../protocol.ts'
import type { Trouble } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { Book } from './Book.tsx'
import type { BookGroup } from './bookOf.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { LogPanel } from './LogPanel.tsx'
import css from './Side.module.css'
import { TableSettings } from './TableSettings.tsx'
import type { GameLog } from './useLog.ts'

/** What lies beside the board. On a phone, `table` is the board itself. */
export type Panel = 'table' | 'log' | 'chat' | 'book' | 'settings'

const LABELS = {
  table: 'table.tableTab',
  log: 'table.log',
  chat: 'table.chat',
  book: 'table.book',
  settings: 'table.more',
} as const

const ICONS: Record<Panel, string> = {
  table:
    'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM2.500 10h15M10 2.500c-4 4.500-4 10.500 0 15M10 2.500c4 4.500 4 10.500 0 15',
  log: 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h4',
  chat: 'M3 4h14v9.500H9L5.500 17v-3.500H3z',
  book: 'M10 5.500C8 3.800 5.500 3.500 3 3.800v11.700c2.500-.3 5 0 7 1.500 2-1.500 4.500-1.800 7-1.500V3.800c-2.500-.3-5 0-7 1.700zM10 5.500V17',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 3.800v4.400M7 11.800v4.400',
}

interface SideProps {
  panel: Panel
  onPanel(panel: Panel): void
  hidden: boolean
  wide: boolean
  /** The log is in the middle already. */
  logElsewhere: boolean
  log: GameLog
  mark: number
  chat: readonly ChatMessage[]
  say?(text: string): Promise<Trouble | undefined>
  groups: readonly BookGroup[]
  opened: { ref: string; times: number } | undefined
  reducedMotion: boolean
  history: ReactNode
}

/** Log, chat, book and settings; beside the board on a wide screen, instead of it on a phone. */
export function Side(props: SideProps) {
  const t = useT()
  const { panel, onPanel, hidden, wide, chat, logElsewhere } = props
  const usual = logElsewhere ? 'chat' : 'log'
  const shown = panel === 'table' || (logElsewhere && panel === 'log') ? usual : panel
  const unread = useUnread(chat.length, shown === 'chat' && !hidden)
  const panels = (['table', 'log', 'chat', 'book', 'settings'] as const).filter(
    name => (name !== 'table' || !wide) && (name !== 'log' || !logElsewhere),
  )
  const current = wide ? shown : panel
  const Frame = wide ? 'aside' : 'main'
  return (
    <>
      <nav className={css.tabs} aria-label={t('table.panels')}>
        {panels.map(name => (
          <button
            key={name}
            type="button"
            className={css.tab}
            aria-pressed={current === name}
            onClick={() => onPanel(name)}
          >
            <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true" focusable="false">
              <path d={ICONS[name]} />
            </svg>
            <span>{t(LABELS[name])}</span>
            {name === 'chat' && unread > 0 && (
              <span className={css.badge}>
                {unread}
                <span className={css.hidden}> {t('table.unread')}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      <Frame className={css.side} hidden={hidden} aria-label={t(LABELS[shown])}>
        <div className={css.panel}>
          {shown === 'log' && <LogPanel log={props.log} mark={props.mark} />}
          {shown === 'chat' && <ChatPanel messages={chat} say={props.say} />}
          {shown === 'book' && <Book groups={props.groups} at={props.opened} />}
          {shown === 'settings' && <TableSettings reducedMotion={props.reducedMotion} />}
        </div>
        {props.history}
      </Frame>
    </>
  )
}

/** How many messages have come since the chat was last in sight. */
function useUnread(count: number, inSight: boolean): number {
  const [read, setRead] = useState(count)
  useEffect(() => {
    if (inSight) setRead(count)
  }, [inSight, count])
  return inSight ? 0 : Math.max(0, count - read)
}
