/** Where a server under test sends things to: mail, browsers' push services and webhooks, all on this machine. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { PushAddress } from '../../../lobby/notifications.ts'

export interface Posted {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Takes whatever is posted, and answers as it is told. */
export async function postSink() {
  const posted: Posted[] = []
  const sink = { url: '', status: 201, posted, end: () => new Promise(ended => server.close(ended)) }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    posted.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(sink.status, { location: '/elsewhere' }).end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  sink.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return sink
}

/** Takes mail. */
export async function mailSink() {
  const mails: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, taken) {
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: readable(await text(stream)) })
      taken()
    },
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    end: () => new Promise<void>(ended => server.close(ended)),
  }
}

/** A mail without the ways in which its lines and letters were written down. */
function readable(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const isBase64 = /transfer-encoding: base64/i.test(head)
  const plain = isBase64
    ? Buffer.from(body, 'base64').toString()
    : body
        .replace(/=\r\n/g, '')
        .replace(/(=[\dA-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
  return `${head}\n\n${plain}`
}

/** A browser that has subscribed to what a server pushes. */
export class Subscribed {
  readonly address: PushAddress
  private readonly own: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor(service: string) {
    const p256dh = this.own.generateKeys('base64url')
    this.address = { endpoint: `${service}/push/1`, keys: { p256dh, auth: this.auth.toString('base64url') } }
  }

  /** What was pushed: only this browser can read it (RFC 8291). */
  read({ body }: Posted): unknown {
    const salt = body.subarray(0, 16)
    const length = body[20]!
    const theirs = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own.getPublicKey(), theirs])
    const secret = Buffer.from(hkdfSync('sha256', this.own.computeSecret(theirs), this.auth, info, 32))
    const derive = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, size))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    const sealed = body.subarray(21 + length)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

/** Whether a push was signed by whoever has the key that the browser was given. */
export function isSigned({ headers }: Posted, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const [head, claims, signature = ''] = token.split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  return verify(
    'sha256',
    signed,
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}
