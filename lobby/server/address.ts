import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import type { Config } from './config.ts'

/** Of an IPv6 address, the part that one customer of a provider gets: they may use any address in it. */
const CUSTOMER = 64

/** Whom limits count: an IPv4 address, or a network of IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${CUSTOMER}`)}/${CUSTOMER}`
}

/** The address that a request comes from, as Koa determines it. */
export function addressOf(config: Config, request: IncomingMessage): string {
  const forwarded = config.trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last || request.socket.remoteAddress || ''
}
