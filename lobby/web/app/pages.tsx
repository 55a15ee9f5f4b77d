import { ButtonLink } from '../design/Button.tsx'
import { gameOf } from './games.ts'
import { useT } from './i18n.ts'
import { Notice } from './Notice.tsx'
import { Shell } from './Shell.tsx'

/** Where a table was at which the reader has waited. */
export function ClearedPage({ game }: { game: string }) {
  const t = useT()
  return (
    <Shell title={t('cleared.here')}>
      <Notice title={t('cleared.here')} lead={t('cleared.hereLead')}>
        <ButtonLink href="/" variant="filled">
          {t('notFound.home')}
        </ButtonLink>
        {gameOf(game) && <ButtonLink href={`/new/${game}`}>{t('cleared.again')}</ButtonLink>}
      </Notice>
    </Shell>
  )
}

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
