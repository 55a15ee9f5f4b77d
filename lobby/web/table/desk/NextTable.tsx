import { gameOf } from '../../app/games.ts'
import { useT } from '../../app/i18n.ts'
import { isolated } from '../../app/names.ts'
import { useMe, useMyRooms } from '../../app/queries.ts'
import { useSettings } from '../../app/settings.ts'
import { ButtonLink } from '../../design/Button.tsx'
import { nextTable, readerOf } from '../../lobby/rows.ts'
import { useHere } from '../TableContext.ts'

/** Other tables are asked about so often, in milliseconds. */
const EVERY = 30_000

/** Leads in one press to the next table that waits for the reader. */
export function NextTable() {
  const t = useT()
  const { language } = useSettings()
  const { room } = useHere()
  const { data: me } = useMe()
  const { data: mine } = useMyRooms(me !== undefined, EVERY)
  const reader = readerOf(me, mine)
  const next = nextTable(mine?.rooms ?? [], room.id, reader)
  if (!next) return null
  const title = isolated(next.title) || gameOf(next.game)?.meta.name[language] || next.game
  return <ButtonLink href={`/table/${next.id}`}>{t('time.next', { title })}</ButtonLink>
}
