import type { Invited } from '../../people.ts'
import { OneField } from '../account/ComeBack.tsx'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { Person } from './Person.tsx'
import { useFriends, usePeopleAction } from './usePeople.ts'

interface InviteListProps {
  /** Ids of those who are there already. */
  there: readonly string[]
  /** Ids of those who have been invited. */
  invited: readonly string[]
  /** Anybody may be invited, whom one calls by their name. */
  byName?: boolean
  invite(whom: Invited): Promise<unknown>
}

/** Friends to be invited with a press, and anybody by the name of their account. */
export function InviteList({ there, invited, byName = true, invite }: InviteListProps) {
  const t = useT()
  const friends = useFriends().data?.friends.filter(({ id }) => !there.includes(id)) ?? []
  const one = usePeopleAction((person: string) => invite({ person }))
  const named = usePeopleAction((name: string) => invite({ name }))
  const trouble = one.error ?? named.error
  return (
    <div className={css.fields}>
      {friends.length > 0 && (
        <ul className={css.fields}>
          {friends.map(friend => {
            const isInvited = invited.includes(friend.id)
            return (
              <Person key={friend.id} of={friend} {...(isInvited && { note: t('people.invited') })}>
                {!isInvited && (
                  <Button
                    aria-label={t('people.inviteLabel', { name: isolated(friend.name) })}
                    disabled={one.isPending}
                    onClick={() => one.mutate([friend.id])}
                  >
                    {t('people.invite')}
                  </Button>
                )}
              </Person>
            )
          })}
        </ul>
      )}
      {byName && (
        <OneField
          key={named.submittedAt}
          label={t('people.inviteName')}
          help={t('people.inviteNameHelp')}
          button={t('people.invite')}
          isBusy={named.isPending}
          onSubmit={name => named.mutate([name])}
        />
      )}
      <p role="status" className={css.told}>
        {named.isSuccess && t('people.inviteSent')}
      </p>
      <Trouble of={trouble} />
    </div>
  )
}
