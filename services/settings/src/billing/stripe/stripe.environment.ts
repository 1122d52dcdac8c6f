import { EnvironmentError } from '@coverdesk/kit'
import { z } from 'zod'

/** With both keys Stripe takes the money; with none of them the local billing page is in for it (docs/adr/0021). */
export const stripeEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, { error: 'must be a secret key of Stripe, beginning with sk_ or rk_.' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, { error: 'must be the signing secret of the webhook endpoint, beginning with whsec_.' })
    .optional(),
  STRIPE_API_URL: z.url({ error: 'must be an address such as https://api.stripe.com.' }).optional(),
}

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  /** Stripe's own unless given. */
  apiUrl?: string | undefined
}

type StripeEnvironment = z.output<z.ZodObject<typeof stripeEnvironment>>

/** Null without Stripe. @throws EnvironmentError when only one of the two keys is there */
export function stripeKeys(environment: StripeEnvironment): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = environment
  if (!secretKey && !webhookSecret) return null
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl }
  const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
  throw new EnvironmentError(`${missing} is needed: billing by Stripe takes both, its key and its webhook's secret.`)
}
