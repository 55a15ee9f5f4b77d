/**
 * Service worker: shows notifications where pages may not do so themselves, as on Android, and what the server pushes
 * while no page is there. Brings who clicks one back to the page that asked for it, or to the table. It stands between
 * the pages and nothing: no request passes here, nothing is kept.
 */
self.addEventListener('message', event => {
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
  const look = { body, data: { path }, tag: 'starboard-turn', renotify: true, icon: '/favicon-turn.svg' }
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
