import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect } from 'chai'

const SOURCE = readFileSync(new URL('../../lobby/web/public/notifications.js', import.meta.url), 'utf8')

/** The service worker of the pages, in a browser where these pages are open. */
function worker(open: string[] = []) {
  const seen: string[] = []
  let notified: { data?: unknown } = {}
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    location: 'https://games.example/notifications.js',
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    registration: {
      showNotification: async (title: string, look: { body: string; data: unknown }) => {
        seen.push(`${title}: ${look.body}`)
        notified = look
      },
    },
    clients: {
      get: async (id: string) =>
        open.includes(id) ? { focus: async () => seen.push(`focus ${id}`) } : undefined,
      openWindow: async (path: string) => seen.push(`open ${path}`),
    },
  }
  runInNewContext(SOURCE, { self, URL })
  const happen = async (name: string, event: object = {}) => {
    let done: Promise<unknown> | undefined
    listeners[name]!({
      ...event,
      waitUntil: (work: Promise<unknown>) => {
        done = work
      },
    })
    await done
  }
  const click = () =>
    happen('notificationclick', { notification: { ...notified, close: () => seen.push('close') } })
  return { seen, happen, click }
}

describe('pages: what shows notifications', () => {
  const pushed = { title: 'Friday waits for you', body: 'Lock a place.', path: '/table/x' }

  it('shows what was pushed while no page was there, and leads to its table', async () => {
    const { seen, happen, click } = worker()
    await happen('push', { data: { json: () => pushed } })
    await click()
    expect(seen).to.deep.equal(['Friday waits for you: Lock a place.', 'close', 'open /table/x'])
  })

  it('brings the page that asked for one to the front', async () => {
    const { seen, happen, click } = worker(['page 1'])
    const ports = [{ postMessage: (done: boolean) => seen.push(`shown ${done}`) }]
    const { title, body, path } = pushed
    await happen('message', { data: { title, options: { body }, path }, source: { id: 'page 1' }, ports })
    await click()
    expect(seen).to.deep.equal(['Friday waits for you: Lock a place.', 'shown true', 'close', 'focus page 1'])
  })
})
