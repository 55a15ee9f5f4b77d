import { TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from './OpenRoom.module.css'

/** The link that brings friends to this table. */
export function Invite({ room }: { room: Room }) {
  const t = useT()
  const clipboard = useClipboard({ timeout: 2500 })
  const link = `${location.origin}/table/${room.id}`
  return (
    <Sheet title={t('room.invite')}>
      <p className={css.help}>{t('room.inviteHelp')}</p>
      <div className={css.link}>
        <TextInput
          aria-label={t('room.link')}
          readOnly
          value={link}
          onFocus={event => event.currentTarget.select()}
        />
        <Button onClick={() => clipboard.copy(link)} aria-live="polite">
          {t(clipboard.copied ? 'room.copied' : 'room.copy')}
        </Button>
      </div>
    </Sheet>
  )
}
