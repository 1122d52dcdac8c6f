import type { DemoAccount } from '@coverdesk/kit'
import type { CancellationParty, CancellationReason, CancellationType, InsuranceType } from '../models/enumerations.ts'
import type { PolicyParty } from '../policies/policy-details.ts'
import type { DemoCarrier } from './demo-carriers.ts'

/** Days count from the day of the seed: -30 is a month ago. */
export interface DemoCancellation {
  noted: number
  effective: number
  by?: CancellationParty
  type?: CancellationType
  reason?: CancellationReason
  why?: string
  /** Reinstated on this day. */
  reinstated?: number
}

/** A client's policy of one line, with the ones that it renewed. */
export interface DemoPolicy {
  account: DemoAccount
  line: InsuranceType
  carrier: DemoCarrier | null
  /** Whole dollars a year. */
  premium: number
  /** The day on which the last term begins. */
  begins: number
  /** How many terms there were; each renews the one before. */
  terms: number
  standing: 'BINDING' | 'BOUND' | 'UNKNOWN'
  broker?: DemoCarrier
  /** Who looks after it, by their number in the demo; null: no one. */
  assignee?: number | null
  cancellation?: DemoCancellation
  /** No one has recorded yet what it covers. */
  bare?: true
  additionalInsureds?: PolicyParty[]
  documents?: number
}

type Rest = Partial<Omit<DemoPolicy, 'account' | 'line' | 'carrier' | 'premium' | 'begins'>>

/** One line per policy keeps the table readable. */
export const policiesOf =
  (account: DemoAccount) =>
  (line: InsuranceType, carrier: DemoCarrier | null, premium: number, begins: number, rest: Rest = {}): DemoPolicy => ({
    ...{ account, line, carrier, premium, begins },
    ...{ terms: 1, standing: 'BOUND' },
    ...rest,
  })
