import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { CopyField } from '../design/CopyField.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from './OpenRoom.module.css'

/** The link that brings friends to this table. */
export function Invite({ room }: { room: Room }) {
  const t = useT()
  return (
    <Sheet title={t('room.invite')}>
      <p className={css.help}>{t('room.inviteHelp')}</p>
      <div className={css.link}>
        <CopyField
          value={`${location.origin}/table/${room.id}`}
          label={t('room.link')}
          labelHidden
          button={t('room.copy')}
        />
      </div>
    </Sheet>
  )
}
