import type { Engine, MatchState } from '../../bgio.ts'
import { type Match, waitingFor } from '../../match/match.ts'
import { TAKE_BACK } from '../../replay.ts'
import type { MoveRecord, RoomRecord } from '../storage/store.ts'
import { type Times, timesAfter } from './deadlines.ts'
import type { Now } from './uptime.ts'

/** What becomes of the time of a table where its match is now, or goes on to be after a move. */
export const timesIn = (
  room: Readonly<RoomRecord>,
  { game }: Engine,
  { G }: MatchState,
  now: Now,
  made?: Pick<MoveRecord, 'seat' | 'move'>,
): Times =>
  timesAfter(
    room,
    G,
    game.turnOf?.(G) ?? null,
    now,
    made && { seat: made.seat, isTakeBack: made.move === TAKE_BACK },
  )

/** A room where its match is now. */
export const roomAt = ({ state, told }: Match, room: Readonly<RoomRecord>, times: Times): RoomRecord => ({
  ...room,
  ...times,
  steps: told,
  waitingFor: waitingFor(state),
})
