export type BillingLink = 'PORTAL' | 'SUBSCRIPTION' | 'PAYMENT_METHOD'

/**
 * The system that takes an agency's money (docs/adr/0021). What happens there reaches the product as a `BillingEvent`,
 * through `applyBillingEvent`.
 */
export interface BillingPort {
  /** Where people of an agency do this; null when there is no such place. Links may be good for one visit only. */
  link(agencyId: string, which: BillingLink): Promise<string | null>
}
