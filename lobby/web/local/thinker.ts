import type { LocalQuestion, LocalThought, Thinking } from '../../local/players.ts'
import { gameOf } from '../app/games.ts'
import type { ThinkDone, ThinkTask } from './think.worker.ts'

type Think = Thinking['think']

let shared: Think | undefined

/** Has bots think beside the page, so that it answers meanwhile; within it where that does not work. */
export const think: Think = question => {
  shared ??= inWorker() ?? inPage
  return shared(question)
}

async function inPage({ game, bot, view, seat }: LocalQuestion): Promise<LocalThought> {
  const module = await gameOf(game)!.load()
  return module.bots[bot]?.(view, seat, Math.random)
}

function inWorker(): Think | undefined {
  let worker: Worker
  try {
    worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
  const open = new Map<number, { question: LocalQuestion; done(thought: LocalThought): void }>()
  let last = 0
  worker.addEventListener('message', ({ data: { id, thought } }: MessageEvent<ThinkDone>) => {
    open.get(id)?.done(thought)
    open.delete(id)
  })
  // After an update of the server its file may be gone, and a browser may end it.
  worker.addEventListener('error', () => {
    shared = inPage
    for (const { question, done } of open.values()) void inPage(question).then(done)
    open.clear()
  })
  return question =>
    new Promise(done => {
      last += 1
      open.set(last, { question, done })
      const task: ThinkTask = { id: last, ...question }
      worker.postMessage(task)
    })
}
