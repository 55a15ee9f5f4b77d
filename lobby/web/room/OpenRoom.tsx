import { lazy, Suspense, useCallback } from 'react'
import { Link } from 'wouter'
import type { Me, Room } from '../../protocol.ts'
import type { Trouble } from '../app/api.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { useModule, useReader } from '../app/useModule.ts'
import { Emblem } from '../design/Emblem.tsx'
import { Alert } from '../design/Trouble.tsx'
import { Commitment } from '../file/Commitment.tsx'
import { useNoted } from '../file/noted.ts'
import { Invite } from './Invite.tsx'
import { NextStep } from './NextStep.tsx'
import css from './OpenRoom.module.css'
import { RoomOptions } from './RoomOptions.tsx'
import { RoomPace } from './RoomPace.tsx'
import { RoomPlan } from './RoomPlan.tsx'
import { SeatList } from './SeatList.tsx'

const RoomTalk = lazy(() => import('./RoomTalk.tsx'))

interface OpenRoomProps {
  room: Room
  me: Me
  claimTrouble?: Trouble
}

/** A room before the start: who sits where, what will be played, and the next thing to do. */
export function OpenRoom({ room, me, claimTrouble }: OpenRoomProps) {
  const t = useT()
  useNoted(room)
  const { language } = useSettings()
  const entry = gameOf(room.game)
  const module = useModule(room.game)
  const names = useCallback((seat: string) => t('room.seat', { number: Number(seat) + 1 }), [t])
  const reader = useReader(module, names)
  const game = entry?.meta.name[language] ?? room.game
  const title = isolated(room.title) || game
  const isHost = room.host === me.id
  return (
    <Shell title={title}>
      <div className={css.room} data-game={room.game}>
        <header className={css.head}>
          <Emblem game={room.game} className={css.emblem} />
          <div>
            <h1>{title}</h1>
            <p className={css.lead}>
              <span className={css.game}>{game}</span>
              {room.friendsOf !== null ? (
                <span>{t('people.ofFriends')}</span>
              ) : room.club === null ? (
                <span>{t(room.listed ? 'room.listed' : 'room.unlisted')}</span>
              ) : (
                <Link href={`/club/${room.club}`}>{t('people.ofClub')}</Link>
              )}
              {room.rated && <span>{t('rating.row')}</span>}
              {room.locked && <span>{t('room.passwordSet')}</span>}
            </p>
          </div>
        </header>
        <Alert>{claimTrouble && t(`problem.${claimTrouble}`)}</Alert>
        {entry && <NextStep room={room} me={me} meta={entry.meta} />}
        <div className={css.columns}>
          <div className={css.side}>
            {entry && <SeatList room={room} me={me} meta={entry.meta} reader={reader} />}
            <Suspense>
              <RoomTalk room={room} me={me} />
            </Suspense>
          </div>
          <div className={css.side}>
            <RoomPlan room={room} isHost={isHost} />
            <Invite room={room} me={me} />
            <RoomPace room={room} isHost={isHost} />
            {module && reader && (
              <RoomOptions room={room} meta={module.meta} module={module} reader={reader} isHost={isHost} />
            )}
          </div>
        </div>
        <Commitment room={room} />
        <p>
          <Link href="/">{t('room.leave')}</Link>
        </p>
      </div>
    </Shell>
  )
}
