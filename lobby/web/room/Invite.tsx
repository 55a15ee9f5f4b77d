import type { Me, Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { CopyField } from '../design/CopyField.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { peopleApi } from '../people/api.ts'
import { InviteList } from '../people/InviteList.tsx'
import { useInvited } from '../people/usePeople.ts'
import css from './OpenRoom.module.css'

/** The link that brings friends to this table; and those who are invited with a press. */
export function Invite({ room, me }: { room: Room; me: Me }) {
  const t = useT()
  const seated = room.seats.flatMap(({ person }) => person ?? [])
  const isSeated = seated.includes(me.id)
  const { data } = useInvited(room.id, isSeated)
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
      {isSeated && (
        <div className={css.invite}>
          <InviteList
            there={seated}
            invited={data?.people ?? []}
            invite={whom => peopleApi.invite(room.id, whom)}
          />
        </div>
      )}
    </Sheet>
  )
}
