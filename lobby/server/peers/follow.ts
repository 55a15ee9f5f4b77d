/** How a table goes on when another process has stored something. All of it runs in the queue of the table. */

import { waitingFor } from '../../match/match.ts'
import { isClock } from '../../pace.ts'
import { hearSpectators } from '../spectators.ts'
import type { Table } from '../table.ts'
import { hearTalk } from '../talk.ts'
import { timesOf } from '../time/deadlines.ts'
import { timesIn } from '../time/match-times.ts'
import { hearWhispers } from '../whispers.ts'
import type { RoomNews } from './peers.ts'

/** Another process says how far the room is: what is new is read, and told to whoever looks here. */
export async function heard(
  table: Table,
  { step, version, chat, spectatorChat = 0, kept = [] }: RoomNews,
): Promise<void> {
  const { loaded, record } = table
  const isBehind = loaded ? step > loaded.step : step > 0
  if (version > record.version || isBehind) await catchUp(table)
  if (chat > table.talk.newest) await hearTalk(table)
  if (spectatorChat > table.spectatorTalk.newest) await hearSpectators(table)
  for (const what of kept) await tellKept(table, what)
}

/** Goes on to where the room and its match are stored. The room is read before the moves: it is never ahead of them. */
export async function catchUp(table: Table): Promise<void> {
  let stored = await table.stored()
  const { loaded, record } = table
  const isReplaced = stored.rulesVersion !== record.rulesVersion && record.status !== 'open'
  const isUndone = loaded !== undefined && stored.steps < loaded.told
  if (isReplaced || isUndone || !(await follow(table))) return table.reload()
  const ended = loaded?.state.G.outcome !== undefined && stored.status === 'playing'
  const isLive = isClock(record.pace)
  // What clocks say is stored with each move: nobody else knows when it was.
  const isEarlier = isLive && loaded !== undefined && stored.steps < loaded.told
  if (ended || isEarlier) stored = await table.stored()
  if (stored.version < record.version) return
  if (!loaded) {
    if (stored.version > record.version || stored.steps > record.steps) await table.adopt(stored)
    return
  }
  const { steps, updatedAt } = table.record
  const times = timesOf(isLive && stored.steps === steps ? stored : table.record)
  if (stored.version > record.version)
    await table.adopt({
      ...stored,
      steps,
      waitingFor: waitingFor(loaded.state),
      ...times,
      updatedAt: Math.max(updatedAt, stored.updatedAt),
    })
  else if (isLive) table.tellTimes(times)
}

/** Goes on, move by move, to where the stored match is. False where stored moves do not follow on what is here. */
async function follow(table: Table): Promise<boolean> {
  const { loaded: match, services, record, engine } = table
  if (!match) return true
  const moves = await services.store.moves(table.id, match.step, Number.MAX_SAFE_INTEGER)
  for (const move of moves) {
    const followed = await match.follow(move)
    if (!followed) return false
    const now = { ...services.uptime.now(), at: move.at }
    const times = isClock(record.pace)
      ? timesOf(table.record)
      : timesIn(table.record, engine, followed.state, now, move)
    table.goOn(match, followed, times)
  }
  if (moves.length > 0) {
    services.lobby.roomMoved(table)
    table.wake()
  }
  return true
}

/** Tells the pages of a seat what another of its pages, at another process, keeps: a draft, or how far it has seen. */
async function tellKept(table: Table, what: string): Promise<void> {
  const { loaded, audience, own } = table
  const [seat = '', ask = ''] = what.split('/')
  if (ask === 'forced') own.forget(seat)
  if (!loaded || !audience.seats('patch').has(seat)) return
  if (ask === 'talk') await hearWhispers(table, seat)
  else if (ask === 'look') {
    const look = await own.lookOf(loaded, seat, table.keyOf(seat))
    if (look) audience.share(null, seat, 'looked', look)
  } else if (ask === 'forced') {
    const made = await own.forcedOf(seat, table.keyOf(seat))
    if (made !== undefined) audience.share(null, seat, 'forcedMoves', made)
  } else {
    const drafts = await own.draftsOf(loaded, seat, table.keyOf(seat))
    audience.share(null, seat, 'draft', Number(ask), drafts[ask] ?? null)
  }
}
