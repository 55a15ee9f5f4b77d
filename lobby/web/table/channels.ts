import type { SeatId } from '../../../games/kit/seats.ts'
import type { ChatMessage, Me, RoomSeat, TableState } from '../../protocol.ts'

/** A message, and whose it is; null where nobody knows any more. Those who watch say it from no seat. */
export type Said = Omit<ChatMessage, 'sender'> & { sender: SeatId | null }

/** One of the conversations that the reader has part in. */
export interface Channel {
  /** Id of the other person; of the talk of all it is empty. */
  id: string
  /** What the other one is called, and where they sit now, if they still do. */
  name: string
  seat: SeatId | null
  messages: readonly Said[]
  /** How many of them the reader has not seen. */
  unread: number
}

/** Id of the talk of all, and of that of those who watch. */
export const ALL = ''
export const SPECTATORS = 'spectators'

/** Whether somebody wants to hear what was said. */
export const isWanted =
  ({ blocked = [], muted = [] }: Pick<Me, 'blocked' | 'muted'>) =>
  ({ person }: Pick<Said, 'person'>): boolean =>
    person === null || !(blocked.includes(person) || muted.includes(person))

/** The talk of all, that of those who watch for whoever may read it, then one with each other player, then those with people who sit here no longer. */
export function channelsOf(
  { room, seat, chat, spectatorChat, whispers = [] }: TableState,
  unwanted: ReadonlySet<string>,
): Omit<Channel, 'unread'>[] {
  /** None of those whom the reader does not want to hear, wherever they sit by now. */
  const heard = (messages: readonly Said[]): Said[] =>
    messages.filter(({ person }) => !unwanted.has(person ?? ''))
  const all = { id: ALL, name: '', seat: null, messages: heard(chat) }
  const watched = (spectatorChat ?? []).map((message): Said => ({ ...message, sender: null }))
  const ofSpectators = { id: SPECTATORS, name: '', seat: null, messages: heard(watched) }
  // Those who have played see it where there is something to be read.
  const hasSpectators = spectatorChat && (seat === null || ofSpectators.messages.length > 0)
  const open = hasSpectators ? [all, ofSpectators] : [all]
  const mine = room.seats.find(one => one.seat === seat)?.person
  if (!room.privateTalk || !mine) return open
  const isOther = (one: RoomSeat): one is RoomSeat & { person: string } =>
    one.person !== null && one.person !== mine
  const here = room.seats
    .filter(isOther)
    .map(({ person, name, seat: at }) => ({ id: person, name, seat: at as SeatId | null }))
  const gone = new Map<string, string>()
  for (const { people, name, toName } of whispers) {
    const [other, called] = people[0] === mine ? [people[1], toName] : [people[0], name]
    if (here.every(({ id }) => id !== other)) gone.set(other, called)
  }
  const former = [...gone].map(([id, name]) => ({ id, name, seat: null }))
  const withThem = (id: string) =>
    unwanted.has(id)
      ? []
      : whispers
          .filter(({ people }) => people.includes(id))
          .map(({ people: [person], ...message }): Said => ({ ...message, person }))
  return [...open, ...[...here, ...former].map(one => ({ ...one, messages: withThem(one.id) }))]
}
