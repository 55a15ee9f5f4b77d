import { lookup } from 'node:dns'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Nobody is waited for longer, in milliseconds. */
const PATIENCE = 10_000

/** Somebody's address that this server does not send to. It says the host alone: what else an address has opens it. */
export class NotOutside extends Error {}

/** Whether it is an address in the internet, and none of a network of one's own. */
export const isOutside = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Finds addresses as ever, but none that is inside: what a name stands for may change at any time. */
const outside: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const inside = addresses?.find(({ address }) => !isOutside(address))
    if (error) found(error, '', 0)
    else if (inside || addresses.length === 0) found(new NotOutside(host), '', 0)
    else if (options.all) found(null, addresses)
    else found(null, addresses[0]!.address, addresses[0]!.family)
  })
}

/** Whether this server may send there: by TLS and to the internet, or anywhere where `inside` allows it. */
export function mayPost(address: string, inside: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (inside) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 || isOutside(host))
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '')

/** Sends something and says how it was answered; what the answer says is not looked at, and leads nowhere else. */
export function post(
  address: string,
  headers: Record<string, string>,
  body: Buffer | string,
  inside: boolean,
): Promise<number> {
  if (!mayPost(address, inside)) return Promise.reject(new NotOutside(hostOf(address)))
  const url = new URL(address)
  const length = { 'Content-Length': String(Buffer.byteLength(body)) }
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, ...length },
    signal: AbortSignal.timeout(PATIENCE),
    ...(!inside && { lookup: outside }),
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((answered, failed) => {
    send(url, options, response => {
      response.destroy()
      answered(response.statusCode ?? 0)
    })
      .on('error', failed)
      .end(body)
  })
}
