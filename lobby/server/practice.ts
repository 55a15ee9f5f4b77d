/** A table opened from the file of a match. */
import { type LogEntry, positionOf } from '../../games/kit/index.ts'
import type { PracticeFile } from '../match-file.ts'
import type { PlayOn, Room } from '../protocol.ts'
import { linesAfter, statesOf } from '../replay.ts'
import type { Effort } from './effort.ts'
import type { Moment } from './moment.ts'
import { openFrom } from './play-on.ts'
import { Refused } from './problem.ts'
import type { Rooms } from './rooms.ts'
import { checkGame, seatId } from './seating.ts'
import type { Person } from './storage/store.ts'
import type { Tables } from './tables.ts'

/** A person plays on from a moment of a match that they have as a file, against bots. Only the rules say what that moment is. */
export async function practise(
  { rooms, tables }: { rooms: Rooms; tables: Tables },
  by: { person: Person; network: string; effort: Effort },
  file: PracticeFile,
  wish: PlayOn,
): Promise<Room> {
  if (file.start !== null) throw new Refused('noPosition', 'The match began at a moment of another one.')
  const { game, seats, options } = file
  checkGame(rooms.engine(game).game, seats.length, options)
  return openFrom({ rooms, tables }, by, await momentIn(rooms, file, wish.step, by.effort), wish, null)
}

async function momentIn(rooms: Rooms, file: PracticeFile, step: number, effort: Effort): Promise<Moment> {
  const { game, seats, options, seed, moves } = file
  const engine = rooms.engine(game)
  const first = engine.begin(seats.length, options, seed)
  const lines: LogEntry[] = []
  let last = 0
  effort.begin()
  for (const state of statesOf(engine, first, moves.slice(0, step))) {
    lines.push(...linesAfter(state, last))
    last = state.G.log.last
    if (state._stateID === step) {
      const position = positionOf(engine.game, state.G, seats.length, options)
      return {
        position,
        lines,
        formers: seats.map((name, seat) => ({ seat: seatId(seat), name, line: last })),
      }
    }
    await effort.breathe()
  }
  throw new Refused('noPosition', 'Under today’s rules the moves do not lead there.')
}
