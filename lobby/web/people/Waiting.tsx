import { useLocation } from 'wouter'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { planOf } from '../app/moments.ts'
import { isolated, nameList } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { isPlanned } from '../lobby/rows.ts'
import { peopleApi } from './api.ts'
import { useInvitations, usePeopleAction } from './usePeople.ts'

/** What others wait for: invitations, and who asks to be a friend. Nothing at all where nobody does. */
export default function Waiting() {
  const t = useT()
  const { language } = useSettings()
  const { data: me } = useInvitations()
  const decline = usePeopleAction(peopleApi.decline)
  const [, go] = useLocation()
  const join = usePeopleAction(async (club: string) => {
    await peopleApi.join(club)
    go(`/club/${club}`)
  })
  const leave = usePeopleAction((club: string) => peopleApi.refuse(club))
  const ask = usePeopleAction(peopleApi.ask)
  const end = usePeopleAction(peopleApi.end)
  const trouble = decline.error ?? join.error ?? leave.error ?? ask.error ?? end.error
  if (!me || me.tables.length + me.clubs.length + me.friends.length === 0) return null
  const row = (key: string, what: string, yes: (() => void) | string, no: () => void) => (
    <li key={key} className={css.actions}>
      <span className={css.what}>
        <bdi>{what}</bdi>
      </span>
      {typeof yes === 'string' ? (
        <ButtonLink href={yes} variant="filled" aria-label={t('people.lookLabel', { table: what })}>
          {t('people.look')}
        </ButtonLink>
      ) : (
        <Button variant="filled" aria-label={t('people.yesLabel', { what })} onClick={yes}>
          {t('people.yes')}
        </Button>
      )}
      <Button variant="subtle" aria-label={t('people.noLabel', { what })} onClick={no}>
        {t('people.no')}
      </Button>
    </li>
  )
  return (
    <Sheet title={t('people.waiting')} lit>
      <ul className={css.fields}>
        {me.tables.map(({ room, by }) => {
          const table = isolated(room.title) || (gameOf(room.game)?.meta.name[language] ?? room.game)
          const names = nameList(
            by.map(({ name }) => isolated(name)),
            language,
          )
          const what = isPlanned(room)
            ? t('people.toPlanned', { names, table, time: planOf(room.plannedAt!, language) })
            : t('people.toTable', { names, table })
          return row(room.id, what, `/table/${room.id}`, () => decline.mutate([room.id]))
        })}
        {me.clubs.map(({ club, by }) =>
          row(
            club.id,
            t('people.toClub', { name: isolated(by.name), club: isolated(club.name) }),
            () => join.mutate([club.id]),
            () => leave.mutate([club.id]),
          ),
        )}
        {me.friends.map(({ id, name }) =>
          row(
            id,
            t('people.hasAsked', { name: isolated(name) }),
            () => ask.mutate([id]),
            () => end.mutate([id]),
          ),
        )}
      </ul>
      <Trouble of={trouble} />
    </Sheet>
  )
}
