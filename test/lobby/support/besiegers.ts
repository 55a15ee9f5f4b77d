/**
 * Spectators of bad will, in a process of their own: many sockets of one address that ask for everything again and
 * again. They speak the protocol by hand, because a proper client would be busier than the server with what they ask for.
 */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'

export interface Siege {
  url: string
  game: string
  room: string
  /** What `X-Forwarded-For` says. */
  address: string
  sockets: number
  /** So often a second each of them says `sync`. */
  rate: number
  /** They read what they are sent. Otherwise they only go on answering pings. */
  reads: boolean
  /** How long it lasts, from when all are in. */
  milliseconds: number
  /** It is over when one of them is thrown out. */
  untilClosed: boolean
}

/** How often they were let in, turned away at the door, and thrown out. */
export interface Losses {
  opened: number
  refused: number
  closed: number
}

const siege: Siege = JSON.parse(process.argv[2]!)
const { url, game, room, address, sockets, rate, reads, milliseconds } = siege
const losses: Losses = { opened: 0, refused: 0, closed: 0 }
const crowd = new Set<Socket>()
let opening = 0

/** A text frame. Clients mask what they send; with nothing, here. */
function frame(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = Buffer.from([0x81, 0x80 | Math.min(bytes.length, 126)])
  const long = bytes.length < 126 ? Buffer.alloc(0) : Buffer.from([bytes.length >> 8, bytes.length & 255])
  return Buffer.concat([head, long, Buffer.alloc(4), bytes])
}

const PONG = frame('3')
const CONNECT = frame(`40/${game},`)
const SYNC = frame(`42/${game},${JSON.stringify(['sync', room, null])}`)

function open(): void {
  opening += 1
  const asked = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-version': '13',
      'x-forwarded-for': address,
      ...(reads && { 'sec-websocket-extensions': 'permessage-deflate' }),
    },
  })
  const refused = () => {
    opening -= 1
    losses.refused += 1
  }
  asked.on('error', refused)
  asked.on('response', answer => {
    answer.resume()
    refused()
  })
  asked.on('upgrade', (_, socket) => {
    opening -= 1
    losses.opened += 1
    if (losses.opened === sockets) begin()
    crowd.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      crowd.delete(socket)
      losses.closed += 1
      if (siege.untilClosed) end()
    })
    if (reads) socket.resume()
    else socket.pause()
    socket.write(CONNECT)
  })
  asked.end()
}

function begin(): void {
  console.log('begun')
  setInterval(() => {
    for (const socket of crowd) socket.write(SYNC)
  }, 1000 / rate)
  setTimeout(end, milliseconds)
}

function end(): void {
  console.log(JSON.stringify(losses))
  process.exit(0)
}

setInterval(() => {
  while (crowd.size + opening < sockets) open()
}, 100)
setInterval(() => {
  for (const socket of crowd) socket.write(PONG)
}, 5000)
