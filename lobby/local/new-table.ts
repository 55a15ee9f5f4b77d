import type { KitState, LogEntry } from '../../games/kit/index.ts'
import type { Engine } from '../bgio.ts'
import { waitingFor } from '../match/match.ts'
import { linesAfter } from '../replay.ts'
import { LOCAL_VERSION, type LocalRecord, type LocalWhole } from './records.ts'

/** What a new table is made of. */
export interface LocalWish extends Pick<LocalRecord, 'id' | 'seats' | 'options' | 'seed'> {
  /** A moment of another match that it goes on from, with what had been said until then. */
  from?: { state: KitState; lines: LogEntry[] }
}

/** A new table, as it is stored. Its options must fit the game and the number of seats. `now`: milliseconds since 1970. */
export function newTable(
  engine: Engine,
  { id, seats, options, seed, from }: LocalWish,
  now: number,
): LocalWhole {
  const { id: game, rulesVersion } = engine.game.meta
  const players = seats.length
  const first = from
    ? engine.beginFrom({ game, rulesVersion, players, options, state: from.state }, seed)
    : engine.begin(players, options, seed)
  return {
    record: {
      version: LOCAL_VERSION,
      id,
      game,
      rulesVersion,
      options,
      seats,
      seed,
      start: from?.state ?? null,
      createdAt: now,
      updatedAt: now,
      steps: 0,
      waitingFor: waitingFor(first),
      winners: null,
      own: {},
    },
    moves: [],
    snapshots: [{ step: 0, state: JSON.stringify(first) }],
    lines: from?.lines ?? linesAfter(first, 0),
  }
}
