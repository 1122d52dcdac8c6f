import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Webhook } from '@coverdesk/kit'

/** How far the provider's clock and ours may be apart, and how long a delivery may be under way, in milliseconds. */
const tolerance = 5 * 60_000

const header = /^v=(\d{1,15}),d=([0-9a-f]{64})$/i

/**
 * `x-retell-signature: v={unix_ms},d={hex}`: HMAC-SHA256 by the API key over the bytes of the body, followed by the time.
 *
 * @returns the digest of the body, which a delivery that comes again has, too; null where it is not signed as agreed
 */
export const retellSignature =
  (apiKey: string, now: () => number = Date.now): Webhook['verify'] =>
  ({ 'x-retell-signature': signature }, body) => {
    const [, time = '', given = ''] = header.exec(typeof signature === 'string' ? signature : '') ?? []
    if (!time || Math.abs(now() - Number(time)) > tolerance) return null
    const expected = createHmac('sha256', apiKey).update(body).update(time).digest()
    if (!timingSafeEqual(Buffer.from(given, 'hex'), expected)) return null
    return createHash('sha256').update(body).digest('hex')
  }

/** Signs as Retell does, for tests and for the demo's call. */
export function signedAsRetell(apiKey: string, body: string, at: number = Date.now()): Record<string, string> {
  const digest = createHmac('sha256', apiKey).update(body).update(String(at)).digest('hex')
  return { 'x-retell-signature': `v=${at},d=${digest}` }
}
