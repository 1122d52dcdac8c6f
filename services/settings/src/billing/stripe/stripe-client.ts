import type Stripe from 'stripe'
import type { StripeKeys } from './stripe.environment.ts'

export type OpenStripe = () => Promise<Stripe>

/** People wait for it, and the gateway gives up after 3 s; in milliseconds. */
const timeout = 2_500

/** Opens the official SDK when it is first needed: without Stripe it costs no memory. */
export function stripeClient({ secretKey, apiUrl }: StripeKeys): OpenStripe {
  let opening: Promise<Stripe> | undefined
  return () => {
    opening ??= open(secretKey, apiUrl)
    return opening
  }
}

async function open(secretKey: string, apiUrl: string | undefined): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const config = { timeout: timeout, maxNetworkRetries: 0, telemetry: false }
  if (!apiUrl) return new Client(secretKey, config)
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return new Client(secretKey, {
    ...config,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  })
}
