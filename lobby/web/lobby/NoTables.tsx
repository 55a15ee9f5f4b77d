import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import css from './NoTables.module.css'
import type { Reader } from './rows.ts'

/** Whether nobody else is there. Others may be, where no table is open: at planned ones, and at the reader's own. */
export const isAlone = (rooms: readonly Room[] | undefined, { me }: Reader): boolean =>
  !rooms?.some(({ seats }) => seats.some(({ person }) => person !== null && person !== me?.id))

/** In place of tables of others: what one can do. */
export function NoTables({ isAlone }: { isAlone: boolean }) {
  const t = useT()
  return (
    <div className={css.empty}>
      <p className={css.title}>{t(isAlone ? 'lobby.emptyTitle' : 'lobby.emptyNow')}</p>
      <ol>
        <li>{t('lobby.emptyOne')}</li>
        <li>{t('lobby.emptyTwo')}</li>
        <li>{t('lobby.emptyThree')}</li>
      </ol>
    </div>
  )
}
