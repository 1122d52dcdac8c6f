import { type LimitName, limitNames, policyLimits } from '@coverdesk/coverage'

const liability = {
  glPerOccurrenceLimit: 1_000_000,
  glAggregateLimit: 2_000_000,
  glProductsAndCompletedOperationsLimit: 2_000_000,
  glPersonalAndAdvertisingInjuryLimit: 1_000_000,
  glRentedPremisesDamageLimit: 300_000,
  glMedicalPerPersonLimit: 10_000,
}
const property = { propertyBuildingLimit: 2_400_000, propertyContentsLimit: 650_000 }
const workers = {
  wcPerAccidentLimit: 1_000_000,
  wcPerDiseaseEmployeeLimit: 1_000_000,
  wcPerDiseasePolicyLimit: 1_000_000,
}

interface DemoLimits {
  named?: Partial<Record<LimitName, number>>
  extra?: Record<string, number>
}

/** What the demo's policies of each line are good for, in whole dollars. */
const limits: Record<string, DemoLimits> = {
  GENERAL_LIABILITY: { named: liability },
  PRODUCT_LIABILITY: { named: liability },
  UMBRELLA: {
    named: { umbrellaPerOccurrenceLimit: 5_000_000, umbrellaAggregateLimit: 5_000_000 },
    extra: { 'Self-insured retention': 10_000 },
  },
  EXCESS: { named: { excessPerOccurrenceLimit: 10_000_000, excessAggregateLimit: 10_000_000 } },
  WORKERS_COMPENSATION: { named: workers },
  PACKAGE: {
    named: { ...liability, ...property },
    extra: { 'Business income': 750_000, 'Spoilage of stock': 100_000 },
  },
  BUSINESS_OWNERS: { named: { ...liability, ...property }, extra: { 'Business income': 250_000 } },
  COMMERCIAL_AUTO: {
    extra: { 'Combined single limit': 1_000_000, 'Uninsured motorists': 1_000_000, 'Medical payments': 5_000 },
  },
  PROFESSIONAL_LIABILITY: { extra: { 'Each claim': 1_000_000, Aggregate: 3_000_000, Retention: 5_000 } },
  SHIPPING_AND_TRANSPORTATION: { extra: { 'Cargo, each vehicle': 250_000, 'Refrigeration breakdown': 50_000 } },
}

export function demoLimitsOf(type: string): { label: string; amount: number }[] {
  const { named = {}, extra = {} } = limits[type] ?? {}
  const asLimit = (label: string, dollars: number) => ({ label, amount: dollars * 100 })
  const ofNames = limitNames.flatMap(name => (named[name] ? [asLimit(policyLimits[name].label, named[name])] : []))
  return [...ofNames, ...Object.entries(extra).map(([label, dollars]) => asLimit(label, dollars))]
}

/** Lines whose policies have a blanket endorsement for additional insureds in the demo. */
export const withBlanket: readonly string[] = [
  ...['GENERAL_LIABILITY', 'PRODUCT_LIABILITY', 'UMBRELLA', 'EXCESS'],
  ...['PACKAGE', 'BUSINESS_OWNERS', 'COMMERCIAL_AUTO'],
]
