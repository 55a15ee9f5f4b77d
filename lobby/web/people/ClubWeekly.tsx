import { Link } from 'wouter'
import type { Weekly } from '../../people.ts'
import type { Room } from '../../protocol.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { Moment } from '../design/Moment.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { peopleApi } from './api.ts'
import { usePeopleAction } from './usePeople.ts'

interface ClubWeeklyProps {
  club: string
  weekly: readonly Weekly[]
  /** A table that was moved starts when it says itself. */
  planned: readonly Room[]
  isHost: boolean
  me: string
}

/** The tables of a club that come again every week; nothing where there are none. */
export function ClubWeekly({ club, weekly, planned, isHost, me }: ClubWeeklyProps) {
  const t = useT()
  const { language } = useSettings()
  const stop = usePeopleAction((id: string) => peopleApi.stopWeekly(club, id))
  if (weekly.length === 0) return null
  return (
    <Sheet title={t('club.weekly')}>
      <ul className={css.fields}>
        {weekly.map(({ id, room, game, title, at, by }) => {
          const name = gameOf(game)?.meta.name[language] ?? game
          const table = title ? `${isolated(title)} (${name})` : name
          const start = planned.find(one => one.id === room)?.plannedAt ?? at
          return (
            <li key={id} className={css.fields}>
              <p>
                <Link href={`/table/${room}`}>{table}</Link>
              </p>
              <p>
                <Moment at={start} as="plan" words={time => t('club.weeklyNext', { time })} />
                {by && ` · ${t('club.weeklyBy', { name: isolated(by.name) })}`}
              </p>
              {(isHost || by?.id === me) && (
                <div className={css.actions}>
                  <Button
                    variant="subtle"
                    loading={stop.isPending}
                    aria-label={t('club.weeklyStopLabel', { table })}
                    onClick={() => stop.mutate([id])}
                  >
                    {t('club.weeklyStop')}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Trouble of={stop.error} />
    </Sheet>
  )
}
