import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ClubWebhook as Webhook } from '../../people.ts'
import { ShowYourself } from '../account/ShowYourself.tsx'
import { troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { ownZone } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { LanguageField } from '../lobby/LanguageField.tsx'
import { ZoneField } from '../lobby/ZoneField.tsx'
import { webhookApi } from './useClub.ts'
import { usePeopleAction } from './usePeople.ts'

interface ClubWebhookProps {
  club: string
  webhook: Webhook | null
  isHost: boolean
}

/** Where news of a club is posted: its host says so, and members read it. */
export function ClubWebhook({ club, webhook, isHost }: ClubWebhookProps) {
  const t = useT()
  const trial = usePeopleAction(webhookApi.try)
  const drop = usePeopleAction(async (id: string) => {
    await webhookApi.drop(id)
    trial.reset()
  })
  if (!webhook && !isHost) return null
  return (
    <Sheet title={t('club.webhook.title')}>
      <div className={css.fields}>
        <p>{webhook ? t('club.webhook.posted', { host: webhook.host }) : t('club.webhook.help')}</p>
        {webhook && isHost && (
          <div className={css.actions}>
            <Button loading={trial.isPending} onClick={() => trial.mutate([club])}>
              {t('club.webhook.try')}
            </Button>
            <Button variant="subtle" loading={drop.isPending} onClick={() => drop.mutate([club])}>
              {t('club.webhook.drop')}
            </Button>
          </div>
        )}
        <p role="status" className={css.told}>
          {trial.isSuccess && t('club.webhook.tried')}
        </p>
        <Trouble of={trial.error ?? drop.error} />
        {isHost && <Setting key={`${webhook?.since}`} club={club} webhook={webhook} />}
      </div>
    </Sheet>
  )
}

/** The address, which is not shown again, and how it is told there. */
function Setting({ club, webhook }: Omit<ClubWebhookProps, 'isHost'>) {
  const t = useT()
  const settings = useSettings()
  const [url, setUrl] = useState('')
  const [language, setLanguage] = useState(webhook?.language ?? settings.language)
  const [zone, setZone] = useState(webhook?.zone ?? ownZone())
  const set = usePeopleAction(webhookApi.set)
  const address = url.trim()
  const save = () => set.mutate([club, { ...(address !== '' && { url: address }), language, zone }])
  const isNew = webhook
    ? address !== '' || language !== webhook.language || zone !== webhook.zone
    : address !== ''
  return (
    <>
      <ShowYourself of={set.error} onShown={save} />
      <form
        className={css.fields}
        onSubmit={event => {
          event.preventDefault()
          if (isNew) save()
        }}
      >
        <TextInput
          label={t(webhook ? 'club.webhook.other' : 'club.webhook.address')}
          description={t('club.webhook.secret')}
          type="url"
          autoComplete="off"
          maxLength={500}
          value={url}
          onChange={event => setUrl(event.currentTarget.value)}
        />
        <LanguageField label={t('club.webhook.language')} language={language} onChange={setLanguage} />
        <ZoneField label={t('club.webhook.zone')} zone={zone} onChange={setZone} />
        <div className={css.actions}>
          <Button type="submit" loading={set.isPending} disabled={!isNew}>
            {t(webhook ? 'save' : 'club.webhook.set')}
          </Button>
        </div>
        <Trouble of={set.error && troubleOf(set.error) !== 'notFresh' && set.error} />
      </form>
    </>
  )
}
