import { NativeSelect } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { GameMeta } from '../../../games/kit/module.ts'
import type { TextReader } from '../../../games/kit/text.ts'
import type { Me, Room, RoomSeat } from '../../protocol.ts'
import { api } from '../app/api.ts'
import { botName } from '../app/bots.ts'
import { useT, withWords } from '../app/i18n.ts'
import { isFree, seatName } from '../app/names.ts'
import { useRoomAction } from '../app/roomQueries.ts'
import { Button } from '../design/Button.tsx'
import { SeatMark } from '../design/SeatMark.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Trouble } from '../design/Trouble.tsx'
import css from './OpenRoom.module.css'
import { SitButton } from './SitButton.tsx'

const kept = withWords('club', () => import('./KeptSeat.tsx'))
const KeptName = lazy(async () => ({ default: (await kept()).KeptName }))
const KeptActs = lazy(async () => ({ default: (await kept()).KeptActs }))
const KeepSeat = lazy(async () => ({ default: (await kept()).KeepSeat }))

interface SeatListProps {
  room: Room
  me: Me
  meta: GameMeta
  reader: TextReader | undefined
}

/** The seats of a room: sit and stand, and for the host bots and removing people. */
export function SeatList({ room, me, meta, reader }: SeatListProps) {
  const t = useT()
  const stand = useRoomAction((seat: string) => api.stand(room.id, seat))
  const bot = useRoomAction((seat: string, name: string) => api.bot(room.id, seat, name))
  const unbot = useRoomAction((seat: string) => api.unbot(room.id, seat))
  const isHost = room.host === me.id
  const trouble = stand.error ?? bot.error ?? unbot.error
  return (
    <Sheet title={t('room.seats')}>
      <ul className={css.seats}>
        {room.seats.map(seat => (
          <Seat
            key={seat.seat}
            room={room}
            seat={seat}
            me={me}
            mine={seat.person === me.id}
            isHost={isHost}
            bots={meta.bots.map(name => ({ value: name, label: botName(name, reader, t) }))}
            onStand={() => stand.mutate([seat.seat])}
            onBot={name => bot.mutate([seat.seat, name])}
            onUnbot={() => unbot.mutate([seat.seat])}
          />
        ))}
      </ul>
      <Trouble of={trouble} />
    </Sheet>
  )
}

interface SeatProps {
  room: Room
  seat: RoomSeat
  me: Me
  mine: boolean
  isHost: boolean
  bots: { value: string; label: string }[]
  onStand(): void
  onBot(name: string): void
  onUnbot(): void
}

function Seat({ room, seat, me, mine, isHost, bots, onStand, onBot, onUnbot }: SeatProps) {
  const t = useT()
  const number = Number(seat.seat) + 1
  const free = isFree(seat)
  const name = seatName(seat, t)
  const strength = bots.find(({ value }) => value === seat.bot)?.label
  return (
    <li className={css.seat} data-free={free || undefined}>
      <SeatMark seat={seat.seat} size={24} hollow={free} />
      <div className={css.who}>
        <span className={css.name}>
          {seat.person !== null ? (
            <Link href={`/person/${seat.person}`}>{name}</Link>
          ) : seat.kept ? (
            <Suspense>
              <KeptName room={room} seat={seat.seat} />
            </Suspense>
          ) : (
            name
          )}
        </span>
        <span className={css.notes}>
          <span>{t('room.seat', { number })}</span>
          {mine && <span>{t('room.you')}</span>}
          {seat.person !== null && seat.person === room.host && <span>{t('room.host')}</span>}
          {seat.bot !== null && <span>{strength ? `${t('room.bot')}: ${strength}` : t('room.bot')}</span>}
          {seat.person !== null && seat.person !== room.host && !room.startsByItself && (
            <span className={seat.ready ? css.good : undefined}>
              {seat.ready ? `✓ ${t('room.ready')}` : t('room.notReady')}
            </span>
          )}
          {seat.person !== null && seat.online === false && !mine && <span>{t('room.offline')}</span>}
        </span>
      </div>
      <div className={css.buttons}>
        {free && !seat.kept && <SitButton room={room} seat={seat.seat} />}
        <Suspense>
          {seat.kept && <KeptActs room={room} seat={seat.seat} me={me} />}
          {isHost && free && !seat.kept && <KeepSeat room={room} seat={seat.seat} />}
        </Suspense>
        {isHost && free && !seat.kept && bots.length > 0 && (
          <NativeSelect
            aria-label={t('room.addBotLabel', { number })}
            value=""
            data={[{ value: '', label: t('room.addBotChoose') }, ...bots]}
            onChange={event => event.currentTarget.value && onBot(event.currentTarget.value)}
          />
        )}
        {isHost && seat.bot !== null && (
          <>
            {bots.length > 1 && (
              <NativeSelect
                aria-label={t('room.addBotLabel', { number })}
                value={seat.bot}
                data={bots}
                onChange={event => onBot(event.currentTarget.value)}
              />
            )}
            <Button variant="subtle" aria-label={t('room.removeBotLabel', { number })} onClick={onUnbot}>
              {t('room.kick')}
            </Button>
          </>
        )}
        {mine && (
          <Button variant="subtle" onClick={onStand}>
            {t('room.stand')}
          </Button>
        )}
        {isHost && !mine && seat.person !== null && (
          <Button variant="subtle" aria-label={t('room.kickLabel', { number, name })} onClick={onStand}>
            {t('room.kick')}
          </Button>
        )}
      </div>
    </li>
  )
}
