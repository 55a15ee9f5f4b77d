/** Where a browser keeps passkeys: it makes them, and signs what a site asks it to, as WebAuthn has it. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer) => data.toString('base64url')

/** Little of CBOR: texts, bytes, small numbers, and maps of them. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export class Authenticator {
  readonly id = randomBytes(16)
  /** The site that its page comes from. */
  origin: string
  /** Its user has shown who they are, with a finger, say. */
  verifies = true
  counter = 0
  private readonly privateKey: KeyObject
  private readonly publicKey: KeyObject
  private user = ''

  constructor(origin: string) {
    this.origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = privateKey
    this.publicKey = publicKey
  }

  /** What a page answers with that was asked to make a passkey. */
  make({ challenge, rp, user }: { challenge: string; rp: { id?: string }; user: { id: string } }) {
    this.user = user.id
    const { x, y } = this.publicKey.export({ format: 'jwk' })
    const point = (part: string) => Buffer.from(part, 'base64url')
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x!)],
        [-3, point(y!)],
      ]),
    )
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key])
    const authData = Buffer.concat([this.head(rp.id!, ATTESTED), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.credential({
      clientDataJSON: text(this.clientData('webauthn.create', challenge)),
      attestationObject: text(cbor(attestation)),
      transports: ['internal'],
    })
  }

  /** What a page answers with that was asked to sign. */
  sign({ challenge, rpId }: { challenge: string; rpId?: string }) {
    const data = this.clientData('webauthn.get', challenge)
    const head = this.head(rpId!, 0)
    const signature = sign('sha256', Buffer.concat([head, sha256(data)]), this.privateKey)
    return this.credential({
      clientDataJSON: text(data),
      authenticatorData: text(head),
      signature: text(signature),
      userHandle: this.user,
    })
  }

  private credential(response: object) {
    const id = text(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private head(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.counter)
    const shown = flags | PRESENT | (this.verifies ? VERIFIED : 0)
    return Buffer.concat([sha256(site), Buffer.from([shown]), counter])
  }
}
