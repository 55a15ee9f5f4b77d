import type { Services } from '../services.ts'

/** What could not be sent is tried again after so long, in milliseconds, and each time later; and so often. */
export const AGAIN = 5 * 60_000
export const TRIES = 5

/** Looks every moment for what is to be sent: of all servers on a database one does at a time. */
export function startRounds(
  { peers, log, config }: Pick<Services, 'peers' | 'log' | 'config'>,
  what: string,
  look: () => Promise<void>,
): { stop(): Promise<void> } {
  let working: Promise<void> | undefined
  const timer = setInterval(() => {
    working ??= peers
      .unlessBusy(what, look)
      .catch(error => log.error({ err: error }, 'nobody could be told'))
      .finally(() => {
        working = undefined
      })
  }, config.timeEvery).unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
