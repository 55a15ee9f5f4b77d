/** Seats that are kept for somebody. */
import type { Invited, KeptSeat } from '../../people.ts'
import type { Room } from '../../protocol.ts'
import { call } from '../app/api.ts'
import { usePeople } from '../people/usePeople.ts'

const at = (room: string, what: string) => `/rooms/${encodeURIComponent(room)}/${what}`

export const keepSeat = (room: string, seat: string, whom: Invited) =>
  call<Room>('PUT', at(room, `seats/${seat}/kept`), whom)
export const letGo = (room: string, seat: string) => call<Room>('DELETE', at(room, `seats/${seat}/kept`))

/** For whom seats of a table are kept; asked again when other seats are, or another one is host. */
export const useKept = ({ id, host, seats }: Room) => {
  const kept = seats.flatMap(({ seat, kept }) => (kept ? [seat] : []))
  return usePeople(
    `kept ${id} ${host} ${kept.join()}`,
    () => call<{ seats: KeptSeat[] }>('GET', at(id, 'kept')),
    kept.length > 0,
  )
}
