import jsonPatch from 'fast-json-patch'
import type { PatchStep } from '../protocol.ts'
import type { Sight } from './match.ts'

/** The steps that make `after` of `before`. Parts that are the same object in both cost nothing. */
export function differences(before: Sight, after: Sight): PatchStep[] {
  return jsonPatch.compare(before, after)
}
