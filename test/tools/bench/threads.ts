import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** Threads that do the work of a module, as many as there are processors. */
export interface Threads {
  /** Does every task with what the module exports under `name`. */
  run<T, R>(name: string, tasks: readonly T[]): Promise<R[]>
  stop(): Promise<void>
}

/** Threads for the module `file`, as `import.meta.url` has it. */
export function threadsFor(file: string): Threads {
  const pool = new Piscina({
    filename: new URL('./thread.mjs', import.meta.url).href,
    workerData: { file },
    maxThreads: availableParallelism(),
    idleTimeout: 60_000,
  })
  return {
    run: (name, tasks) => Promise.all(tasks.map(task => pool.run({ name, task }))),
    stop: () => pool.destroy(),
  }
}
