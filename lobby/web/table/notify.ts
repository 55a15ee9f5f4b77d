import { fileBeside } from '../app/place.ts'
import { worker } from '../app/worker.ts'

/** Shows a notification that leads back to this page; false where the browser lets nobody do so. */
export async function notify(title: string, body: string): Promise<boolean> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return false
  // One at a time; a new one is as loud as the first.
  const look = { body, tag: 'starboard-turn', renotify: true, icon: fileBeside('favicon-turn.svg') }
  try {
    const note = new Notification(title, look)
    note.onclick = () => {
      window.focus()
      note.close()
    }
    return true
  } catch {
    // On phones pages may not, but service workers may.
    return notifyByWorker({ title, options: look, path: location.pathname + location.hash })
  }
}

/** The worker answers whether it could show what it was sent. */
async function notifyByWorker(note: {
  title: string
  options: NotificationOptions
  path: string
}): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const { active } = await worker()
    return await new Promise(answer => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => answer(data === true)
      active!.postMessage(note, [port2])
    })
  } catch {
    return false
  }
}
