import type { Socket } from 'socket.io'
import type { z } from 'zod'
import type { Problem } from '../../protocol.ts'
import { COST } from '../costs.ts'
import { Refused, refusedBy } from '../problem.ts'
import type { Services } from '../services.ts'
import { shaped } from '../shapes.ts'
import { cutOff } from './cut-off.ts'
import type { Visitor } from './index.ts'

type Answer = (result: object) => void

/** One kind of message that connections `C` understand. */
export interface Message<C> {
  shape: z.ZodType<unknown[]>
  /** What it costs the server to handle it. */
  cost: number
  /** Does what the message asks for. The result is the answer, if it is an object. */
  handle(connection: C, message: unknown[]): Promise<unknown>
}

/** Helps the compiler to see that a handler fits the shape of its message. */
export const messageOf =
  <C>() =>
  <T extends unknown[]>(
    shape: z.ZodType<T>,
    cost: number,
    handle: (connection: C, message: T) => Promise<unknown>,
  ): Message<C> => ({ shape, cost, handle: handle as Message<C>['handle'] })

const WINDOW = 10_000
/** Messages above the limit are refused; above this multiple of it the socket is closed. */
const PATIENCE = 5

/**
 * Listens to everything that a socket says. A message of another shape, one too many, or one whose handling fails is
 * answered with a problem where the sender wants an answer, and otherwise told with `refuse`. Nothing that a client
 * sends gets further than that; a socket that sends far more than anybody does who plays is closed, and so are those
 * of an address that asks for far more than the server does for it.
 */
export function attend<C>(
  { limits, log }: Services,
  socket: Socket,
  { network }: Visitor,
  connection: C,
  messages: ReadonlyMap<string, Message<C>>,
  refuse: (connection: C, problem: Problem, given: unknown[]) => void,
): void {
  const flood = limits.numbers.messages * PATIENCE
  let count = 0
  let since = Date.now()

  async function hear(event: string, given: unknown[]): Promise<void> {
    const answer = typeof given.at(-1) === 'function' ? (given.pop() as Answer) : undefined
    if (await limits.work.isSilenced(network)) return cutOff(socket.conn)
    try {
      await limits.count('messages', socket.id)
      const message = messages.get(event)
      await limits.work.turn(network, message?.cost ?? COST.message)
      if (!message) throw new Refused('badRequest', 'There is no such message.')
      const result = await message.handle(connection, shaped(message.shape, given))
      if (typeof result === 'object' && result !== null) answer?.(result)
    } catch (error) {
      if (!(error instanceof Refused)) log.error({ err: error, event }, 'a message could not be handled')
      const { problem } = refusedBy(error)
      if (answer) answer({ problem })
      else refuse(connection, problem, given)
    }
  }

  socket.onAny((event: string, ...given: unknown[]) => {
    const now = Date.now()
    if (now - since > WINDOW) {
      since = now
      count = 0
    }
    count += 1
    if (flood > 0 && count > flood) cutOff(socket.conn)
    else void hear(event, given)
  })
}
