// A thread of `threadsFor`. Threads do not inherit the loader that runs TypeScript, so it is put in first.
import { workerData } from 'node:worker_threads'
import '@oxc-node/core/register'

const work = await import(workerData.file)
export default ({ name, task }) => work[name](task)
