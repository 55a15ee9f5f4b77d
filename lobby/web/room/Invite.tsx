import type { Known } from '../../people.ts'
import type { Me, Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { isolated, nameList } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import { CopyField } from '../design/CopyField.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { peopleApi } from '../people/api.ts'
import { InviteList } from '../people/InviteList.tsx'
import { toTable } from '../people/invitation.ts'
import { LinkToShare } from '../people/LinkToShare.tsx'
import { useInvited, usePeopleAction } from '../people/usePeople.ts'
import css from './OpenRoom.module.css'

/** Whom the link brings here, as this room stands. */
function whomFor({ club, friendsOf, locked, watching }: Room) {
  if (club !== null) return locked ? 'clubLocked' : 'club'
  if (friendsOf !== null) return locked ? 'friendsLocked' : 'friends'
  if (watching === 'none') return locked ? 'lockedPlays' : 'anybodyPlays'
  return locked ? 'locked' : 'anybody'
}

/** The link that brings friends to this table; and those who are invited with a press. */
export function Invite({ room, me }: { room: Room; me: Me }) {
  const t = useT()
  const seated = room.seats.flatMap(({ person }) => person ?? [])
  const isSeated = seated.includes(me.id)
  const { data } = useInvited(room.id, isSeated || room.club !== null)
  const invited = data?.people ?? []
  return (
    <Sheet title={t('room.invite')}>
      <p className={css.help}>{t(`room.inviteHelp.${whomFor(room)}`)}</p>
      <div className={css.link}>
        <CopyField
          value={`${location.origin}/table/${room.id}`}
          label={t('room.link')}
          labelHidden
          button={t('room.copy')}
        />
      </div>
      {room.club !== null && <WholeClub room={room} isSeated={isSeated} invited={invited} />}
      {room.club !== null && <IntoClub room={room.id} />}
      {/* Nobody else may invite there, nor by a name. */}
      {isSeated && (room.friendsOf === null || room.friendsOf === me.id) && (
        <div className={css.invite}>
          <InviteList
            there={seated}
            byName={room.friendsOf === null}
            invited={invited.map(({ id }) => id)}
            invite={whom => peopleApi.invite(room.id, whom)}
          />
        </div>
      )}
    </Sheet>
  )
}

/** At a table of a club: the link that leads others into the club, too. */
function IntoClub({ room }: { room: string }) {
  const t = useT()
  const make = usePeopleAction(peopleApi.makeTableLink)
  return (
    <div className={css.invite}>
      {make.data ? (
        <LinkToShare value={toTable(room, make.data.token)} label={t('room.clubLink')} />
      ) : (
        <>
          <p className={css.help}>{t('room.clubLinkHelp')}</p>
          <Button loading={make.isPending} onClick={() => make.mutate([room])}>
            {t('room.clubLinkMake')}
          </Button>
        </>
      )}
      <Trouble of={make.error} />
    </div>
  )
}

interface WholeClubProps {
  room: Room
  isSeated: boolean
  invited: readonly Known[]
}

/** At a table of a club: who of it is invited, and all of it with a press. */
function WholeClub({ room, isSeated, invited }: WholeClubProps) {
  const t = useT()
  const { language } = useSettings()
  const all = usePeopleAction((id: string) => peopleApi.invite(id, { club: true }))
  const names = nameList(
    invited.map(({ name }) => isolated(name)),
    language,
  )
  return (
    <div className={css.invite}>
      {isSeated && (
        <Button loading={all.isPending} onClick={() => all.mutate([room.id])}>
          {t('room.inviteClub')}
        </Button>
      )}
      <p role="status" className={css.help}>
        {invited.length > 0 ? t('room.invited', { names }) : all.isSuccess && t('room.invitedNobody')}
      </p>
      <Trouble of={all.error} />
    </div>
  )
}
