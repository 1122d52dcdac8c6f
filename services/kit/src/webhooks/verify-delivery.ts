import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Verification } from './webhook.ts'

/** How far the sender's clock and ours may be apart, and how long a delivery may be under way, in milliseconds. */
const tolerance = 5 * 60_000

/**
 * Whether a delivery comes from who knows the secret, and now: HMAC-SHA256 over `id.timestamp.body`, as Standard Webhooks
 * have it. The id is signed too; otherwise a delivery could be sent once more under another one.
 *
 * @param body the bytes as they came
 * @returns the delivery's id, or null
 */
export function verifyDelivery(
  secret: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: number = Date.now(),
): string | null {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return null
  if (!/^[\w.-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return null
  if (Math.abs(now - Number(timestamp) * 1_000) > tolerance) return null
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest()
  // A sender that changes its secret signs with both for a while.
  const isSigned = signatures.split(' ').some(given => isEqual(given, expected))
  return isSigned ? id : null
}

/**
 * The signature of Standard Webhooks, which most senders use.
 * @param secret what both sides know
 */
export const standardSignature =
  (secret: string): Verification =>
  (headers, body) =>
    verifyDelivery(secret, headers, body)

/** In the same time, however much of it is right. */
function isEqual(signature: string, expected: Buffer) {
  const [version, value = ''] = signature.split(',')
  const given = Buffer.from(value, 'base64')
  return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
}
