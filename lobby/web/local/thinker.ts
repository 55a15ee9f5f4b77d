import { type Think, thinkIn, thinkInPlace } from '../../local/think.ts'
import { gameOf } from '../app/games.ts'

let shared: Think | undefined

const inPage = thinkInPlace(id => gameOf(id)!.load())

/** Has bots think beside the page, so that it answers meanwhile; within it where that does not work. */
export const think: Think = question => {
  shared ??= inWorker()
  return shared(question)
}

function inWorker(): Think {
  try {
    // After an update of the server its file may be gone, and a browser may end it.
    return thinkIn(new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' }), inPage)
  } catch {
    return inPage
  }
}
