/** A match, taken along as a file. */
import { readableEntry, type SeatId } from '../../games/kit/index.ts'
import type { MatchState } from '../bgio.ts'
import { type FileMove, FORMAT, type MatchFile, type RunningFile, VERSION } from '../match-file.ts'
import type { Effort } from './effort.ts'
import { commitmentOf } from './room.ts'
import { allLines, allMoves } from './storage/pagewise.ts'
import type { Table } from './table.ts'

/** Everything of a match that is over; of one that goes on, what the reader may know. Writing it is the reader's `effort`, none of the table's. */
export async function fileOf(
  table: Table,
  reader: SeatId | null,
  effort: Effort,
): Promise<() => Promise<MatchFile | RunningFile>> {
  const { record, services } = table
  const { store } = services
  const match = await table.play()
  const view = record.status === 'playing' ? match.sight(reader).view : undefined
  const { told: steps, step } = match
  const { last } = match.state.G.log
  return async () => {
    const first = await store.snapshot(record.id, 0)
    const lines = await allLines(store, record.id, effort, last)
    const { G, plugins }: MatchState = JSON.parse(first!.state)
    const head = {
      format: FORMAT,
      version: VERSION,
      room: record.id,
      game: record.game,
      rulesVersion: G.rulesVersion,
      options: record.options,
      seats: record.seats.map(({ name }) => name),
      startedAt: record.startedAt,
      commitment: commitmentOf(record),
    } as const
    if (record.status === 'playing') {
      const readable = lines.flatMap(entry => readableEntry(entry, reader) ?? [])
      return { ...head, over: false, seat: reader, steps, view, lines: readable }
    }
    const moves = (await allMoves(store, record.id, effort, step)).map(
      ({ step, seat, move, args, at }): FileMove => ({ step, seat, move, args, at }),
    )
    const seed = String((plugins.random!.data as { seed: unknown }).seed)
    const start = record.from ? G : null
    return { ...head, over: true, seed, start, moves, lines, winners: record.winners }
  }
}
