import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { NewWay, Quiet, Telling } from '../../notifications.ts'
import { ShowYourself } from '../account/ShowYourself.tsx'
import { api } from '../app/api.ts'
import { useT, withWords } from '../app/i18n.ts'
import { ownZone } from '../app/moments.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { Fields } from '../design/Fields.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { CalendarAddress } from '../plan/CalendarAddress.tsx'
import { AddChannels } from './AddChannels.tsx'
import { Channels } from './Channels.tsx'
import { FollowedLink, linkIn } from './FollowedLink.tsx'
import { QuietHours } from './QuietHours.tsx'

const OwnHolidays = lazy(withWords('turns', () => import('./OwnHolidays.tsx')))

const TELLING = ['telling'] as const

/** How one is told that a table waits; and where links in mails lead. */
export default function NotificationsPage() {
  const t = useT()
  const link = linkIn(location.hash)
  return (
    <Shell title={t('told.title')}>
      <Fields>
        <div className={css.form}>{link ? <FollowedLink link={link} /> : <OwnChannels />}</div>
      </Fields>
    </Shell>
  )
}

function OwnChannels() {
  const t = useT()
  const client = useQueryClient()
  const { language } = useSettings()
  const who = useMe()
  const asked = useQuery({ queryKey: TELLING, queryFn: api.telling, enabled: who.data !== undefined })
  const telling = asked.data
  const onSuccess = (now: Telling) => client.setQueryData(TELLING, now)
  const add = useMutation({
    mutationFn: async (way: NewWay) => {
      // What is sent is in the language in which it was asked for.
      await api.changeMe({ language })
      return api.addWay({ ...way, zone: ownZone() })
    },
    onSuccess,
  })
  const drop = useMutation({ mutationFn: api.dropWay, onSuccess })
  const rest = useMutation({ mutationFn: (quiet: Quiet | null) => api.setQuiet(quiet), onSuccess })
  const trouble = add.error ?? drop.error ?? rest.error
  return (
    <>
      <h1>{t('told.title')}</h1>
      <p>{t('told.lead')}</p>
      {!telling && <NoAnswer to={[who, asked]} />}
      {telling && (
        <>
          <Sheet title={t('told.ways')}>
            <Channels ways={telling.ways} onDrop={id => drop.mutate(id)} />
          </Sheet>
          <ShowYourself of={add.error} onShown={() => add.variables && add.mutate(add.variables)} />
          <Trouble of={trouble} />
          <AddChannels telling={telling} isAdding={add.isPending} add={way => add.mutateAsync(way)} />
          <Sheet title={t('told.quiet')}>
            <QuietHours quiet={telling.quiet} onChange={quiet => rest.mutate(quiet)} />
          </Sheet>
          <CalendarAddress club={null} />
          <Suspense>
            <OwnHolidays />
          </Suspense>
        </>
      )}
    </>
  )
}
