import type { PushAddress } from '../../notifications.ts'
import { worker } from '../app/worker.ts'

/** Where this browser takes what the server pushes; undefined where it, or its owner, does not want that. */
export async function subscribe(pushKey: string): Promise<PushAddress | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  try {
    if ((await Notification.requestPermission()) !== 'granted') return undefined
    const { pushManager } = await worker()
    const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    const { endpoint, keys } = subscribed.toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) return undefined
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  } catch {
    return undefined
  }
}
