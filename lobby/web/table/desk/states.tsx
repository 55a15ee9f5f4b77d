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

/** The reader looks back at a move. */
export function PastAsk({
  past: { step, steps, isOver },
}: {
  past: { step: number; steps: number; isOver: boolean }
}) {
  const t = useT()
  return (
    <p className="sb-asked" role="status">
      <span className="sb-tag">{t('history.title')}</span>
      <span className="sb-sentence">{t('history.past', { step, steps })}</span>
      {isOver && <span className="sb-hint">{t('result.heading')}</span>}
    </p>
  )
}
