import type { FactField } from '../facts/fact-field.ts'
import type { Line } from '../facts/statement.ts'
import type { Random } from './random.ts'

export interface Insurer {
  name: string
  naic: string
}

/** Amounts in cents. */
export interface Coverage {
  line: Line
  insurer: Insurer
  policyNumber: string
  limits: Partial<Record<FactField, number>>
  deductible: number
  premium: number
}

const prefixes: Record<Line, string> = {
  GENERAL_LIABILITY: 'CGL',
  COMMERCIAL_AUTO: 'BAP',
  UMBRELLA: 'UMB',
  WORKERS_COMPENSATION: 'WCP',
  PROPERTY: 'CPP',
  CYBER: 'CYB',
  PROFESSIONAL_LIABILITY: 'PRO',
  EXCESS: 'XSL',
}

const thousand = 100_000

/** One of each line of business, with limits that the trade writes. */
export function coverageOf(chance: Random, insurer: Insurer): Record<Line, Coverage> {
  const limits = limitsOf(chance)
  const entries = Object.entries(prefixes).map(([line, prefix]) => [
    line,
    {
      line,
      insurer,
      policyNumber: `${prefix} ${chance.between(1000000, 9999999)}-${chance.between(10, 29)}`,
      limits: limits[line as Line],
      deductible: chance.pick([500, 1000, 2500, 5000]) * 100,
      premium: chance.between(1800, 24000) * 100,
    },
  ])
  return Object.fromEntries(entries) as Record<Line, Coverage>
}

function limitsOf(chance: Random): Record<Line, Coverage['limits']> {
  const occurrence = chance.pick([1000, 2000]) * thousand
  const umbrella = chance.pick([1000, 2000, 5000, 10_000]) * thousand
  const employers = chance.pick([500, 1000]) * thousand
  const building = chance.between(90, 640) * 10 * thousand
  const professional = chance.pick([1000, 2000]) * thousand
  return {
    GENERAL_LIABILITY: {
      glPerOccurrenceLimit: occurrence,
      glAggregateLimit: occurrence * 2,
      glProductsAndCompletedOperationsLimit: chance.pick([occurrence, occurrence * 2]),
      glPersonalAndAdvertisingInjuryLimit: occurrence,
      glRentedPremisesDamageLimit: chance.pick([100, 300, 500]) * thousand,
      glMedicalPerPersonLimit: chance.pick([5, 10, 15]) * thousand,
    },
    COMMERCIAL_AUTO: { autoCombinedSingleLimit: chance.pick([750, 1000, 2000]) * thousand },
    UMBRELLA: { umbrellaPerOccurrenceLimit: umbrella, umbrellaAggregateLimit: umbrella },
    WORKERS_COMPENSATION: {
      wcPerAccidentLimit: employers,
      wcPerDiseaseEmployeeLimit: employers,
      wcPerDiseasePolicyLimit: employers * chance.pick([1, 2]),
    },
    PROPERTY: {
      propertyBuildingLimit: building,
      propertyContentsLimit: chance.between(15, 80) * 10 * thousand,
      propertyBusinessIncomeLimit: chance.between(10, 50) * 10 * thousand,
    },
    CYBER: { cyberAggregateLimit: chance.pick([1000, 3000]) * thousand, cyberRetentionLimit: 10 * thousand },
    PROFESSIONAL_LIABILITY: { professionalPerClaimLimit: professional, professionalAggregateLimit: professional * 2 },
    EXCESS: { excessPerOccurrenceLimit: umbrella, excessAggregateLimit: umbrella },
  }
}
