import type { Trouble } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import css from './Banners.module.css'
import type { Play } from './usePlay.ts'
import { Words } from './Words.tsx'

interface BannersProps {
  live: boolean
  denied: Trouble | undefined
  play: Play
  past: { step: number; steps: number; now(): void } | undefined
  boardBroken: boolean
  otherRules: boolean
}

/** What is out of the ordinary: no connection, a refused move, looking back. */
export function Banners({ live, denied, play, past, boardBroken, otherRules }: BannersProps) {
  const t = useT()
  const { refused, trouble } = play
  return (
    <div className={css.banners}>
      {!live && (
        <p className={css.banner} data-kind="lost" role="status">
          <strong>{t('table.reconnecting')}</strong> <span>{t('table.reconnectingHelp')}</span>
        </p>
      )}
      {denied && (
        <p className={css.banner} data-kind="bad" role="alert">
          {t(`problem.${denied}`)}
        </p>
      )}
      {boardBroken && (
        <p className={css.banner} data-kind="bad" role="alert">
          {t('table.boardBroken')}
        </p>
      )}
      {otherRules && (
        <p className={css.banner} data-kind="bad" role="alert">
          <strong>{t('rules.title')}.</strong> <span>{t('rules.lead')}</span>
        </p>
      )}
      {refused && (
        <div className={css.banner} data-kind="bad" role="alert">
          <p>
            <strong>{t('table.refused')}:</strong> <Words line={refused.text} flat />{' '}
            {refused.rule !== 'kit' && (
              <span className={css.rule}>{t('table.rule', { rule: refused.rule })}</span>
            )}
          </p>
          <Button variant="subtle" onClick={play.dismiss} aria-label={t('table.dismiss')}>
            ✕
          </Button>
        </div>
      )}
      {trouble && (
        <div className={css.banner} data-kind="bad" role="alert">
          <p>{t(`problem.${trouble}`)}</p>
          <Button variant="subtle" onClick={play.dismiss} aria-label={t('table.dismiss')}>
            ✕
          </Button>
        </div>
      )}
      {past && (
        <div className={css.banner} data-kind="past" role="status">
          <p>{t('history.past', past)}</p>
          <Button variant="filled" onClick={past.now}>
            {t('history.now')}
          </Button>
        </div>
      )}
    </div>
  )
}
