import { Switch } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { OneField } from '../account/ComeBack.tsx'
import { GAMES } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { isMissing, NoAnswerPage } from '../app/NoAnswer.tsx'
import { Notice } from '../app/Notice.tsx'
import { isolated } from '../app/names.ts'
import { useMe, useMyRooms } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Fields } from '../design/Fields.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Sure } from '../design/Sure.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { readerOf } from '../lobby/rows.ts'
import { TableRow, TableRows } from '../lobby/TableRow.tsx'
import { CalendarAddress } from '../plan/CalendarAddress.tsx'
import { Days } from '../plan/Days.tsx'
import { peopleApi } from './api.ts'
import { ClubLink } from './ClubLink.tsx'
import { ClubResults } from './ClubResults.tsx'
import { ClubTalk } from './ClubTalk.tsx'
import { ClubWebhook } from './ClubWebhook.tsx'
import { ClubWeekly } from './ClubWeekly.tsx'
import { InvitationOver } from './InvitationOver.tsx'
import { InviteList } from './InviteList.tsx'
import { useInvitation } from './invitation.ts'
import { Person } from './Person.tsx'
import { useClub } from './useClub.ts'
import { usePeopleAction } from './usePeople.ts'

const InvitedPage = lazy(() => import('./InvitedPage.tsx'))

/** A club, or the way into it for whoever has come by a link. */
export default function ClubPage({ id }: { id: string }) {
  const t = useT()
  const { token, isOver, end } = useInvitation()
  if (token === undefined) return <Club id={id} isInvitationOver={isOver} />
  return (
    <Suspense fallback={<Notice title={t('loading')} />}>
      <InvitedPage token={token} onEnd={end} />
    </Suspense>
  )
}

/** A club: its tables, who belongs to it, and how one comes in and out. */
function Club({ id, isInvitationOver }: { id: string; isInvitationOver: boolean }) {
  const t = useT()
  const { language } = useSettings()
  const who = useMe()
  const { data: me } = who
  const { data: mine } = useMyRooms(me !== undefined)
  const [, go] = useLocation()
  const leave = usePeopleAction(async (member: string) => {
    await peopleApi.remove(id, member)
    go('/friends')
  })
  // Whoever leaves is told that the club has changed, and may not ask for it any more.
  const asked = useClub(id, !leave.isPending)
  // Also for whoever is no member any more.
  if (isInvitationOver && isMissing(asked)) return <InvitationOver />
  if (!me || !asked.data || isMissing(asked)) return <NoAnswerPage to={[who, asked]} />
  const { club, members, rooms, planned, weekly, webhook, links } = asked.data
  const isHost = club.role === 'host'
  const reader = readerOf(me, mine)
  return (
    <Shell title={isolated(club.name)}>
      <Fields>
        <div className={css.form}>
          <h1>
            <bdi>{club.name}</bdi>
          </h1>
          {club.about !== '' && (
            <p>
              <bdi>{club.about}</bdi>
            </p>
          )}
          <Sheet title={t('plan.calendar')}>
            {planned.length === 0 ? <p>{t('plan.nothing')}</p> : <Days rooms={planned} reader={reader} />}
          </Sheet>
          <ClubWeekly club={id} weekly={weekly} planned={planned} isHost={isHost} me={me.id} />
          <Sheet title={t('people.tables')}>
            {rooms.length === 0 ? (
              <p>{t(planned.length > 0 ? 'people.noTablesNow' : 'people.noTables')}</p>
            ) : (
              <TableRows>
                {rooms.map(room => (
                  <TableRow key={room.id} room={room} reader={reader} />
                ))}
              </TableRows>
            )}
          </Sheet>
          <ClubTalk club={id} enabled={!leave.isPending} />
          <ClubResults club={id} enabled={!leave.isPending} />
          <Sheet title={t('people.open')}>
            <ul className={css.actions}>
              {GAMES.map(({ meta }) => (
                <li key={meta.id}>
                  <ButtonLink href={`/new/${meta.id}?club=${id}`}>{meta.name[language]}</ButtonLink>
                </li>
              ))}
            </ul>
          </Sheet>
          <div className={css.columns}>
            <Members club={id} isHost={isHost} me={me.id} members={members} />
            <div className={css.stack}>
              <Sheet title={t('people.invite')}>
                <InviteList
                  there={members.filter(one => one.role !== 'invited').map(one => one.id)}
                  invited={members.filter(one => one.role === 'invited').map(one => one.id)}
                  invite={whom => peopleApi.inviteTo(id, whom)}
                />
              </Sheet>
              {links && <ClubLink club={id} about={club.about} links={links} />}
              <ClubWebhook club={id} webhook={webhook} isHost={isHost} />
              <ShowMe club={id} shown={club.shown} />
              <CalendarAddress club={id} />
              {isHost && <Rename club={id} name={club.name} />}
              <Leave isBusy={leave.isPending} error={leave.error} leave={() => leave.mutate([me.id])} />
            </div>
          </div>
        </div>
      </Fields>
    </Shell>
  )
}

interface MembersProps {
  club: string
  isHost: boolean
  me: string
  members: readonly { id: string; name: string; role: 'host' | 'member' | 'invited' }[]
}

function Members({ club, isHost, me, members }: MembersProps) {
  const t = useT()
  const remove = usePeopleAction(peopleApi.remove)
  return (
    <Sheet title={t('people.members')}>
      <Trouble of={remove.error} />
      <ul className={css.fields}>
        {members.map(member => (
          <Person
            key={member.id}
            of={member}
            {...(member.role !== 'member' && { note: t(`people.${member.role}`) })}
          >
            {isHost && member.id !== me && (
              <Button
                variant="subtle"
                aria-label={t('people.removeLabel', { name: isolated(member.name) })}
                onClick={() => remove.mutate([club, member.id])}
              >
                {t('people.remove')}
              </Button>
            )}
          </Person>
        ))}
      </ul>
    </Sheet>
  )
}

/** Whether whoever comes by a link reads that one belongs to the club. */
function ShowMe({ club, shown }: { club: string; shown: boolean }) {
  const t = useT()
  const show = usePeopleAction(peopleApi.show)
  return (
    <Sheet label={t('people.showMe')}>
      <div className={css.fields}>
        <Switch
          label={t('people.showMe')}
          description={t('people.showMeHelp')}
          checked={shown}
          disabled={show.isPending}
          onChange={event => show.mutate([club, event.currentTarget.checked])}
        />
        <Trouble of={show.error} />
      </div>
    </Sheet>
  )
}

function Rename({ club, name }: { club: string; name: string }) {
  const t = useT()
  const rename = usePeopleAction(peopleApi.editClub)
  return (
    <Sheet title={t('people.rename')}>
      <Trouble of={rename.error} />
      <OneField
        label={t('people.clubName')}
        initial={name}
        button={t('save')}
        isBusy={rename.isPending}
        onSubmit={now => rename.mutate([club, { name: now }])}
      />
    </Sheet>
  )
}

interface LeaveProps {
  isBusy: boolean
  error: Error | null
  leave: () => void
}

function Leave({ isBusy, error, leave }: LeaveProps) {
  return (
    <div className={css.fields}>
      <Trouble of={error} />
      <Sure of="people.leave" isBusy={isBusy} onSure={leave} />
    </div>
  )
}
