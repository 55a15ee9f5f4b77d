import { useLocation } from 'wouter'
import { OneField } from '../account/ComeBack.tsx'
import { useT } from '../app/i18n.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { isolated } from '../app/names.ts'
import { useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { Button, ButtonLink } from '../design/Button.tsx'
import { CopyField } from '../design/CopyField.tsx'
import { Fields } from '../design/Fields.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { peopleApi } from './api.ts'
import { Person } from './Person.tsx'
import { useClubs, useFriends, usePeopleAction } from './usePeople.ts'
import Waiting from './Waiting.tsx'

/** Whom one knows, and the clubs where one plays. */
export default function FriendsPage() {
  const t = useT()
  return (
    <Shell title={t('people.title')}>
      <Fields>
        <div className={css.form}>
          <h1>{t('people.title')}</h1>
          <Waiting />
          <div className={css.columns}>
            <Friends />
            <Clubs />
          </div>
        </div>
      </Fields>
    </Shell>
  )
}

function Friends() {
  const t = useT()
  const who = useMe()
  const { data: me } = who
  const friends = useFriends()
  const { data } = friends
  const end = usePeopleAction(peopleApi.end)
  const ask = usePeopleAction(peopleApi.askByName)
  const withdraw = usePeopleAction(peopleApi.withdraw)
  const trouble = end.error ?? ask.error ?? withdraw.error
  const asked = data && [
    ...data.asked.map(({ id, name }) => ({ key: id, name, act: () => end.mutate([id]) })),
    ...data.askedNames.map(name => ({ key: `name ${name}`, name, act: () => withdraw.mutate([name]) })),
  ]
  return (
    <div className={css.stack}>
      <Sheet title={t('people.friends')}>
        <div className={css.fields}>
          {!data && <NoAnswer to={[who, friends]} />}
          {data?.friends.length === 0 && <p>{t('people.noFriends')}</p>}
          <ul className={css.fields}>
            {data?.friends.map(friend => (
              <Person key={friend.id} of={friend}>
                <Button
                  variant="subtle"
                  aria-label={t('people.endLabel', { name: isolated(friend.name) })}
                  onClick={() => end.mutate([friend.id])}
                >
                  {t('people.end')}
                </Button>
              </Person>
            ))}
          </ul>
          <Trouble of={trouble} />
          <OneField
            key={ask.data?.askedNames.length}
            label={t('people.byName')}
            help={t('people.byNameHelp')}
            button={t('people.ask')}
            isBusy={ask.isPending}
            onSubmit={name => ask.mutate([name])}
          />
        </div>
      </Sheet>
      {asked && asked.length > 0 && (
        <Sheet title={t('people.asked')}>
          <div className={css.fields}>
            <p>{t('people.askedHelp')}</p>
            <ul className={css.fields}>
              {asked.map(({ key, name, act }) => (
                <li key={key} className={css.actions}>
                  <span className={css.what}>
                    <bdi>{name}</bdi>
                  </span>
                  <Button
                    variant="subtle"
                    aria-label={t('people.withdrawLabel', { name: isolated(name) })}
                    onClick={act}
                  >
                    {t('people.withdraw')}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </Sheet>
      )}
      {me && (
        <Sheet title={t('people.ownLink')}>
          <div className={css.fields}>
            <CopyField
              value={`${location.origin}/person/${me.id}`}
              label={t('people.ownLink')}
              labelHidden
              description={t('people.ownLinkHelp')}
              button={t('people.copy')}
            />
          </div>
        </Sheet>
      )}
    </div>
  )
}

function Clubs() {
  const t = useT()
  const [, go] = useLocation()
  const who = useMe()
  const clubs = useClubs()
  const { data } = clubs
  const found = usePeopleAction(async (name: string) => {
    const { club } = await peopleApi.found(name)
    go(`/club/${club.id}`)
  })
  return (
    <Sheet title={t('people.clubs')}>
      <div className={css.fields}>
        {!data && <NoAnswer to={[who, clubs]} />}
        {data?.clubs.length === 0 && <p>{t('people.noClubs')}</p>}
        <ul className={css.actions}>
          {data?.clubs.map(({ id, name }) => (
            <li key={id}>
              <ButtonLink href={`/club/${id}`}>{isolated(name)}</ButtonLink>
            </li>
          ))}
        </ul>
        <Trouble of={found.error} />
        <OneField
          label={t('people.clubName')}
          button={t('people.found')}
          isBusy={found.isPending}
          onSubmit={name => found.mutate([name])}
        />
      </div>
    </Sheet>
  )
}
