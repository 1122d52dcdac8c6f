import { createHmac } from 'node:crypto'

/** The headers by which a third party signs a delivery. */
export function signDelivery(
  secret: string,
  body: string,
  { id = 'delivery-1', at = Date.now() } = {},
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
