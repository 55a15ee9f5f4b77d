import { Sheet } from '../design/Sheet.tsx'
import { useT } from './i18n.ts'
import css from './pages.module.css'
import { Shell } from './Shell.tsx'

/** Whose work the pages stand on. */
export default function CreditsPage() {
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
