import { ApiError, troubleOf } from './api.ts'
import { lobbyNow } from './lobbySocket.ts'

/** A server that says nothing for so long while the line to it is down does not answer, in milliseconds. */
const PATIENCE = 20_000

/** What a server does; where none answers, the same done on this device. */
export async function orHere<T>(atServer: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  const { given, stop } = impatience()
  try {
    return await Promise.race([atServer(), given])
  } catch (error) {
    if (troubleOf(error) !== 'unreachable') throw error
    // What is needed for that may never have been loaded: then it is the server that is missed.
    return here().catch(reason => {
      throw reason instanceof ApiError ? reason : error
    })
  } finally {
    stop()
  }
}

/** Refuses to wait on where the line to the server is down: a request may hang for minutes then. */
function impatience(): { given: Promise<never>; stop(): void } {
  let timer: ReturnType<typeof setInterval> | undefined
  const given = new Promise<never>((_, refuse) => {
    const look = () => {
      if (lobbyNow()?.connected === false) refuse(new ApiError('unreachable', 0))
    }
    timer = setInterval(look, PATIENCE)
  })
  return { given, stop: () => clearInterval(timer) }
}
