/** Says what is wrong with a set of components, so that a new set can be written without reading the rules code. */
import type * as z from 'zod/mini'
import type { ComponentLists } from './components.ts'
import { contradictions } from './validate/contradictions.ts'
import { shape } from './validate/shapes.ts'

/**
 * What is wrong with a set of components, one sentence each; empty if it can be played to the end, with every option
 * and every number of players that it names. Takes anything. What the box of the published game holds (72 sectors, 24
 * hubs) is not demanded, only what the rules need. [SSP-1.01]
 */
export function problemsOf(lists: unknown): string[] {
  const parsed = shape.safeParse(lists)
  if (parsed.success) return contradictions(lists as ComponentLists)
  return parsed.error.issues.map(issue => `${pathOf(issue.path) || 'the set'}: ${reasonOf(issue)}`)
}

/** A path such as `sectors[3].quarters[0].gain`. */
const pathOf = (path: readonly PropertyKey[]) =>
  path
    .reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
      '',
    )
    .slice(1)

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.join(', ')}`
    case 'invalid_union':
      return 'unknown kind'
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `must be at least ${String(issue.minimum)}`
    case 'too_big':
      return `must be at most ${String(issue.maximum)}`
    case 'invalid_type':
      return `missing, or no ${issue.expected}`
    default:
      return issue.message
  }
}
