import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { troubleOf } from '../app/api.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswerPage } from '../app/NoAnswer.tsx'
import { isolated, nameList } from '../app/names.ts'
import { read, useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { When } from '../plan/When.tsx'
import { peopleApi } from './api.ts'
import { usePeopleAction } from './usePeople.ts'

interface InvitedPageProps {
  token: string
  /** They belong to the club now, or did before; or the invitation does not count. */
  onEnd(counts: boolean): void
}

/** What somebody sees who has come by a link into a club: what it is, and the way in. */
export default function InvitedPage({ token, onEnd }: InvitedPageProps) {
  const t = useT()
  const { language } = useSettings()
  const who = useMe()
  const asked = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => read(peopleApi.invitation(token)),
    enabled: who.data !== undefined,
    staleTime: 0,
  })
  const join = usePeopleAction(async () => {
    const joined = await peopleApi.follow(token)
    onEnd(true)
    return joined
  })
  const isIn = asked.data?.isMember === true
  const isWrong = [asked.error, join.error].some(error => troubleOf(error) === 'wrongInvitation')
  useEffect(() => {
    if (isIn || isWrong) onEnd(isIn)
  }, [isIn, isWrong, onEnd])
  if (!who.data || !asked.data || isIn) return <NoAnswerPage to={isWrong ? [] : [who, asked]} />
  const { club, members, table } = asked.data
  const name = isolated(club.name)
  const named = table && (isolated(table.title) || (gameOf(table.game)?.meta.name[language] ?? table.game))
  return (
    <Shell title={name}>
      <div className={css.form}>
        <h1>{t('people.invitedTo', { club: name })}</h1>
        <Sheet label={name} lit>
          <div className={css.fields}>
            {club.about !== '' && (
              <p>
                <bdi>{club.about}</bdi>
              </p>
            )}
            {named && <p>{t('people.invitedTable', { table: named })}</p>}
            {table?.plannedAt != null && <When at={table.plannedAt} />}
            {members.length > 0 && (
              <p>{t('people.invitedBy', { names: nameList(members.map(isolated), language) })}</p>
            )}
            <p>{t('people.invitedHelp', { name: isolated(who.data.name) })}</p>
            <div className={css.actions}>
              <Button variant="filled" large loading={join.isPending} onClick={() => join.mutate([])}>
                {t('people.join')}
              </Button>
            </div>
            <Trouble of={join.error} />
          </div>
        </Sheet>
      </div>
    </Shell>
  )
}
