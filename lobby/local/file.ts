import { type DeviceFile, FORMAT, type MatchFile, VERSION } from '../match-file.ts'
import type { LocalWhole } from './records.ts'

/** A table of this device as a file: the same that a server makes of a match that is over. `names` by seat. */
export function fileOf({ record, moves, lines }: LocalWhole, names: string[]): MatchFile | DeviceFile {
  const { id, game, rulesVersion, options, seed, start, createdAt, winners } = record
  const head = {
    format: FORMAT,
    version: VERSION,
    room: id,
    game,
    rulesVersion,
    options,
    seats: names,
    startedAt: createdAt,
    // Nobody was to be convinced of how it would shuffle.
    commitment: null,
    seed,
    start,
    moves: moves.map(({ step, seat, move, args, at }) => ({ step, seat, move, args, at })),
    lines,
  } as const
  return winners ? { ...head, over: true, winners } : { ...head, over: false }
}
