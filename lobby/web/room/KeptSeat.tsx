import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Invited, Known } from '../../people.ts'
import type { Me, Room } from '../../protocol.ts'
import { OneField } from '../account/ComeBack.tsx'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { useClub } from '../people/useClub.ts'
import { PEOPLE, useFriends } from '../people/usePeople.ts'
import { keepSeat, letGo, useKept } from './kept.ts'
import css from './OpenRoom.module.css'
import dialogs from './SitButton.module.css'
import { SitButton } from './SitButton.tsx'

interface SeatProps {
  room: Room
  seat: string
}

/** For whom a seat is kept, as far as the reader may know. */
export function KeptName({ room, seat }: SeatProps) {
  const t = useT()
  const kept = useKept(room).data?.seats.find(one => one.seat === seat)
  if (!kept) return t('club.kept.somebody')
  return kept.isMine ? t('club.kept.mine') : t('club.kept.forName', { name: isolated(kept.name) })
}

/** What can be done with a seat that is kept: whoever it is kept for sits down, and they or the host let it go. */
export function KeptActs({ room, seat, me }: SeatProps & { me: Me }) {
  const t = useT()
  const kept = useKept(room).data?.seats.find(one => one.seat === seat)
  const release = useRoomAction(() => letGo(room.id, seat))
  if (!kept) return null
  const number = Number(seat) + 1
  return (
    <>
      {kept.isMine && <SitButton room={room} seat={seat} />}
      {(kept.isMine || room.host === me.id) && (
        <Button
          variant="subtle"
          aria-label={t('club.kept.letGoLabel', { number })}
          loading={release.isPending}
          onClick={() => release.mutate([])}
        >
          {t('club.kept.letGo')}
        </Button>
      )}
      <Trouble of={release.error} />
    </>
  )
}

/** The host keeps a free seat for somebody. */
export function KeepSeat({ room, seat }: SeatProps) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const number = Number(seat) + 1
  const client = useQueryClient()
  const keep = useRoomAction(async (whom: Invited) => {
    const now = await keepSeat(room.id, seat, whom)
    // They are invited with it.
    void client.invalidateQueries({ queryKey: PEOPLE })
    return now
  })
  return (
    <>
      <Button
        variant="subtle"
        aria-label={t('club.kept.keepLabel', { number })}
        onClick={() => dialog.current?.showModal()}
      >
        {t('club.kept.keep')}
      </Button>
      <dialog ref={dialog} className={dialogs.dialog} aria-labelledby={heading}>
        <div className={dialogs.form}>
          <h2 id={heading}>{t('club.kept.title', { number })}</h2>
          <p className={css.help}>{t('club.kept.help')}</p>
          {room.club === null ? (
            <Friends room={room} keep={person => keep.mutate([{ person }])} />
          ) : (
            <Members room={room} club={room.club} keep={person => keep.mutate([{ person }])} />
          )}
          {room.friendsOf === null && (
            <OneField
              label={t('club.kept.byName')}
              help={t('club.kept.byNameHelp')}
              button={t('club.kept.keepByName')}
              isBusy={keep.isPending}
              onSubmit={name => keep.mutate([{ name }])}
            />
          )}
          <Trouble of={keep.error} />
          <div className={dialogs.actions}>
            <Button variant="subtle" onClick={() => dialog.current?.close()}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  )
}

interface PeopleProps {
  room: Room
  keep(person: string): void
}

function Friends({ room, keep }: PeopleProps) {
  return <People room={room} of={useFriends().data?.friends ?? []} keep={keep} />
}

function Members({ room, club, keep }: PeopleProps & { club: string }) {
  const members = useClub(club, true).data?.members ?? []
  return <People room={room} of={members.filter(({ role }) => role !== 'invited')} keep={keep} />
}

/** Those who do not sit at the table yet. */
function People({ room, of, keep }: PeopleProps & { of: readonly Known[] }) {
  const t = useT()
  const others = of.filter(({ id }) => room.seats.every(({ person }) => person !== id))
  if (others.length === 0) return null
  return (
    <ul className={css.buttons}>
      {others.map(({ id, name }) => (
        <li key={id}>
          <Button aria-label={t('club.kept.keepFor', { name: isolated(name) })} onClick={() => keep(id)}>
            <bdi>{name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
