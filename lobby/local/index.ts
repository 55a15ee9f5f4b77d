/**
 * A table of the games that is played where it is kept, as on a phone without a network: no server, the same rules and the
 * same checks as at one, bots that see no more than their seats do, everything stored as it happens.
 */
export type { LegalMove, Play, Refusal, SeatId, SetupValues } from '../../games/kit/index.ts'
export type { PublicCtx } from '../bgio.ts'
export type { MoveRecord, Snapshot } from '../match/records.ts'
export type { ForcedMove, HistoryStep, KeptLook, LogPage, Look, Moved } from '../match/told.ts'
export type { DeviceFile, FileMove, MatchFile } from '../match-file.ts'
export { fileOf } from './file.ts'
export { HeldElsewhere, hold } from './hold.ts'
export type { LocalListener, LocalState, LocalTable } from './local-table.ts'
export { memoryStore, withChange } from './memory.ts'
export { dueIn, peopleIn } from './people.ts'
export type { LocalChange, LocalOwn, LocalRecord, LocalStore, LocalWhole } from './records.ts'
export { RulesChanged } from './rules-changed.ts'
export { type LocalTableChoices, localTable } from './start.ts'
export { type LocalQuestion, type LocalThought, type Think, thinkIn, thinkInPlace } from './think.ts'
