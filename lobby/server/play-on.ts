import type { PlayOn, Room } from '../protocol.ts'
import type { Effort } from './effort.ts'
import { type Moment, momentOf, playable } from './moment.ts'
import { Refused } from './problem.ts'
import type { Rooms } from './rooms.ts'
import { seatAt, sit } from './seating.ts'
import type { Person, RoomRecord } from './storage/store.ts'
import type { Tables } from './tables.ts'

/**
 * A person plays on from a moment of a finished match, against bots, at a table that only its link finds. What lay
 * hidden lies as it did then, so that one can compare; what is left to chance is new.
 */
export async function playOn(
  { rooms, tables }: { rooms: Rooms; tables: Tables },
  id: string,
  { person, network, effort }: { person: Person; network: string; effort: Effort },
  { step, seat, bot }: PlayOn,
): Promise<Room> {
  const look = await tables.use(id, table => {
    if (table.record.status === 'finished') seatAt(table.record, seat)
    if (!Object.hasOwn(table.game.bots, bot)) throw new Refused('badRequest', 'There is no such bot.')
    return momentOf(table, step, effort)
  })
  return openFrom(
    { rooms, tables },
    { person, network },
    await look(),
    { step, seat, bot },
    { room: id, step },
  )
}

/** Opens a table that goes on from a moment, with bots on all seats but one. */
export async function openFrom(
  { rooms, tables }: { rooms: Rooms; tables: Tables },
  { person, network }: { person: Person; network: string },
  known: Moment,
  { seat, bot }: PlayOn,
  from: RoomRecord['from'],
): Promise<Room> {
  const moment = playable(known)
  const { game, players, options } = moment.position
  const record = rooms.blank(game, players)
  Object.assign(record, { options, listed: false, from, formers: moment.formers })
  seatAt(record, seat)
  if (!Object.hasOwn(rooms.engine(game).game.bots, bot))
    throw new Refused('badRequest', 'There is no such bot.')
  sit(record, seat, person)
  for (const other of record.seats) if (other.person === null) other.bot = bot
  return rooms.admit(person, network, async () => {
    await rooms.add(record, network)
    return tables.use(record.id, async table => {
      await table.start(moment)
      return table.view()
    })
  })
}
