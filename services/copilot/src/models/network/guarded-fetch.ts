import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { isPrivateAddress } from './private-address.ts'

/** A URL that the product must not ask, as a sentence for whoever entered it. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/**
 * A `fetch` for addresses that people enter. It reaches the public internet over https only, and beside that the hosts that
 * the operator allows. The address is checked when it connects, so no name can point elsewhere in between. It follows no
 * redirects and uses no proxy.
 *
 * @param allowedHosts `host` or `host:port`, in lower case
 * @throws AddressRefused from the call
 */
export function guardedFetch(allowedHosts: readonly string[]): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    checkUrl(url, allowedHosts)
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
    return send(url, request, body, isAllowedHost(url, allowedHosts))
  }
}

/** @throws AddressRefused for what can be seen without asking for the name */
export function checkUrl(url: URL, allowedHosts: readonly string[]): void {
  if (isAllowedHost(url, allowedHosts) && /^https?:$/.test(url.protocol)) return
  if (url.protocol !== 'https:') throw new AddressRefused('Enter an address that begins with https://.')
  if (isIP(hostOf(url)) && isPrivateAddress(hostOf(url))) throw refusalOf(url.host)
}

/** Name servers that are far away, or busy, take a while. In milliseconds. */
const maxLookUp = 5_000

/**
 * Refuses an address before it is stored, where its name leads into a private network or isn't found in time. It is checked
 * again when it connects, because a name can lead elsewhere later.
 *
 * @throws AddressRefused
 */
export async function checkHost(url: URL, allowedHosts: readonly string[], find = lookUpAll): Promise<void> {
  checkUrl(url, allowedHosts)
  if (isAllowedHost(url, allowedHosts)) return
  const addresses = await Promise.race([find(hostOf(url)).catch(() => null), wait(maxLookUp, null, { ref: false })])
  if (!addresses || addresses.length === 0) throw notFound(url.host)
  if (addresses.some(({ address }) => isPrivateAddress(address))) throw refusalOf(url.host)
}

const lookUpAll = (name: string): Promise<LookupAddress[]> => lookUp(name, { all: true })

const notFound = (host: string) => new AddressRefused(`We couldn’t find ${host}. Check the address, or try again.`)

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const isAllowedHost = (url: URL, allowedHosts: readonly string[]): boolean => {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return allowedHosts.some(host => host === url.hostname || host === `${url.hostname}:${port}`)
}

const refusalOf = (host: string) =>
  new AddressRefused(`${host} is in a private network. Ask whoever runs this product to allow it.`)

function send(url: URL, { method, headers, signal }: Request, body: Buffer | undefined, isAllowed: boolean) {
  return new Promise<Response>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
      method,
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
      signal,
      ...(isAllowed ? {} : { lookup: publicLookup }),
    })
    request.once('response', message => resolve(responseOf(message)))
    request.once('error', error => reject(signal.aborted ? signal.reason : error))
    request.end(body)
  })
}

/** Redirects are answers like others: the caller sees a status that it didn't expect. */
function responseOf(message: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const status = message.statusCode ?? 502
  const hasBody = status !== 204 && status !== 205 && status !== 304
  if (!hasBody) message.resume()
  return new Response(hasBody ? (Readable.toWeb(message) as ReadableStream) : null, { status, headers })
}

/** Resolves a name, and refuses it when one of its addresses is private. */
const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return answer(error, '')
    if (addresses.some(({ address }) => isPrivateAddress(address))) return answer(refusalOf(hostname), '')
    const [first] = addresses
    if (options.all) return answer(null, addresses)
    answer(null, first?.address ?? '', first?.family)
  })
}
