import { useT } from '../../app/i18n.ts'

/** The connection is lost: nothing can be sent, and nothing is lost. */
export function LostAsk() {
  const t = useT()
  return (
    <p className="sb-asked" role="status">
      <span className="sb-tag" data-kind="lost">
        {t('table.lost')}
      </span>
      <span className="sb-sentence">{t('table.reconnecting')}</span>
      <span className="sb-hint">{t('table.reconnectingHelp')}</span>
    </p>
  )
}

/** A moment that is over. */
export interface PastHere {
  step: number
  steps: number
  /** It is what the board shows; false until the server has told it. */
  isShown: boolean
  /** The game is over. */
  isOver: boolean
  /** What happened while the reader was away is being shown. */
  isReplay: boolean
  /** Goes to the present. */
  now(): void
}

/** The reader looks back at a move. */
export function PastAsk({ past: { step, steps, isOver, isReplay } }: { past: PastHere }) {
  const t = useT()
  return (
    <p className="sb-asked" role="status">
      <span className="sb-tag">{t(isReplay ? 'missed.title' : 'history.title')}</span>
      <span className="sb-sentence">
        {t(isReplay ? 'history.position' : 'history.past', { step, steps })}
      </span>
      {isOver && <span className="sb-hint">{t('result.heading')}</span>}
    </p>
  )
}
