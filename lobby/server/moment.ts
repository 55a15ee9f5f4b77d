/** A moment of a match that is over, to be played on from. */
import {
  type LogEntry,
  noStanding,
  type Position,
  positionOf,
  readerOf,
  readPosition,
} from '../../games/kit/index.ts'
import type { Former } from '../protocol.ts'
import { COST } from './costs.ts'
import type { Effort } from './effort.ts'
import { Refused } from './problem.ts'
import { seatId } from './seating.ts'
import { allLines } from './storage/pagewise.ts'
import type { Table } from './table.ts'

export interface Moment {
  position: Position
  /** What had been said until then, as it is stored: with what only some may read. */
  lines: LogEntry[]
  /** Who sat there then, by name. */
  formers: Former[]
}

/**
 * How a finished match stood after so many moves, whole. While a match runs nobody is told. Where today's rules cannot
 * make its moves again as far as that, or cannot go on from there, it is refused. Making it is the `effort` of whoever asks, none of the table's.
 */
export async function momentOf(table: Table, step: number, effort: Effort): Promise<() => Promise<Moment>> {
  const { record, game, services } = table
  if (record.status !== 'finished') throw new Refused('notFinished')
  const match = await table.play()
  if (step > match.told) throw new Refused('notFound', `The match is at step ${match.told}.`)
  return async () => {
    await effort.pay((step % services.config.snapshotEvery) * COST.replay)
    const { state, told } = await match.stateAt(step, effort)
    if (told !== step) throw new Refused('rulesChanged')
    const position = readPosition(game, positionOf(game, state.G, record.seats.length, record.options))
    if ('rule' in position)
      throw new Refused('noPosition', readerOf(game.text, 'en', seat => seat).read(position.text))
    const { last } = position.state.log
    const lines = await allLines(services.store, record.id, effort, last)
    const names = record.seats.map(({ name }, seat) => ({ seat: seatId(seat), name, line: last }))
    const formers = [...record.formers.filter(({ line }) => line < last), ...names]
    return { position, lines, formers }
  }
}

/** The same for other people: what seats had answered in advance was not for them. Refused where the game is over. */
export function playable({ position, ...rest }: Moment): Moment {
  const { state, players } = position
  if (state.outcome) throw new Refused('noPosition', 'The game was over.')
  if (!state.standing) return { position, ...rest }
  const standing = noStanding(Array.from({ length: players }, (_, seat) => seatId(seat)))
  return { position: { ...position, state: { ...state, standing } }, ...rest }
}
