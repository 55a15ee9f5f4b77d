import { peopleAt, type Told } from './notice.ts'
/** What there is to tell of a table, and whether it still is when it is told. */

import { DateTime } from 'luxon'
import { asksOf, type Language, questionLine, readerOf, type SeatId } from '../../../games/kit/index.ts'
import { seatId, seatOf } from '../seating.ts'
import type { Notice, NoticeKind } from '../storage/notifications.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Table } from '../table.ts'
import { remindOf, tellOf, untilOf, votedOn } from '../time/deadlines.ts'
import { isPaused, standsAt } from '../time/pauses.ts'
import { asksFor } from './consent.ts'
import { momentIn, planWords } from './planned.ts'
import { WORDS } from './words.ts'

/** Notes down whom to tell what by now. Whoever has the table in sight need not be told that they are asked. */
export async function note(table: Table, now: number): Promise<void> {
  const { record, services } = table
  const { notifications } = services.store
  const found: Notice[] = []
  const add = (seat: SeatId, kind: NoticeKind, ask: number) => {
    if (standsAt(record, seat, now)) return
    for (const person of peopleAt(record, Number(seat)))
      found.push({ person, room: record.id, seat, kind, ask, at: now })
  }
  for (const [seat, { asks }] of Object.entries(record.asked)) {
    const until = untilOf(record, seat)
    const isDue = (moment: number | null) => until !== null && moment !== null && moment <= now
    const isThere = table.presence.online(record, Number(seat)) === true
    if (isDue(until)) add(seat, 'late', asks[0]!)
    else if (isDue(remindOf(record, seat))) add(seat, 'remind', asks[0]!)
    else if (isDue(tellOf(record, seat)) && !isThere) add(seat, 'asked', asks[0]!)
  }
  const [about] = votedOn(record)
  if (about !== undefined)
    for (const seat of votersAt(record)) add(seat, 'vote', record.asked[about]!.asks[0]!)
  const tellable = await notifications.tellable([...new Set(found.map(({ person }) => person))])
  for (const notice of found) if (tellable.includes(notice.person)) await notifications.addNotice(notice)
}

const votersAt = (room: RoomRecord): SeatId[] =>
  room.seats.flatMap(({ bot }, seat) =>
    bot !== null || votedOn(room).includes(seatId(seat)) ? [] : [seatId(seat)],
  )

/** That somebody is invited, as long as they are, and are not there yet. */
async function invitation(
  table: Table,
  person: string,
  language: Language,
  zone: string,
): Promise<Told | undefined> {
  const { record, game, services } = table
  const found = (await services.store.friends.invitations(person)).find(({ room }) => room === record.id)
  if (!found || record.status === 'finished' || seatOf(record, person) !== undefined) return undefined
  const title = record.title || game.meta.name[language]
  const { plannedAt, status } = record
  const when = status === 'open' && plannedAt !== null ? momentIn(plannedAt, language, zone) : null
  const line = WORDS[language].invited(title, found.by.name, when)
  return { room: record.id, title, line, isAnswered: false }
}

/** What is told to a person of a table; undefined where it is over. */
export async function wordsFor(
  table: Table,
  notice: Notice,
  language: Language,
  zone: string,
): Promise<Told | undefined> {
  const { seat, kind, ask, person } = notice
  const { record, game, services } = table
  if (kind === 'invited') return invitation(table, person, language, zone)
  if (!peopleAt(record, Number(seat)).includes(person)) return undefined
  if (kind === 'soon' || kind === 'ahead' || kind === 'moved') return planWords(table, notice, language, zone)
  if (kind !== 'mention' && record.status !== 'playing') return undefined
  const title = record.title || game.meta.name[language]
  if (kind === 'mention') {
    const isRead = (await services.store.keeps.heard(record.id, person)) >= ask
    return isRead
      ? undefined
      : { room: record.id, title, line: WORDS[language].called(title), isAnswered: false }
  }
  if (kind === 'takeBack' || kind === 'end' || kind === 'pause') {
    const by = asksFor(record, kind, ask, seat)
    if (by === undefined) return undefined
    const line = WORDS[language][kind](title, record.seats[Number(by)]!.name)
    return { room: record.id, title, line, isAnswered: false }
  }
  if (kind === 'resumed') {
    if (isPaused(record, Date.now())) return undefined
    return { room: record.id, title, line: WORDS[language].resumed(title), isAnswered: false }
  }
  if (standsAt(record, seat, Date.now())) return undefined
  const say = WORDS[language].line[kind]
  if (kind === 'vote') {
    const isOpen = votedOn(record).some(one => record.asked[one]!.asks[0] === ask)
    return isOpen ? { room: record.id, title, line: say(title, '', ''), isAnswered: false } : undefined
  }
  if (kind === 'late' && record.seats[Number(seat)]!.bot !== null)
    return { room: record.id, title, line: WORDS[language].standIn(title), isAnswered: false }
  const asked = record.asked[seat]
  const until = untilOf(record, seat)
  if (asked?.asks[0] !== ask || until === null) return undefined
  const { G } = (await table.play()).state
  const question = G.asks.find(one => one.id === ask)
  const names = (one: SeatId) => record.seats[Number(one)]?.name || `#${Number(one) + 1}`
  const what = question ? readerOf(game.text, language, names).read(questionLine(question)) : ''
  const ends = DateTime.fromMillis(until, { zone, locale: language }).toFormat('ccc d LLL, HH:mm')
  const isAnswered = !asksOf(G, seat).some(({ required }) => required)
  return { room: record.id, title, line: say(title, what, ends), isAnswered }
}
