import { useEffect, useMemo, useState } from 'react'
import type { TableState } from '../../protocol.ts'
import { useMe } from '../app/queries.ts'
import { ALL, type Channel, channelsOf } from './channels.ts'

export interface Talk {
  channels: readonly Channel[]
  shown: Channel
  show(id: string): void
  unread: number
}

/** What is said at the table, to all and in private. `inSight`: the reader sees the conversation that is shown. */
export function useTalk(state: TableState, inSight: boolean): Talk {
  const { data: me } = useMe()
  const blocked = me?.blocked
  const channels = useMemo(() => channelsOf(state, new Set(blocked)), [state, blocked])
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
