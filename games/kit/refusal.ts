import { type Line, line, type Params } from './line.ts'

/** Why an act is not allowed: the rule it would break and the reason in words. A value, never thrown. */
export interface Refusal {
  /** Rule id of the catalogue (`NA-4.08`), or `kit` for what no rulebook says: a stale or malformed message. */
  rule: string
  text: Line
}

/** What boardgame.io's moves return to refuse. The same string as its `INVALID_MOVE` (a test compares them). */
export const INVALID_MOVE = 'INVALID_MOVE'

/** Builds a refusal: `refuse('NA-4.08', 'lastWill')` is worded by the text `refusal.lastWill`. */
export function refuse(rule: string, key: string, params?: Params): Refusal {
  return { rule, text: line(`refusal.${key}`, params) }
}

/** `refuse` for the reasons of one game: the compiler knows them. */
export type RefuseOf<Reason extends string> = (rule: string, key: Reason, params?: Params) => Refusal
