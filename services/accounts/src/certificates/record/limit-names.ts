/** What a limit is for, as far as a request's words tell. */
export type LimitKind = 'OCCURRENCE' | 'AGGREGATE' | 'OTHER'

/** Limits that policies have under these names, as people read them, in the order of a certificate. */
export const limitNames = {
  glPerOccurrenceLimit: ['Each occurrence', 'OCCURRENCE'],
  glAggregateLimit: ['General aggregate', 'AGGREGATE'],
  glProductsAndCompletedOperationsLimit: ['Products and completed operations', 'OTHER'],
  glPersonalAndAdvertisingInjuryLimit: ['Personal and advertising injury', 'OTHER'],
  glRentedPremisesDamageLimit: ['Damage to rented premises', 'OTHER'],
  glMedicalPerPersonLimit: ['Medical, each person', 'OTHER'],
  glMedicalPerOccurrenceLimit: ['Medical, each occurrence', 'OTHER'],
  umbrellaPerOccurrenceLimit: ['Each occurrence', 'OCCURRENCE'],
  umbrellaAggregateLimit: ['Aggregate', 'AGGREGATE'],
  excessPerOccurrenceLimit: ['Each occurrence', 'OCCURRENCE'],
  excessAggregateLimit: ['Aggregate', 'AGGREGATE'],
  wcPerAccidentLimit: ['Each accident', 'OCCURRENCE'],
  wcPerDiseaseEmployeeLimit: ['Disease, each employee', 'OTHER'],
  wcPerDiseasePolicyLimit: ['Disease, policy limit', 'AGGREGATE'],
  propertyBuildingLimit: ['Building', 'OTHER'],
  propertyContentsLimit: ['Contents', 'OTHER'],
  cyberAggregateLimit: ['Aggregate', 'AGGREGATE'],
  cyberRetentionLimit: ['Retention', 'OTHER'],
} as const satisfies Record<string, readonly [label: string, kind: LimitKind]>

export type LimitName = keyof typeof limitNames

/** The kind of a limit that has a name of its own, such as `Combined single limit`. */
export function kindOfName(name: string): LimitKind {
  if (/aggregate/i.test(name)) return 'AGGREGATE'
  return /occurrence|claim|accident|single limit/i.test(name) ? 'OCCURRENCE' : 'OTHER'
}
