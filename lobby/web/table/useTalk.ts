import { useEffect, useMemo, useState } from 'react'
import type { TableState } from '../../protocol.ts'
import { useMe } from '../app/queries.ts'
import { ALL, type Channel, channelsOf } from './channels.ts'

/** How many messages of each conversation. */
interface Counts {
  [id: string]: number
}

export interface Talk {
  channels: readonly Channel[]
  shown: Channel
  show(id: string): void
  unread: number
}

/** What is said at the table, to all and in private. `inSight`: the reader sees the conversation that is shown. */
export function useTalk(state: TableState, inSight: boolean, keepHeard: (message: number) => void): Talk {
  const { data: me } = useMe()
  const { blocked, muted } = me ?? {}
  const channels = useMemo(
    () => channelsOf(state, new Set([...(blocked ?? []), ...(muted ?? [])])),
    [state, blocked, muted],
  )
  const [at, show] = useState(ALL)
  // What was said before one came is not new, but for what one missed of the talk of all.
  const [seen, setSeen] = useState<Counts>(() => ({
    ...countsOf(channels),
    [ALL]: heardOf(channels[0]!, state.heard),
  }))
  const open = channels.find(({ id }) => id === at) ?? channels[0]!
  const { id, messages } = open
  useEffect(() => {
    if (inSight) setSeen(before => ({ ...before, [id]: messages.length }))
  }, [inSight, id, messages.length])
  // On another page of one's own it was read, too.
  const heard = heardOf(channels[0]!, state.heard)
  useEffect(() => setSeen(before => ({ ...before, [ALL]: Math.max(before[ALL] ?? 0, heard) })), [heard])
  const last = Number(state.chat.at(-1)?.id ?? 0)
  const isRead = inSight && id === ALL && last > (state.heard ?? last)
  useEffect(() => {
    if (isRead) keepHeard(last)
  }, [isRead, last, keepHeard])
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

/** How many messages of the talk of all somebody has read; all, where nobody keeps it. */
const heardOf = ({ messages }: Pick<Channel, 'messages'>, heard: number | undefined): number =>
  heard === undefined ? messages.length : messages.filter(({ id }) => Number(id) <= heard).length

const countsOf = (channels: readonly Omit<Channel, 'unread'>[]): Counts =>
  Object.fromEntries(channels.map(({ id, messages }) => [id, messages.length]))
