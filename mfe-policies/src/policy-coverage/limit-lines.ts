import type { PolicyCoverageFragment } from '../generated/documents'

/** The name of a limit in the policy's details. */
export type LimitName = Exclude<keyof PolicyCoverageFragment['limits'], '__typename'>

interface LimitLine {
  line: string
  limits: readonly (readonly [name: LimitName, label: string])[]
}

/** Every limit, by the line of business that has it. */
export const limitLines: readonly LimitLine[] = [
  {
    line: 'General liability',
    limits: [
      ['glPerOccurrenceLimit', 'Each occurrence'],
      ['glAggregateLimit', 'General aggregate'],
      ['glProductsAndCompletedOperationsLimit', 'Products and completed operations'],
      ['glPersonalAndAdvertisingInjuryLimit', 'Personal and advertising injury'],
      ['glRentedPremisesDamageLimit', 'Damage to rented premises'],
      ['glMedicalPerPersonLimit', 'Medical, each person'],
      ['glMedicalPerOccurrenceLimit', 'Medical, each occurrence'],
    ],
  },
  {
    line: 'Workers compensation',
    limits: [
      ['wcPerAccidentLimit', 'Each accident'],
      ['wcPerDiseaseEmployeeLimit', 'Disease, each employee'],
      ['wcPerDiseasePolicyLimit', 'Disease, policy limit'],
    ],
  },
  {
    line: 'Property',
    limits: [
      ['propertyBuildingLimit', 'Building'],
      ['propertyContentsLimit', 'Contents'],
    ],
  },
  {
    line: 'Cyber',
    limits: [
      ['cyberAggregateLimit', 'Aggregate'],
      ['cyberRetentionLimit', 'Retention'],
    ],
  },
  {
    line: 'Umbrella',
    limits: [
      ['umbrellaPerOccurrenceLimit', 'Each occurrence'],
      ['umbrellaAggregateLimit', 'Aggregate'],
    ],
  },
  {
    line: 'Excess',
    limits: [
      ['excessPerOccurrenceLimit', 'Each occurrence'],
      ['excessAggregateLimit', 'Aggregate'],
    ],
  },
]

/** "General liability: each occurrence": a limit outside of its line. */
export function limitLabel(name: string): string {
  for (const { line, limits } of limitLines) {
    const found = limits.find(([limit]) => limit === name)
    if (found) return `${line}: ${found[1].toLowerCase()}`
  }
  return name
}
