const KEY = 'starboard.reloaded'
const NOT_AGAIN_WITHIN = 60_000

/**
 * After an update of the server, a page that was open before asks for parts that are gone. It loads itself anew then:
 * once, and only if there is a server, since a page that cannot be loaded would be worse.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < NOT_AGAIN_WITHIN) return
    const answer = await fetch('/health').catch(() => undefined)
    if (!answer?.ok) return
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
