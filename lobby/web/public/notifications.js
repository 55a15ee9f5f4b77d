/**
 * Service worker. It shows notifications where pages may not do so themselves, as on Android, and what the server pushes
 * while no page is there, and brings who clicks one back to the page that asked for it, or to the table.
 *
 * And it keeps the shell: what the front page of this very build is made of, and a while later all pages and games, for
 * when there is no network. Pages come from the server whenever it answers. Of what the server says about matches or
 * people nothing is kept: `/api` and `/socket.io` do not pass here.
 */
try {
  // Written down by the build; there is none in development.
  importScripts('shell.js')
} catch {
  self.shell = undefined
}

/** @type {{ version: string, entry: string, files: string[], all: string[] } | undefined} */
const shell = self.shell
const kept = `shell ${shell?.version}`

/** The path of a file of these pages, which may lie below any folder of their host. */
const at = file => new URL(file, self.location).pathname

self.addEventListener('install', event => {
  self.skipWaiting()
  event.waitUntil(keepShell())
})

// The page that was opened first is given what is kept, too.
self.addEventListener('activate', event => event.waitUntil(dropOthers().then(() => self.clients.claim())))

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (
    !shell ||
    request.method !== 'GET' ||
    origin !== self.location.origin ||
    pathname.startsWith(at('api/'))
  )
    return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async error => (await ofKept(at('./'))) ?? Promise.reject(error)))
  else if (pathname.startsWith(at('assets/')) || shell.files.some(file => at(file) === pathname))
    event.respondWith(ofKept(pathname).then(found => found ?? fetch(request)))
})

/** Keeps the front page; not while the server is another build than this worker, as during an update of several. */
async function keepShell() {
  if (!shell) return
  const page = await fetch(at('./'), { cache: 'no-store', credentials: 'omit' })
  if (!page.ok || !(await page.clone().text()).includes(shell.entry)) throw new Error('another build')
  const cache = await caches.open(kept)
  await cache.addAll(shell.files.map(at))
  await cache.put(at('./'), page)
}

/** No other build is kept. */
async function dropOthers() {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name)
}

/** Opens nothing: a page of the build before may still ask when its files have been dropped. */
const ofKept = path => caches.match(path, { cacheName: kept, ignoreVary: true })

/** Keeps more of this build, which a page asks for. Another build, which has to wait until this is done, ends it. */
async function keepMore(paths) {
  if (!shell || !(await caches.has(kept))) return
  const cache = await caches.open(kept)
  for (const path of paths) {
    if (self.registration.installing || self.registration.waiting) return
    if (path.startsWith(at('assets/')) && !(await cache.match(path, { ignoreVary: true })))
      await cache.add(path).catch(() => {})
  }
}

self.addEventListener('message', event => {
  const { keep } = event.data
  if (keep) return event.waitUntil(keepMore(keep === 'all' ? (shell?.all.map(at) ?? []) : keep))
  const { title, options, path } = event.data
  const data = { path, page: event.source.id }
  const shown = self.registration.showNotification(title, { ...options, data }).then(
    () => true,
    () => false,
  )
  event.waitUntil(shown.then(done => event.ports[0].postMessage(done)))
})

self.addEventListener('push', event => {
  const { title, body, path } = event.data.json()
  const look = { body, data: { path }, tag: 'starboard-turn', renotify: true, icon: at('favicon-turn.svg') }
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(comeBack(event.notification.data))
})

/** Brings the page to the front, wherever in the lobby it is now; where it was closed, opens its table anew. */
async function comeBack({ path, page }) {
  const open = page && (await self.clients.get(page))
  if (open) await open.focus()
  else await self.clients.openWindow(path)
}
