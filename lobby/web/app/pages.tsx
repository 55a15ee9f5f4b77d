import { ButtonLink } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { useT } from './i18n.ts'
import { Notice } from './Notice.tsx'
import css from './pages.module.css'
import { Shell } from './Shell.tsx'

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  const t = useT()
  return (
    <Shell title={t('notFound.title')}>
      <Notice title={t('notFound.title')} lead={t('notFound.lead')}>
        <ButtonLink href="/" variant="filled">
          {t('notFound.home')}
        </ButtonLink>
      </Notice>
    </Shell>
  )
}

/** Whose work the pages stand on. */
export function CreditsPage() {
  const t = useT()
  return (
    <Shell title={t('credits.title')}>
      <div className={css.narrow}>
        <h1>{t('credits.title')}</h1>
        <Sheet label={t('credits.title')}>
          <div className={css.text}>
            <p>{t('credits.lead')}</p>
            <ul>
              <li>{t('credits.fonts')}</li>
              <li>{t('credits.software')}</li>
            </ul>
            <p>{t('credits.names')}</p>
          </div>
        </Sheet>
      </div>
    </Shell>
  )
}
