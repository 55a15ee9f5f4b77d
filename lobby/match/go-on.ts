import { type LogEntry, line, linesOf, say } from '../../games/kit/index.ts'
import type { Engine, MatchState } from '../bgio.ts'
import { linesAfter } from '../replay.ts'
import type { Folded } from './fold.ts'
import type { MatchRecords } from './records.ts'

/**
 * A running match that was stored under other rules, as it goes on under today's: with lines that tell its players, and
 * its whole log. What today's rules cannot do again is taken back. Undefined where nothing changes.
 */
export async function goneOn(
  engine: Engine,
  store: MatchRecords,
  room: string,
  folded: Folded,
): Promise<{ state: MatchState; lines: LogEntry[] } | undefined> {
  const { state, stored, left } = folded
  const { rulesVersion } = engine.game.meta
  if (stored.G.rulesVersion === rulesVersion && left.length === 0) return undefined
  const told = tellOf(folded, rulesVersion)
  const lines = [...(await wholeLog(store, engine, room, folded)), ...linesAfter(told, state.G.log.last)]
  return { state: told, lines }
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
  store: MatchRecords,
  engine: Engine,
  room: string,
  { state, stored: { G } }: Folded,
): Promise<LogEntry[]> {
  const { last } = state.G.log
  const lines = await store.lines(room, last + 1, Number.MAX_SAFE_INTEGER)
  return linesOf(engine.game.migrate({ ...G, log: { last, lines } })!.log)
}
