import { Refused } from '../problem.ts'
import { troubleOf } from './storage/trouble.ts'

export { Refused }

/** The refusal that an error comes to: that nothing can be stored, or only that something happened. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error
  return new Refused(troubleOf(error) ? 'notStored' : 'internal')
}
