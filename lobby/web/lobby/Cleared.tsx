import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RoomPage } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { MINE } from '../app/queries.ts'
import { useSettings } from '../app/settings.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Moment } from '../design/Moment.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import fields from './fields.module.css'

const withoutCleared = ({ cleared: _, ...page }: RoomPage): RoomPage => page

/** Open tables of the reader that nobody came to, and that are no more: each is told until the reader has read of it. */
export function Cleared({ tables }: { tables: NonNullable<RoomPage['cleared']> }) {
  const t = useT()
  const { language } = useSettings()
  const client = useQueryClient()
  const read = useMutation({
    mutationFn: () => api.readCleared(Math.max(...tables.map(({ at }) => at))),
    onSuccess: () => client.setQueryData<RoomPage>(MINE, page => page && withoutCleared(page)),
    networkMode: 'always',
  })
  if (tables.length === 0) return null
  return (
    <Sheet title={t('cleared.title')}>
      <ul className={fields.fields}>
        {tables.map(({ room, game, title, at }) => {
          const name = gameOf(game)?.meta.name[language] ?? game
          return (
            <li key={room} className={fields.actions}>
              <Moment
                at={at}
                words={time => t('cleared.table', { table: isolated(title) || name, time })}
                className={fields.what}
              />
              {gameOf(game) && (
                <ButtonLink href={`/new/${game}`} aria-label={t('cleared.againAt', { game: name })}>
                  {t('cleared.again')}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ul>
      <div className={fields.actions}>
        <Button variant="subtle" loading={read.isPending} onClick={() => read.mutate()}>
          {t('cleared.read')}
        </Button>
      </div>
      <Trouble of={read.error} />
    </Sheet>
  )
}
