import type { InsuranceType, LimitName } from '../models/enumerations.ts'

/** What the policy's documents say that it covers. Money is cents; null: they say nothing. */
export interface PolicyDetails {
  policyNumber: string | null
  summary: string | null
  carrier: PolicyParty | null
  insured: PolicyParty | null
  deductible: number | null
  limits: PolicyLimits
  extraLimits: { name: string; limit: number }[]
  locations: PolicyLocation[]
  namedAdditionalInsureds: PolicyParty[]
  blanketAdditionalInsureds: { type: string; description: string | null }[]
  lineTerms: PolicyLineTerms[]
  coverageDescriptions: PolicyStatement[]
  exclusionDescriptions: PolicyStatement[]
}

export type PolicyLimits = Partial<Record<LimitName, number | null>>

export interface PolicyAddress {
  line1: string
  line2: string | null
  city: string
  zone: string
  postalCode: string
}

export interface PolicyParty {
  name: string
  address: PolicyAddress | null
}

export interface PolicyLocation {
  address: PolicyAddress
  propertyBuildingLimit: number | null
  propertyContentsLimit: number | null
}

/** What the policy gives others in a line of business. Null: its documents don’t say. */
export interface PolicyLineTerms {
  line: InsuranceType
  additionalInsured: boolean | null
  waiverOfSubrogation: boolean | null
  primaryNonContributory: boolean | null
}

export interface PolicyStatement {
  title: string
  description: string | null
  /** Word by word. */
  policyQuotes: string[]
}

export const noDetails: PolicyDetails = {
  policyNumber: null,
  summary: null,
  carrier: null,
  insured: null,
  deductible: null,
  limits: {},
  extraLimits: [],
  locations: [],
  namedAdditionalInsureds: [],
  blanketAdditionalInsureds: [],
  lineTerms: [],
  coverageDescriptions: [],
  exclusionDescriptions: [],
}
