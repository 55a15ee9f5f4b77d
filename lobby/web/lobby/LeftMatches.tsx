import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { RoomPage } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { MINE } from '../app/queries.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { Moment } from '../design/Moment.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import fields from './fields.module.css'

/** Running matches that everybody has left, of the reader, too: whoever sat there may have them back. */
export function LeftMatches({ left }: { left: NonNullable<RoomPage['left']> }) {
  const t = useT()
  const { language } = useSettings()
  const client = useQueryClient()
  const [, go] = useLocation()
  const back = useRoomAction(async (id: string, seat: string) => {
    const room = await api.sit(id, seat)
    void client.invalidateQueries({ queryKey: MINE })
    go(`/table/${id}`)
    return room
  })
  return (
    <Sheet title={t('lobby.left.title')} aside={t('lobby.left.lead')}>
      <ul className={fields.fields}>
        {left.map(({ room: { id, game, title, startedAt }, seat }) => {
          const name = gameOf(game)?.meta.name[language] ?? game
          const table = title ? `${isolated(title)} (${name})` : name
          return (
            <li key={id} className={fields.actions}>
              <span className={fields.what}>
                {table}
                {startedAt !== null && (
                  <Moment at={startedAt} className={fields.note} words={time => t('table.since', { time })} />
                )}
              </span>
              <Button
                aria-label={t('lobby.left.backTo', { table })}
                disabled={back.isPending}
                onClick={() => back.mutate([id, seat])}
              >
                {t('lobby.left.back')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Trouble of={back.error} />
    </Sheet>
  )
}
