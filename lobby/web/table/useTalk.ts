import { useEffect, useMemo, useState } from 'react'
import type { SeatId } from '../../../games/kit/seats.ts'
import type { ChatMessage, RoomSeat, TableState } from '../../protocol.ts'

/** One of the conversations that the reader has part in. */
export interface Channel {
  /** Id of the other person; of the talk of all it is empty. */
  id: string
  /** What the other one is called, and where they sit now, if they still do. */
  name: string
  seat: SeatId | null
  messages: readonly ChatMessage[]
  /** How many of them the reader has not seen. */
  unread: number
}

export interface Talk {
  channels: readonly Channel[]
  shown: Channel
  show(id: string): void
  unread: number
}

const ALL = ''

/** What is said at the table, to all and in private. `inSight`: the reader sees the conversation that is shown. */
export function useTalk(state: TableState, inSight: boolean): Talk {
  const channels = useMemo(() => channelsOf(state), [state])
  const [at, show] = useState(ALL)
  // What was said before one came is not new.
  const [seen, setSeen] = useState(() => countsOf(channels))
  const open = channels.find(({ id }) => id === at) ?? channels[0]!
  const { id, messages } = open
  useEffect(() => {
    if (inSight) setSeen(before => ({ ...before, [id]: messages.length }))
  }, [inSight, id, messages.length])
  const known = channels.map(channel => ({
    ...channel,
    unread: inSight && channel.id === id ? 0 : Math.max(0, channel.messages.length - (seen[channel.id] ?? 0)),
  }))
  return {
    channels: known,
    shown: known.find(channel => channel.id === id)!,
    show,
    unread: known.reduce((sum, { unread }) => sum + unread, 0),
  }
}

const countsOf = (channels: readonly Omit<Channel, 'unread'>[]): { [id: string]: number } =>
  Object.fromEntries(channels.map(({ id, messages }) => [id, messages.length]))

/** The talk of all, then one with each other player, then those with people who sit here no longer. */
function channelsOf({ room, seat, chat, whispers = [] }: TableState): Omit<Channel, 'unread'>[] {
  const all = { id: ALL, name: '', seat: null, messages: chat }
  const mine = room.seats.find(one => one.seat === seat)?.person
  if (!room.privateTalk || !mine) return [all]
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
  const withThem = (id: string) => whispers.filter(({ people }) => people.includes(id))
  return [all, ...[...here, ...former].map(one => ({ ...one, messages: withThem(one.id) }))]
}
