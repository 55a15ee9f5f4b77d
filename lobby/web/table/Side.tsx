import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { AheadPanel } from './AheadPanel.tsx'
import { Book } from './Book.tsx'
import type { Book as BookHere } from './bookOf.ts'
import { LogPanel, type Mark } from './LogPanel.tsx'
import css from './Side.module.css'
import { LABELS } from './TableBar.tsx'
import { TableSettings } from './TableSettings.tsx'
import { type Says, TalkPanel } from './TalkPanel.tsx'
import type { AheadHere } from './useAhead.ts'
import type { ForcedHere } from './useForcedMoves.ts'
import type { GameLog } from './useLog.ts'
import type { Talk } from './useTalk.ts'

/** What lies beside the field. */
export type Panel = 'log' | 'chat' | 'ahead' | 'book' | 'settings'

interface SideProps {
  panel: Panel
  /** Closes the drawer; undefined where the side has a column of its own. */
  onClose: (() => void) | undefined
  log: GameLog
  mark: Mark
  /** The last line of the moment that is looked back at. */
  lookedAt: number | undefined
  talk: Talk
  /** The reader sits here, and may write down something for themselves. */
  notes: boolean
  says: Says
  /** What is looked up, once it is there; it may have been impossible to load. */
  book: BookHere | undefined
  isBookLost: boolean
  opened: { ref: string; times: number } | undefined
  ahead: AheadHere
  forced: ForcedHere
  /** Nothing can be sent just now. */
  sending: boolean
  reducedMotion: boolean
  /** Steps through the past, below the log. */
  history: ReactNode
}

/** Log, chat, what is said in advance, book and settings: a column on a wide screen, else a drawer over the field. */
export function Side(props: SideProps) {
  const t = useT()
  const { panel, onClose } = props
  const own = useRef<HTMLElement>(null)
  const isDrawer = onClose !== undefined
  // Whoever opens a drawer goes on in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another panel is opened
  useEffect(() => {
    if (isDrawer && !own.current?.contains(document.activeElement))
      own.current?.focus({ preventScroll: true })
  }, [isDrawer, panel])
  return (
    <aside
      ref={own}
      className={`sb-side ${css.side}`}
      aria-label={t(LABELS[panel])}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      {onClose && (
        <div className={css.head}>
          <h2>{t(LABELS[panel])}</h2>
          <Button variant="subtle" aria-label={t('close')} onClick={onClose}>
            ✕
          </Button>
        </div>
      )}
      <div className={css.panel}>
        {panel === 'log' && <LogPanel log={props.log} mark={props.mark} at={props.lookedAt} />}
        {panel === 'chat' && <TalkPanel talk={props.talk} notes={props.notes} says={props.says} />}
        {panel === 'ahead' && (
          <AheadPanel ahead={props.ahead} forced={props.forced} disabled={props.sending} />
        )}
        {panel === 'book' && <Book book={props.book} isLost={props.isBookLost} at={props.opened} />}
        {panel === 'settings' && <TableSettings reducedMotion={props.reducedMotion} forced={props.forced} />}
      </div>
      {panel === 'log' && props.history}
    </aside>
  )
}
