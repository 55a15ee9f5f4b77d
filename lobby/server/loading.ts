import type { Engine } from '../bgio.ts'
import { fold } from '../match/fold.ts'
import { goneOn } from '../match/go-on.ts'
import { Match, waitingFor } from '../match/match.ts'
import { isClock } from '../pace.ts'
import { Effort } from './effort.ts'
import type { Services } from './services.ts'
import type { RoomRecord } from './storage/store.ts'
import { timesIn } from './time/match-times.ts'

/**
 * Takes a match up as it stands. One that was played under other rules goes on under today's: from its newest stored
 * state, with the moves since that do the same under both; what today's rules cannot do again is taken back. Refuses
 * where today's rules can make nothing of the state. Returns the room as it then is, too; undefined if
 * another process has written the room meanwhile.
 */
export async function loadMatch(
  { store, log, uptime }: Pick<Services, 'store' | 'log' | 'uptime'>,
  engine: Engine,
  room: Readonly<RoomRecord>,
): Promise<{ match: Match; room: Readonly<RoomRecord> } | undefined> {
  const { rulesVersion } = engine.game.meta
  const folded = await fold(engine, store, room.id, Number.MAX_SAFE_INTEGER, new Effort())
  const { state, stored, left, told: steps } = folded
  const version = stored.G.rulesVersion
  const changed = room.status === 'playing' ? await goneOn(engine, store, room.id, folded) : undefined
  if (!changed)
    return {
      match: await remembering(new Match(engine, store, room.id, state, stored._stateID, steps)),
      room,
    }

  const { state: told, lines } = changed
  const step = told._stateID
  const now = isClock(room.pace) ? await uptime.fresh() : uptime.now()
  const times = timesIn(room, engine, told, now)
  const then = { ...room, rulesVersion, steps, waitingFor: waitingFor(told), ...times }
  if (!(await store.goOnFrom(then, { step, state: JSON.stringify(told) }, lines))) return undefined
  const about = { room: room.id, game: room.game, from: version, to: rulesVersion, step, undone: left.length }
  if (version === rulesVersion) log.error(about, 'stored moves do not follow; the match goes on without them')
  else log.info(about, 'a match goes on under other rules')
  return {
    match: await remembering(new Match(engine, store, room.id, told, step, steps)),
    room: { ...then, version: then.version + 1 },
  }
}

async function remembering(match: Match): Promise<Match> {
  await match.remember()
  return match
}
