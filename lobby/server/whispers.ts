/** Private talk at a table: of two persons, stored apart from the match, read by nobody else, wherever they sit. */
import type { GameModule, SeatId } from '../../games/kit/index.ts'
import type { Whisper } from '../protocol.ts'
import { Refused } from './problem.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { type Said, wordsOf } from './talk.ts'

const SHOWN = 200
/** Another process says only that there is something new. */
const NEW_AT_MOST = 20

/** Refuses private talk where the rules of the game want all to hear what is said. */
export function checkTalk({ meta }: GameModule, privateTalk: boolean): void {
  if (privateTalk && meta.openTalk) throw new Refused('noPrivateTalk')
}

const personOn = (record: Readonly<RoomRecord>, seat: SeatId) => {
  const { person, name } = record.seats[Number(seat)] ?? {}
  return person ? { id: person, name: name! } : undefined
}

/** What the person of a seat has said and was told in private. Whoever came to the seat later reads nothing of it. */
export async function whispersOf(
  { record, services }: Table,
  seat: SeatId,
  limit = SHOWN,
): Promise<Whisper[]> {
  const person = personOn(record, seat)
  return person && record.privateTalk ? services.store.whispers(record.id, person.id, limit) : []
}

/** The person of a seat says something to the one of another seat. */
export async function whisper(table: Table, seat: SeatId | null, to: SeatId, said: Said): Promise<void> {
  const { record, services, audience } = table
  if (record.status === 'open') throw new Refused('notPlaying')
  const from = seat === null ? undefined : personOn(record, seat)
  if (seat === null || !from) throw new Refused('notSeated')
  if (!record.privateTalk) throw new Refused('noPrivateTalk')
  const other = personOn(record, to)
  if (!other || other.id === from.id) throw new Refused('notFound', 'Nobody else sits there.')
  if (await services.store.blocks.has(other.id, from.id)) throw new Refused('notWelcome')
  const among = said.answers === undefined ? [] : await whispersOf(table, seat)
  const message = await services.store.whisper(record.id, {
    people: [from.id, other.id],
    sender: seat,
    name: from.name,
    toName: other.name,
    ...wordsOf(
      said,
      among.filter(({ people }) => people.includes(other.id)),
    ),
    at: Date.now(),
  })
  for (const one of [seat, to]) audience.share(null, one, 'whisper', message)
  table.announce({ kept: [`${seat}/talk`, `${to}/talk`] })
}

/** Another process has stored something that the person of a seat may read. Pages know what they have heard already. */
export async function hearWhispers(table: Table, seat: SeatId): Promise<void> {
  for (const said of await whispersOf(table, seat, NEW_AT_MOST))
    table.audience.share(null, seat, 'whisper', said)
}
