import { type ReactNode, useId } from 'react'
import { isClock, type Timing } from '../../pace.ts'
import type { Room } from '../../protocol.ts'
import { gameOf } from '../app/games.ts'
import { secondsInWords, timeInWords } from '../app/hours.ts'
import { type T, useT } from '../app/i18n.ts'
import { isFree, isolated, nameList, seatName } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import { ButtonLink } from '../design/Button.tsx'
import { Moment } from '../design/Moment.tsx'
import { SeatMark } from '../design/SeatMark.tsx'
import {
  freeSeats,
  isClosed,
  isHostHere,
  isOffering,
  isPlanned,
  newMoves,
  type Reader,
  seatOf,
  waitsFor,
} from './rows.ts'
import css from './TableRow.module.css'

export function TableRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>
}

interface TableRowProps {
  room: Room
  reader: Reader
  /** In a narrow list: without those who sit there. */
  isBrief?: boolean
}

/** One table in a list: what is played, who sits there, how it stands, and the way in. */
export function TableRow({ room, reader, isBrief }: TableRowProps) {
  const t = useT()
  const { language } = useSettings()
  const game = gameOf(room.game)?.meta.name[language] ?? room.game
  const title = isolated(room.title) || game
  const urgent = waitsFor(room, reader)
  const fresh = newMoves(room, reader)
  const mine = seatOf(room, reader)
  const state = useId()
  const unheard = reader.unheard[room.id] ?? 0
  return (
    <li
      className={css.row}
      data-game={room.game}
      data-urgent={urgent || undefined}
      data-brief={isBrief || undefined}
    >
      <div className={css.what}>
        <span className={css.title}>{title}</span>
        {title !== game && <span className={css.game}>{game}</span>}
      </div>
      {!isBrief && (
        <ul className={css.seats} aria-label={t('room.seats')}>
          {room.seats.map(seat => (
            <li key={seat.seat} className={css.seat}>
              <SeatMark seat={seat.seat} size={14} hollow={isFree(seat)} />
              <span>{seatName(seat, t)}</span>
            </li>
          ))}
        </ul>
      )}
      <div id={state} className={css.state}>
        {room.status === 'finished' ? (
          <Moment at={room.updatedAt} words={time => t('lobby.row.ended', { time })} />
        ) : (
          <span>{stateOf(room, reader, language, t)}</span>
        )}
        {room.status === 'playing' && room.startedAt !== null && (
          <Moment at={room.startedAt} className={css.since} words={time => t('table.since', { time })} />
        )}
        {isPlanned(room) && (
          <Moment
            at={room.plannedAt!}
            as="plan"
            className={css.planned}
            words={time => t(room.plannedAt! > Date.now() ? 'plan.row' : 'plan.rowWas', { time })}
          />
        )}
        {room.status === 'open' && room.pace && <span>{paceInWords(room.pace, t)}</span>}
        {urgent && mine?.until != null && (
          <Moment
            at={mine.until}
            as="minute"
            words={time => t(mine.until! > Date.now() ? 'time.mine' : 'time.theirsLate', { time })}
          />
        )}
        {isOffering(room) && <span>{t('time.offered')}</span>}
        {fresh > 0 && <span className={css.fresh}>{t('lobby.row.fresh', { count: fresh })}</span>}
        {unheard > 0 && <span className={css.fresh}>{t('people.unheard', { count: unheard })}</span>}
        {room.club !== null && <span>{t('people.ofClub')}</span>}
        {room.friendsOf !== null && <span>{t('people.ofFriends')}</span>}
        {room.status === 'open' && !isPlanned(room) && mine?.person !== room.host && !isHostHere(room) && (
          <span>{t('lobby.row.hostAway')}</span>
        )}
        {room.agreedEnd && <span>{t(`together.row.${room.agreedEnd}`)}</span>}
        {room.rated && <span>{t('rating.row')}</span>}
        {room.locked && room.status === 'open' && <span>{t('lobby.row.locked')}</span>}
        {room.watching === 'none' && room.status !== 'finished' && <span>{t('watching.row')}</span>}
        {room.spectators > 0 && <span>{t('lobby.row.spectators', { count: room.spectators })}</span>}
      </div>
      {!isClosed(room, reader) && (
        <ButtonLink
          href={`/table/${room.id}`}
          variant={urgent ? 'filled' : 'default'}
          className={css.way}
          aria-describedby={state}
          aria-label={`${wayIn(room, reader, t)}: ${title}`}
        >
          {wayIn(room, reader, t)}
        </ButtonLink>
      )}
    </li>
  )
}

const paceInWords = (pace: Timing, t: T): string =>
  isClock(pace)
    ? t('time.rowClock', { time: secondsInWords(pace.bank, t) })
    : t('time.row', { time: timeInWords(pace.hours, t) })

function stateOf(room: Room, reader: Reader, language: string, t: T): string {
  if (room.status === 'open') {
    const count = freeSeats(room).length
    return count > 0 ? t('lobby.row.free', { count }) : t('lobby.row.full')
  }
  if (room.pause) return t('lobby.row.paused')
  if (waitsFor(room, reader)) return t('lobby.row.waitingYou')
  const names = room.seats.filter(({ seat }) => room.waitingFor.includes(seat)).map(seat => seatName(seat, t))
  if (names.length === 0) return t('lobby.row.playing')
  return t('lobby.row.waitingOthers', { names: nameList(names, language) })
}

function wayIn(room: Room, reader: Reader, t: T): string {
  const seated = seatOf(room, reader) !== undefined
  if (room.status === 'finished') return t('lobby.row.result')
  if (seated) return room.status === 'open' ? t('lobby.row.open') : t('lobby.row.goOn')
  if (isOffering(room)) return t('time.take')
  return room.status === 'open' && freeSeats(room).length > 0 ? t('lobby.row.join') : t('lobby.row.watch')
}
