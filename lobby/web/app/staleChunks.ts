const KEY = 'starboard.reloaded'
const NOT_AGAIN_WITHIN = 60_000

/** What was loaded ahead of its time and did not come. */
const missed = new WeakSet<object>()
/** What did not come, whenever it was asked for. */
const lost = new WeakSet<object>()

/** Whether an error says that a part of the pages could not be loaded. */
export const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && lost.has(error)

/** Loads what will be needed soon. What does not come is asked for again, and missed, by whoever gets there. */
export function loadAhead(...loads: readonly (Promise<unknown> | undefined)[]): void {
  for (const load of loads) load?.catch((error: unknown) => missed.add(error as object))
}

/**
 * After an update of the server, a page that was open before asks for parts that are gone. It loads itself anew then:
 * once, and only if there is a server, since a page that cannot be loaded would be worse.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    lost.add(payload)
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < NOT_AGAIN_WITHIN) return
    const answer = await fetch('/health').catch(() => undefined)
    if (!answer?.ok || missed.has(payload)) return
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
