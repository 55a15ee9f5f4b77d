import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import css from './file.module.css'

/** What binds the server to how it shuffles, for whoever wants to know. */
export function Commitment({ room: { commitment } }: { room: Pick<Room, 'commitment'> }) {
  const t = useT()
  if (commitment === null) return null
  return (
    <details className={css.commitment}>
      <summary>{t('file.commitment')}</summary>
      <p className={css.help}>{t('file.commitmentHelp')}</p>
      <code>{commitment}</code>
    </details>
  )
}
