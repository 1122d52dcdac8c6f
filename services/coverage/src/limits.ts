import type { InsuranceType } from './insurance-types.ts'

/** What a limit is for, as far as a request's words tell. */
export type LimitKind = 'OCCURRENCE' | 'AGGREGATE' | 'OTHER'

export interface Limit {
  line: InsuranceType
  /** As people read it within its line. */
  label: string
  kind: LimitKind
}

/** Limits that policies have under these names, in the order of a certificate. */
export const policyLimits = {
  glPerOccurrenceLimit: { line: 'GENERAL_LIABILITY', label: 'Each occurrence', kind: 'OCCURRENCE' },
  glAggregateLimit: { line: 'GENERAL_LIABILITY', label: 'General aggregate', kind: 'AGGREGATE' },
  glProductsAndCompletedOperationsLimit: {
    line: 'GENERAL_LIABILITY',
    label: 'Products and completed operations',
    kind: 'OTHER',
  },
  glPersonalAndAdvertisingInjuryLimit: {
    line: 'GENERAL_LIABILITY',
    label: 'Personal and advertising injury',
    kind: 'OTHER',
  },
  glRentedPremisesDamageLimit: { line: 'GENERAL_LIABILITY', label: 'Damage to rented premises', kind: 'OTHER' },
  glMedicalPerPersonLimit: { line: 'GENERAL_LIABILITY', label: 'Medical, each person', kind: 'OTHER' },
  glMedicalPerOccurrenceLimit: { line: 'GENERAL_LIABILITY', label: 'Medical, each occurrence', kind: 'OTHER' },
  umbrellaPerOccurrenceLimit: { line: 'UMBRELLA', label: 'Each occurrence', kind: 'OCCURRENCE' },
  umbrellaAggregateLimit: { line: 'UMBRELLA', label: 'Aggregate', kind: 'AGGREGATE' },
  excessPerOccurrenceLimit: { line: 'EXCESS', label: 'Each occurrence', kind: 'OCCURRENCE' },
  excessAggregateLimit: { line: 'EXCESS', label: 'Aggregate', kind: 'AGGREGATE' },
  wcPerAccidentLimit: { line: 'WORKERS_COMPENSATION', label: 'Each accident', kind: 'OCCURRENCE' },
  wcPerDiseaseEmployeeLimit: { line: 'WORKERS_COMPENSATION', label: 'Disease, each employee', kind: 'OTHER' },
  wcPerDiseasePolicyLimit: { line: 'WORKERS_COMPENSATION', label: 'Disease, policy limit', kind: 'AGGREGATE' },
  propertyBuildingLimit: { line: 'PROPERTY', label: 'Building', kind: 'OTHER' },
  propertyContentsLimit: { line: 'PROPERTY', label: 'Contents', kind: 'OTHER' },
  cyberAggregateLimit: { line: 'CYBER', label: 'Aggregate', kind: 'AGGREGATE' },
  cyberRetentionLimit: { line: 'CYBER', label: 'Retention', kind: 'OTHER' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof policyLimits

export const limitNames = Object.keys(policyLimits) as LimitName[]

/** Limits that documents state, and that policies have among their further limits. */
export const documentLimits = {
  autoCombinedSingleLimit: { line: 'COMMERCIAL_AUTO', label: 'Combined single limit', kind: 'OCCURRENCE' },
  autoBodilyInjuryPerPersonLimit: { line: 'COMMERCIAL_AUTO', label: 'Bodily injury, each person', kind: 'OTHER' },
  autoBodilyInjuryPerAccidentLimit: {
    line: 'COMMERCIAL_AUTO',
    label: 'Bodily injury, each accident',
    kind: 'OCCURRENCE',
  },
  autoPropertyDamageLimit: { line: 'COMMERCIAL_AUTO', label: 'Property damage', kind: 'OTHER' },
  professionalPerClaimLimit: { line: 'PROFESSIONAL_LIABILITY', label: 'Each claim', kind: 'OCCURRENCE' },
  professionalAggregateLimit: { line: 'PROFESSIONAL_LIABILITY', label: 'Aggregate', kind: 'AGGREGATE' },
  eplAggregateLimit: { line: 'EMPLOYMENT_PRACTICES_LIABILITY', label: 'Aggregate', kind: 'AGGREGATE' },
  dnoAggregateLimit: { line: 'DIRECTORS_AND_OFFICERS', label: 'Aggregate', kind: 'AGGREGATE' },
  propertyBusinessIncomeLimit: { line: 'PROPERTY', label: 'Business income', kind: 'OTHER' },
} as const satisfies Record<string, Limit>

export type DocumentLimitName = keyof typeof documentLimits
