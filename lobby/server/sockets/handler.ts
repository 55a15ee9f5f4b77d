import type { Socket } from 'socket.io'
import type { z } from 'zod'
import type { Problem } from '../../protocol.ts'
import { problemOf, Refused } from '../problem.ts'
import type { Services } from '../services.ts'
import { shaped } from '../shapes.ts'

type Answer = (result: object) => void

/** A handler's result is the answer, if it is an object. */
type Handler<T> = (message: T) => Promise<unknown>

/**
 * Listens to one kind of message of a socket. A message of another shape, one too many, or one whose handling fails
 * is answered with a problem, where the sender wants an answer, and otherwise told with `refused`. Nothing that a
 * client sends gets further than that.
 */
export function listen<T extends unknown[]>(
  services: Services,
  socket: Socket,
  event: string,
  shape: z.ZodType<T>,
  handle: Handler<T>,
  refused: (problem: Problem, given: unknown[]) => void = () => {},
): void {
  socket.on(event, async (...given: unknown[]) => {
    const last = given.at(-1)
    const answer = typeof last === 'function' ? (given.pop() as Answer) : undefined
    try {
      await services.limits.count('messages', socket.id)
      const result = await handle(shaped(shape, given))
      if (typeof result === 'object' && result !== null) answer?.(result)
    } catch (error) {
      if (!(error instanceof Refused))
        services.log.error({ err: error, event }, 'a message could not be handled')
      const problem = problemOf(error)
      if (answer) answer({ problem })
      else refused(problem, given)
    }
  })
}
