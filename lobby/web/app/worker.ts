import { fileBeside } from './place.ts'

/** Stands beside the pages, in `public`. Browsers that have it know it by this name. */
const WORKER = fileBeside('notifications.js')

/** The service worker of the pages, once it works; it throws where browsers have none. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

/**
 * Once the page has come to rest, has the worker keep what the front page is made of, for when there is no network, and a
 * while later all pages and games: what is played on this device needs no server. It is not worth a word where it fails.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keep = () => {
    setTimeout(() => void worker().catch(() => {}), AT_REST)
    setTimeout(() => void keepPages(), LATER)
  }
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true })
}

/** Milliseconds after everything was there. */
const AT_REST = 1500
const LATER = 8000

/** Has the worker keep all pages and games. */
export async function keepPages(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Whoever pays for what is loaded has said so.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) await askWorker('all')
}

/** Has the worker keep all that this page was made of so far: what is played here needs no server. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const made = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const keep = made.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.includes('/assets/'),
  )
  await askWorker(keep.map(({ pathname }) => pathname))
}

async function askWorker(keep: 'all' | readonly string[]): Promise<void> {
  try {
    const { active } = await worker()
    active?.postMessage({ keep })
  } catch {
    // Then it is played with a network only.
  }
}
