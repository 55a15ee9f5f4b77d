import { klona } from 'klona/json'
import type { Line } from './line.ts'
import { linesOf } from './log.ts'
import type { KitState } from './state.ts'

/** A state as an older version of the rules left it. What it holds beside the kit's things is for the migration to know. */
export type OldState = KitState & { [part: string]: unknown }

/**
 * Makes a state of one version of the rules one of the next, on a copy. Returning false says that such a state cannot
 * go on; a match is closed then, so that is the last resort.
 */
export type Migration = (g: OldState) => boolean | undefined

/** By the version that a state is of: how it becomes one of the version after it. */
export type Migrations = { readonly [version: number]: Migration }

/** A step of which nothing but the number is new: states of the version before go on as they are. */
export const asItIs: Migration = () => true

/** Words the lines of the log otherwise, as a step that changes what lines say has to. */
export function reword(g: KitState, change: (line: Line) => Line): void {
  for (const entry of linesOf(g.log)) {
    if (entry.line) entry.line = change(entry.line)
    if (entry.full) entry.full = change(entry.full)
  }
}

/**
 * The state as rules of `version` go on with it: step by step from the version that it is of. Undefined where they
 * cannot, newer states among them. The given state does not change.
 */
export function migrate(migrations: Migrations, version: number, stored: KitState): KitState | undefined {
  if (stored.rulesVersion === version) return stored
  const g: OldState = klona({ ...stored })
  while (g.rulesVersion < version) {
    const step = migrations[g.rulesVersion]
    if (!step || step(g) === false) return undefined
    g.rulesVersion += 1
  }
  return g.rulesVersion === version ? g : undefined
}
