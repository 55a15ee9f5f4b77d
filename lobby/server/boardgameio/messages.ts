/**
 * What boardgame.io's own clients are sent. Every message is built from an explicit list of things that the seat may
 * know: no plugin data (the random numbers to come), no undo states, no arguments of other people's moves.
 */
import type { SeatId } from '../../../games/kit/index.ts'
import type { Match, Sight } from '../../match/match.ts'
import type { ChatMessage, Room } from '../../protocol.ts'
import type { MoveRecord, Store } from '../storage/store.ts'

/** The newest moves that they are told when they come; older ones are told by `GET /games/:game/:id/log`. */
export const STOCK_LOG = 100

const stateOf = ({ view, ctx }: Sight, step: number) => ({
  G: view,
  ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: step,
})

/**
 * boardgame.io's log entries of moves: the arguments only for the seat that made one. There is none for others where it is
 * nobody else's business who made it.
 */
const logEntries = (moves: readonly MoveRecord[], reader: SeatId | null) =>
  moves
    .filter(({ secret, seat }) => !secret || seat === reader)
    .map(({ told, seat, move, args, turn, phase }) => ({
      action: {
        type: 'MAKE_MOVE',
        payload: { type: move, args: seat === reader ? args : null, playerID: seat },
      },
      _stateID: told - 1,
      turn,
      phase,
    }))

/** Seats as boardgame.io's clients know them. */
export const matchData = ({ seats }: Room) =>
  seats.map(({ seat, name, bot, online, data }) => ({
    id: Number(seat),
    ...((name || bot) && { name: name || bot }),
    ...(data !== undefined && { data }),
    isConnected: online !== false || bot !== null,
  }))

export const stockChat = ({ id, sender, text }: ChatMessage) => ({ id, sender, payload: text })

/** What the answer to `sync` says of the match. */
export function storyOf(
  now: Sight,
  first: Sight,
  step: number,
  reader: SeatId | null,
  moves: readonly MoveRecord[],
) {
  return {
    state: stateOf(now, step),
    initialState: stateOf(first, 0),
    log: logEntries(moves, reader),
  }
}

export type Story = ReturnType<typeof storyOf>

/** The message `update` after a move. */
export function updateFor(now: Sight, move: MoveRecord, reader: SeatId | null) {
  return { state: stateOf(now, move.told), log: logEntries([move], reader) }
}

/** A page of the log of boardgame.io: what was told before move number `before`, and whether there is more before that. */
export async function logPage(
  { step, told }: Match,
  store: Store,
  room: string,
  reader: SeatId | null,
  before: number,
) {
  const to = before > told ? step : (await store.stepTold(room, before)) - 1
  const moves = await store.moves(room, Math.max(0, to - STOCK_LOG), to)
  const [oldest] = moves
  // Moves of one number stay together: those of which nobody was told may begin on the page before.
  const earlier = oldest && oldest.step > 1 ? await store.stepTold(room, oldest.told) : 1
  const begun = oldest && earlier < oldest.step ? await store.moves(room, earlier - 1, oldest.step - 1) : []
  return {
    log: logEntries([...begun, ...moves], reader),
    before: oldest && earlier > 1 ? oldest.told : null,
  }
}
