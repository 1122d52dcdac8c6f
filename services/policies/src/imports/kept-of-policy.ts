import type { Types } from 'mongoose'

/** What a row keeps of the policy that it becomes. */
export interface KeptOfPolicy {
  policyId?: Types.ObjectId
  /** The account that was found for it. */
  accountId?: string
  accountName?: string
  /** What it stores where the row does not say it. */
  expiresAt?: string | null
  /** Folded names of carriers and brokers that the agency did not have when the row was checked. */
  newCompanies?: string[]
}
