import type { FieldName } from '@coverdesk/coverage'

/** What an application is checked for, by the coverage lines of the form (specification 3 §2). */
const fieldsByLine = {
  'Business Operations': [
    ...(['insuredName', 'insuredAddress', 'operations', 'annualRevenue', 'employeeCount', 'yearsInBusiness'] as const),
    ...(['effectiveDate', 'expirationDate', 'glPerOccurrenceLimit', 'glAggregateLimit', 'deductible'] as const),
  ],
  'Workers Compensation': [
    ...(['annualPayroll', 'wcPerAccidentLimit', 'wcPerDiseaseEmployeeLimit', 'wcPerDiseasePolicyLimit'] as const),
  ],
  'Property Coverage': [
    ...(['yearBuilt', 'propertyBuildingLimit', 'propertyContentsLimit', 'propertyBusinessIncomeLimit'] as const),
    'windHailDeductible',
  ],
  'Auto Coverage': [
    ...(['autoCombinedSingleLimit', 'autoBodilyInjuryPerPersonLimit', 'autoBodilyInjuryPerAccidentLimit'] as const),
    'autoPropertyDamageLimit',
  ],
} as const satisfies Record<string, readonly FieldName[]>

export type CoverageLine = keyof typeof fieldsByLine

const coverageLines = Object.keys(fieldsByLine) as CoverageLine[]

/** The lines that a person chose in the form; Business Operations is always one of them. */
export function chosenLines(message: string): CoverageLine[] {
  const [, written = ''] = /^Coverage lines: (.+)$/m.exec(message) ?? []
  const chosen = written.split(',').map(name => name.trim())
  return coverageLines.filter(line => line === 'Business Operations' || chosen.includes(line))
}

export const fieldsOfLine = (line: CoverageLine): readonly FieldName[] => fieldsByLine[line]

/** What each application should say: its absence is asked about. */
export const neededOfLine: Readonly<Record<CoverageLine, readonly FieldName[]>> = {
  'Business Operations': ['insuredName', 'operations', 'annualRevenue', 'employeeCount', 'yearsInBusiness'],
  'Workers Compensation': ['annualPayroll'],
  'Property Coverage': ['yearBuilt', 'propertyBuildingLimit', 'propertyContentsLimit'],
  'Auto Coverage': ['autoCombinedSingleLimit'],
}
