import type { IncomingMessage } from 'node:http'
import type { SecurityPolicy } from '../http/security-headers.ts'

/**
 * Whether a WebSocket is asked for by a page of ours. Browsers send cookies with an upgrade whoever asks, and no header
 * of our own can be demanded (quality bar 5). In development the page may have been opened by another name.
 */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, policy: SecurityPolicy): boolean {
  if (!origin || !URL.canParse(origin)) return false
  if (new URL(policy.publicUrl).origin === origin) return true
  return !policy.production && new URL(origin).host === host
}
