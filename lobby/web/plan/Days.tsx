import groupBy from 'lodash/groupBy.js'
import type { Room } from '../../protocol.ts'
import { dayName } from '../app/moments.ts'
import { useSettings } from '../app/settings.ts'
import type { Reader } from '../lobby/rows.ts'
import { TableRow, TableRows } from '../lobby/TableRow.tsx'
import css from './plan.module.css'

/** Planned tables day by day, as the reader's calendar has them; the soonest first, as they are given. */
export function Days({ rooms, reader }: { rooms: readonly Room[]; reader: Reader }) {
  const { language } = useSettings()
  const days = groupBy(rooms, ({ plannedAt }) => dayName(plannedAt!, language))
  return (
    <>
      {Object.entries(days).map(([day, tables]) => (
        <section key={day} aria-label={day}>
          <h3 className={css.day}>{day}</h3>
          <TableRows>
            {tables.map(room => (
              <TableRow key={room.id} room={room} reader={reader} />
            ))}
          </TableRows>
        </section>
      ))}
    </>
  )
}
