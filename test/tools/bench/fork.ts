import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Where each process is to leave a profile of its processor time, if anywhere. */
const { BENCH_PROFILE: profiles } = process.env
const PROFILED = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []

/** Runs a module of the bench in a process of its own, and says what it tells first. */
export async function forked<T>(file: URL, ...args: string[]): Promise<{ child: ChildProcess; told: T }> {
  const child = fork(fileURLToPath(file), args, {
    execArgv: [...PROFILED, '--import', '@oxc-node/core/register', '--expose-gc'],
  })
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${file.pathname} ${args.join(' ')} ended with ${code}`)
  })
  const [told] = (await Promise.race([once(child, 'message'), gone])) as [T]
  gone.catch(() => {})
  return { child, told }
}
