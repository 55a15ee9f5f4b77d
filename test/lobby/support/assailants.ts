/**
 * Somebody of bad will, in a process of their own, who sends one kind of request after the other as fast as they may, and does
 * not wait for the answers. Each kind begins and ends when they are told to.
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'

export interface Attack {
  name: string
  method: string
  path: string
  /** Cookies of whoever asks. */
  cookie: string
  /** A file with the body. */
  body?: string
  /** They hang up at once when it is sent. */
  hangsUp?: boolean
}

export interface Assault {
  url: string
  /** What `X-Forwarded-For` says: each attack comes from an address of its own there, which owes nothing for the others. */
  network: string
  /** Requests in a second, of each kind. */
  rate: number
  attacks: Attack[]
}

const { url, network, rate, attacks }: Assault = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
/** No more than these are under way. */
const AT_ONCE = 150
const told = createInterface(process.stdin)[Symbol.asyncIterator]()
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

async function run({ name, method, path, cookie, body, hangsUp }: Attack, address: string): Promise<void> {
  const bytes = body === undefined ? undefined : readFileSync(body)
  const counts: Record<string, number> = {}
  let under = 0
  const send = () => {
    if (under >= AT_ONCE) return
    under += 1
    let isOver = false
    const over = (how: string) => {
      if (isOver) return
      isOver = true
      under -= 1
      counts[how] = (counts[how] ?? 0) + 1
    }
    const asked = request(url + path, {
      method,
      agent,
      headers: {
        cookie,
        'x-forwarded-for': address,
        ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
      },
    })
    asked.on('error', () => over('broken'))
    asked.on('response', answer => {
      answer.resume()
      answer.on('close', () => over(String(answer.statusCode)))
    })
    asked.end(bytes, () => {
      if (hangsUp) setTimeout(() => asked.destroy(), 20)
    })
  }
  console.log(`begun ${name}`)
  const sending = setInterval(send, 1000 / rate)
  await told.next()
  clearInterval(sending)
  console.log(JSON.stringify(counts))
}

for (const [i, attack] of attacks.entries()) {
  await told.next()
  await run(attack, `${network}.${i + 1}`)
}
process.exit(0)
