/**
 * What an application needs to show a game in words: questions, legal moves, refusals and the log are lines, and a
 * reader puts them into a language. The catalogue and every game hand it on.
 */
export type { AheadRow, AheadWay } from './ahead.ts'
export { type Ask, type Asks, asksOf, type Pick, questionLine, waitingLine } from './asks.ts'
export type { BookChapter, BookEntry, GameBook } from './book.ts'
export type { Characters, Remark } from './characters.ts'
export type { Change, Composed } from './compose.ts'
export type { Line, Param, Params } from './line.ts'
export { type Log, type LogEntry, linesOf } from './log.ts'
export type { Bot, GameMeta, GameModule } from './module.ts'
export type { LegalMove, Play } from './moves.ts'
export type { OnlyWay } from './only-ways.ts'
export type { SetupField, SetupValues } from './options.ts'
export { fitting, type Preset, presetOf } from './presets.ts'
export type { Refusal } from './refusal.ts'
export type { SeatId } from './seats.ts'
export type { Facts, StandingInWords, StandingWish } from './standing.ts'
export type { Outcome } from './state.ts'
export { type GameText, type Language, type LinePart, readerOf, type TextReader } from './text.ts'
