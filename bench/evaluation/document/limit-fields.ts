import type { FactField } from '../facts/fact-field.ts'
import type { Line } from '../facts/statement.ts'

/** Limits, and the line of business of each. */
export const limitFields: readonly { field: FactField; line: Line }[] = [
  { field: 'glPerOccurrenceLimit', line: 'GENERAL_LIABILITY' },
  { field: 'glAggregateLimit', line: 'GENERAL_LIABILITY' },
  { field: 'glProductsAndCompletedOperationsLimit', line: 'GENERAL_LIABILITY' },
  { field: 'glPersonalAndAdvertisingInjuryLimit', line: 'GENERAL_LIABILITY' },
  { field: 'glRentedPremisesDamageLimit', line: 'GENERAL_LIABILITY' },
  { field: 'glMedicalPerPersonLimit', line: 'GENERAL_LIABILITY' },
  { field: 'glMedicalPerOccurrenceLimit', line: 'GENERAL_LIABILITY' },
  { field: 'autoCombinedSingleLimit', line: 'COMMERCIAL_AUTO' },
  { field: 'autoBodilyInjuryPerPersonLimit', line: 'COMMERCIAL_AUTO' },
  { field: 'umbrellaPerOccurrenceLimit', line: 'UMBRELLA' },
  { field: 'umbrellaAggregateLimit', line: 'UMBRELLA' },
  { field: 'umbrellaRetention', line: 'UMBRELLA' },
  { field: 'wcPerAccidentLimit', line: 'WORKERS_COMPENSATION' },
  { field: 'wcPerDiseaseEmployeeLimit', line: 'WORKERS_COMPENSATION' },
  { field: 'wcPerDiseasePolicyLimit', line: 'WORKERS_COMPENSATION' },
  { field: 'propertyBuildingLimit', line: 'PROPERTY' },
  { field: 'propertyContentsLimit', line: 'PROPERTY' },
  { field: 'propertyBusinessIncomeLimit', line: 'PROPERTY' },
  { field: 'cyberAggregateLimit', line: 'CYBER' },
  { field: 'cyberRetentionLimit', line: 'CYBER' },
  { field: 'professionalPerClaimLimit', line: 'PROFESSIONAL_LIABILITY' },
]
