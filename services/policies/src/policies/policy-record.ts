import type { Types } from 'mongoose'
import type {
  CancellationParty,
  CancellationReason,
  CancellationType,
  InsuranceType,
  PaymentInterval,
  PolicyBillingType,
  PolicyMarket,
  PolicyState,
} from '../models/enumerations.ts'
import type { PolicyDetails } from './policy-details.ts'

/** What people say of a policy; of one that is bound its dates say the rest. */
export type Standing = 'BINDING' | 'BOUND' | 'UNKNOWN'

/** Money is cents. */
export interface PolicyPricing {
  billingType: PolicyBillingType | null
  paymentIntervalType: PaymentInterval | null
  premium: number
  agencyFees: number
  brokerFees: number
  policyFees: number
  otherFees: number
  taxes: number
  commissionRate: number | null
  minimumEarnedPremium: number | null
}

export interface PolicyCancellation {
  canceledAt: Date
  canceledBy: CancellationParty
  effectiveAt: string
  type: CancellationType
  reason: CancellationReason
  reasonDescription: string | null
  returnPremium: number | null
  returnCommission: number | null
}

export interface PolicyReinstatement {
  reinstatedAt: Date
  effectiveAt: string
  reasonDescription: string | null
}

/** What people write down about a policy. A day is `2027-01-31`; an id of another area is a text. */
export interface PolicyFacts {
  accountId: string
  contactIds: string[]
  type: InsuranceType
  standing: Standing
  market: PolicyMarket | null
  carrierId: Types.ObjectId | null
  brokerId: Types.ObjectId | null
  agencyUserId: string | null
  quoteNumber: string | null
  policyNumber: string | null
  issuedAt: string | null
  inforceAt: string | null
  expiresAt: string | null
  pricing: PolicyPricing
  details: PolicyDetails
  /** The last one; it holds as long as `reinstatement` is null. */
  cancellation: PolicyCancellation | null
  reinstatement: PolicyReinstatement | null
  previousPolicyIds: Types.ObjectId[]
  nextPolicyIds: Types.ObjectId[]
}

/** What lists need of the account; it follows the account. */
export interface AccountCopy {
  name: string
  /** The folded name that lists are sorted by. */
  sortName: string
  email: string
  contactIds: string[]
}

/** What follows from the facts and the day, kept for lists. */
export interface PolicyStanding {
  state: PolicyState
  isCancellationPending: boolean
  /** The next day on which the dates change the above; null: they never will. */
  movesAt: string | null
  /** `expiresAt` for sorting, with a last day for those that never expire. */
  expiryOrder: string
}

export interface PolicyRecord extends PolicyFacts, PolicyStanding {
  _id: Types.ObjectId
  version: number
  account: AccountCopy
  /** The folded words that a search looks at; only searches read them. */
  words: string[]
  createdAt: Date
  updatedAt: Date
}
