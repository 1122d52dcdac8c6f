import type { Question } from '@coverdesk/kit'

export const billingLinks = ['PORTAL', 'SUBSCRIPTION', 'PAYMENT_METHOD'] as const
export type BillingLink = (typeof billingLinks)[number]

/**
 * The system that takes an agency's money (docs/adr/0021). What happens there reaches the product as a `BillingEvent`,
 * through `applyBillingEvent`, or as a whole subscription, through `storeSubscription`.
 */
export interface BillingPort {
  /** Where people of an agency do this; null when there is no such place. A path of this origin is right under every name. */
  link(which: BillingLink): string | null
  /** What the gateway asks for `/billing`. */
  questions: Record<string, Question>
  /** Whether it bills on the day for it; otherwise `billing-day` only ends what no one pays for. */
  takesMoney: boolean
}

let port: BillingPort | undefined

/** Chosen once, at the start. */
export const useBillingPort = (chosen: BillingPort): void => {
  port = chosen
}

export function billingPort(): BillingPort {
  if (!port) throw new Error('No billing port was chosen at the start.')
  return port
}
