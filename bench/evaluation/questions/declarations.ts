import type { Asked } from './asked.ts'

const gl = 'GENERAL_LIABILITY'
const property = 'PROPERTY'

/** About policies. */
export const declarationQuestions: readonly Asked[] = [
  { document: 'a-1', text: 'whats the each occ limit on the GL?', field: 'glPerOccurrenceLimit', line: gl },
  { document: 'a-1', text: 'when does this policy expire', field: 'expirationDate' },
  { document: 'a-1', text: 'BI limit?', field: 'propertyBusinessIncomeLimit', line: property },
  { document: 'a-1', text: 'how much is the total incl. taxes and fees', field: 'totalCost' },
  { document: 'a-1', text: 'who is the carrier', field: 'insurerName' },
  { document: 'a-3', text: 'What is the med pay limit?', field: 'glMedicalPerPersonLimit', line: gl },
  { document: 'a-3', text: 'policy # please', field: 'policyNumber' },
  {
    document: 'a-3',
    text: 'Damage to rented premises - how much do they have',
    field: 'glRentedPremisesDamageLimit',
    line: gl,
  },
  { document: 'a-5', text: 'eff date?', field: 'effectiveDate' },
  {
    document: 'a-5',
    text: 'How much coverage is there on the building?',
    field: 'propertyBuildingLimit',
    line: property,
  },
  { document: 'a-5', text: 'how many hours do we have to report an accident', words: 'seventy-two hours' },
  {
    document: 'r-1',
    text: 'products completed ops agg on this one?',
    field: 'glProductsAndCompletedOperationsLimit',
    line: gl,
  },
  { document: 'r-1', text: 'contents / BPP limit', field: 'propertyContentsLimit', line: property },
  { document: 'r-1', text: 'What does the property part cost?', field: 'premium', line: property },
  { document: 'r-2', text: 'Where is the insured located?', field: 'insuredAddress' },
  { document: 'r-2', text: 'can the carrier inspect the premises?', words: 'The company may inspect the premises' },
  {
    document: 'r-2',
    text: 'pesonal and advertising injury limit',
    field: 'glPersonalAndAdvertisingInjuryLimit',
    line: gl,
  },
  { document: 'r-3', text: 'Name of the insured as it reads on the policy', field: 'insuredName' },
  { document: 'r-3', text: 'who wrote this, which agency is the producer', field: 'producerName' },
  { document: 'a-1', text: 'Is there any crime coverage?', absent: true },
  { document: 'a-1', text: 'whats the cyber limit', absent: true },
  { document: 'a-3', text: 'Does the policy say anything about liquor liability?', absent: true },
  { document: 'r-1', text: 'Whats the flood deductible?', absent: true },
  { document: 'r-2', text: 'umbrella limit?', absent: true },
]
