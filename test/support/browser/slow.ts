/**
 * With `SLOW=1` pages hear and are heard late, each time by another while: what they ask of a server, its answers, and
 * messages of sockets either way. Tests talk to servers as quickly as ever, so what a test reads before a page has sent
 * it is missing each time, and not once in a thousand.
 */
import { Server, type ServerResponse } from 'node:http'
import type { Browser } from 'playwright-core'

const isSlow = Boolean(process.env.SLOW)

/** In milliseconds, at most. */
const REQUEST = 500
const MESSAGE = 150

const late = () => Math.random() * REQUEST

/** In the page: messages are late, and stay in their order. */
const LATE_SOCKETS = `{
  const late = () => new Promise(done => setTimeout(done, Math.random() * ${MESSAGE}))
  const Plain = WebSocket
  globalThis.WebSocket = class extends Plain {
    #sent = Promise.resolve()
    constructor(...args) {
      super(...args)
      let heard = Promise.resolve()
      const own = new WeakSet()
      this.addEventListener('message', event => {
        if (own.has(event)) return
        event.stopImmediatePropagation()
        const again = new MessageEvent('message', { data: event.data })
        own.add(again)
        heard = heard.then(late).then(() => this.dispatchEvent(again))
      })
    }
    send(data) {
      this.#sent = this.#sent.then(late).then(() => this.readyState === 1 && super.send(data))
    }
  }
}`

if (isSlow) {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const [request, response] = args as [{ url: string; headers: { [name: string]: string } }, ServerResponse]
    const isOfPage =
      event === 'request' && request.url.startsWith('/api') && request.headers['sec-fetch-dest']
    if (!isOfPage) return emit.apply(this, [event, ...args] as never)
    const end = response.end.bind(response) as (...last: unknown[]) => ServerResponse
    response.end = ((...last: unknown[]) => {
      setTimeout(() => end(...last), late())
      return response
    }) as ServerResponse['end']
    setTimeout(() => emit.apply(this, [event, ...args] as never), late())
    return true
  } as Server['emit']
}

/** The same browser, whose pages are slow where that is wanted. */
export function slowed(browser: Browser): Browser {
  if (!isSlow) return browser
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    await context.addInitScript(LATE_SOCKETS)
    return context
  }
  return browser
}
