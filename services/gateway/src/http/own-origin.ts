import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { SecurityPolicy } from './security-headers.ts'

/**
 * Whether a WebSocket is asked for by a page of ours. Browsers send cookies with an upgrade whoever asks, and no header
 * of our own can be demanded (quality bar 5). In development the page may have been opened by another name.
 */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, policy: SecurityPolicy): boolean {
  if (!origin || !URL.canParse(origin)) return false
  if (new URL(policy.publicUrl).origin === origin) return true
  return !policy.production && new URL(origin).host === host && isOwnHost(host, policy)
}

/**
 * Whether a request is for one of our names. In development pages are served under any loopback name, so a site whose name
 * leads to this machine (DNS rebinding) must not pass for us. In production the proxy in front knows the names.
 */
export function isOwnHost(host: string | undefined, { publicUrl, production }: SecurityPolicy): boolean {
  if (production || host === new URL(publicUrl).host) return true
  if (!host || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  // An address is not a name that someone else can lead here.
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
