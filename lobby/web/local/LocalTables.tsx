import { useQuery } from '@tanstack/react-query'
import type { LocalRecord } from '../../local/records.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { useSettings } from '../app/settings.ts'
import { ButtonLink } from '../design/Button.tsx'
import { Moment } from '../design/Moment.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from '../lobby/TableRow.module.css'
import { TableRows } from '../lobby/TableRow.tsx'
import { browserStore } from './database.ts'
import { localPath } from './mark.ts'

/** So many of those that are over are listed. */
const FINISHED_SHOWN = 2

/** The tables of this device; nothing where there are none. */
export default function LocalTables() {
  const t = useT()
  const { data = [] } = useQuery({ queryKey: ['local'], queryFn: browserStore.tables, staleTime: 0 })
  const running = data.filter(({ winners }) => winners === null)
  const over = data.filter(({ winners }) => winners !== null).slice(0, FINISHED_SHOWN)
  if (data.length === 0) return null
  return (
    <Sheet title={t('device.mine')}>
      <TableRows>
        {[...running, ...over].map(record => (
          <Row key={record.id} record={record} />
        ))}
      </TableRows>
    </Sheet>
  )
}

function Row({ record }: { record: LocalRecord }) {
  const t = useT()
  const { language } = useSettings()
  const { id, game, seats, waitingFor, winners, updatedAt } = record
  const name = gameOf(game)?.meta.name[language] ?? game
  const isMine = winners === null && waitingFor.some(seat => seats[Number(seat)] === null)
  const way = t(winners ? 'lobby.row.result' : 'lobby.row.goOn')
  return (
    <li className={css.row} data-game={game} data-urgent={isMine || undefined}>
      <div className={css.what}>
        <span className={css.title}>{name}</span>
      </div>
      <div className={css.seats}>{t('device.seats', { count: seats.length })}</div>
      <div className={css.state}>
        {winners ? (
          <Moment at={updatedAt} words={time => t('lobby.row.ended', { time })} />
        ) : (
          <span>{t(isMine ? 'device.yourTurn' : 'device.bots')}</span>
        )}
      </div>
      <ButtonLink href={localPath(id)} className={css.way} aria-label={`${way}: ${name}`}>
        {way}
      </ButtonLink>
    </li>
  )
}
