import { ShowYourself } from '../account/ShowYourself.tsx'
import { useT } from '../app/i18n.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { Button } from '../design/Button.tsx'
import { CopyField } from '../design/CopyField.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { useFeed } from './api.ts'
import own from './plan.module.css'

/** An address to which one's own calendar subscribes: of one's tables, or of those of a club. */
export function CalendarAddress({ club }: { club: string | null }) {
  const t = useT()
  const { address, asked, renew, drop } = useFeed(club)
  const trouble = renew.error ?? drop.error
  return (
    <>
      <ShowYourself of={renew.error} onShown={() => renew.mutate()} />
      <Sheet title={t('plan.feed')}>
        <div className={css.fields}>
          <p>{t(club === null ? 'plan.feedOwn' : 'plan.feedClub')}</p>
          {address === undefined && <NoAnswer to={asked} />}
          {address === null && (
            <div className={css.actions}>
              <Button loading={renew.isPending} onClick={() => renew.mutate()}>
                {t('plan.feedMake')}
              </Button>
            </div>
          )}
          {address && (
            <>
              <CopyField
                value={address}
                label={t('plan.feedAddress')}
                description={t('plan.feedSecret')}
                button={t('plan.feedCopy')}
                secret
              />
              <div className={css.actions}>
                {/* What opens calendars on phones and desktops. */}
                <a className={own.link} href={address.replace(/^https?:/, 'webcal:')}>
                  {t('plan.feedOpen')}
                </a>
                <Button variant="subtle" loading={renew.isPending} onClick={() => renew.mutate()}>
                  {t('plan.feedRenew')}
                </Button>
                <Button variant="subtle" loading={drop.isPending} onClick={() => drop.mutate()}>
                  {t('plan.feedDrop')}
                </Button>
              </div>
              <p className={own.note}>{t('plan.feedRenewHelp')}</p>
            </>
          )}
          <Trouble of={trouble} />
        </div>
      </Sheet>
    </>
  )
}
