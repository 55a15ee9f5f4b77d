import { ButtonLink } from '../design/Button.tsx'
import { useT } from './i18n.ts'
import { Notice } from './Notice.tsx'
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
