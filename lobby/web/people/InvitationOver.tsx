import { useT } from '../app/i18n.ts'
import { Notice } from '../app/Notice.tsx'
import { Shell } from '../app/Shell.tsx'
import { ButtonLink } from '../design/Button.tsx'

/** For whoever came by an invitation that does not count, to what they may not see without one. */
export function InvitationOver() {
  const t = useT()
  return (
    <Shell title={t('people.over')}>
      <Notice title={t('people.over')} lead={t('people.overLead')}>
        <ButtonLink href="/" variant="filled">
          {t('notFound.home')}
        </ButtonLink>
      </Notice>
    </Shell>
  )
}
