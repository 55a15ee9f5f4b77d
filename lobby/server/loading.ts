import { type LogEntry, line, linesOf, say } from '../../games/kit/index.ts'
import type { Engine, MatchState } from '../bgio.ts'
import { type Folded, fold } from '../match/fold.ts'
import { Match, waitingFor } from '../match/match.ts'
import { isClock } from '../pace.ts'
import { linesAfter } from '../replay.ts'
import { Effort } from './effort.ts'
import type { Services } from './services.ts'
import type { RoomRecord, Store } from './storage/store.ts'
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
  if (room.status !== 'playing' || (version === rulesVersion && left.length === 0))
    return {
      match: await remembering(new Match(engine, store, room.id, state, stored._stateID, steps)),
      room,
    }

  const told = tellOf(folded, rulesVersion)
  const step = told._stateID
  const now = isClock(room.pace) ? await uptime.fresh() : uptime.now()
  const times = timesIn(room, engine, told, now)
  const changed = { ...room, rulesVersion, steps, waitingFor: waitingFor(told), ...times }
  const lines = [...(await wholeLog(store, engine, room.id, folded)), ...linesAfter(told, state.G.log.last)]
  if (!(await store.goOnFrom(changed, { step, state: JSON.stringify(told) }, lines))) return undefined
  const about = { room: room.id, game: room.game, from: version, to: rulesVersion, step, undone: left.length }
  if (version === rulesVersion) log.error(about, 'stored moves do not follow; the match goes on without them')
  else log.info(about, 'a match goes on under other rules')
  return {
    match: await remembering(new Match(engine, store, room.id, told, step, steps)),
    room: { ...changed, version: changed.version + 1 },
  }
}

async function remembering(match: Match): Promise<Match> {
  await match.remember()
  return match
}

/** The state with lines that tell the players what happened to their match. */
function tellOf({ state, stored, left }: Folded, today: number): MatchState {
  const { log } = state.G
  const G = { ...state.G, log: { ...log, lines: [...log.lines] } }
  if (stored.G.rulesVersion !== today) say(G, line('log.rulesChanged'))
  if (left.length > 0) say(G, line('log.movesUndone', { count: left.length }))
  return { ...state, G }
}

/** All lines until now. Where today's rules word lines otherwise, a migration of the state with all of them tells how. */
async function wholeLog(
  store: Store,
  engine: Engine,
  room: string,
  { state, stored: { G } }: Folded,
): Promise<LogEntry[]> {
  const { last } = state.G.log
  const lines = await store.lines(room, last + 1, Number.MAX_SAFE_INTEGER)
  return linesOf(engine.game.migrate({ ...G, log: { last, lines } })!.log)
}
