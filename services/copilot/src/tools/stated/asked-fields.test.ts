import { expect, it } from 'vitest'
import { askedField } from './asked-fields.ts'

it.each([
  ['whats the each occ limit on the GL?', 'glPerOccurrenceLimit', ['GENERAL_LIABILITY']],
  ['WC policy number?', 'policyNumber', ['WORKERS_COMPENSATION']],
  ['when does this policy expire', 'expirationDate', []],
  ['SIR on the umbrella?', 'deductible', ['UMBRELLA']],
  ['Where is the insured located?', 'insuredAddress', []],
  ['umbrella limit?', 'umbrellaPerOccurrenceLimit', ['UMBRELLA']],
  ['Is a waiver of subro required?', 'waiverRequired', []],
  ['GL limit Bayview?', 'glPerOccurrenceLimit', ['GENERAL_LIABILITY']],
  ['exp date', 'expirationDate', []],
  ['med exp', 'glMedicalPerPersonLimit', []],
  ['total with surcharges', 'totalCost', []],
  ['proposed GL premium vs expiring', 'premium', ['GENERAL_LIABILITY']],
  ['which company issued this policy?', 'insurerName', []],
  ['products/comp op aggregate', 'glProductsAndCompletedOperationsLimit', []],
  ['price of the umbrella', 'premium', ['UMBRELLA']],
  ['number of the endorsement', 'endorsementNumber', []],
])('“%s” asks for %s', (question, field, lines) => {
  expect(askedField(question)).toMatchObject({ lines, fields: expect.arrayContaining([field]) })
})

it.each([
  'What is the flood deductible?',
  'Can the carrier inspect the premises?',
  'How long must payroll records be kept?',
  'What is the limit?',
  'Who let the dogs out?',
  'What was the expiring premium?',
  'Who was the prior carrier?',
  'What is the website of the carrier?',
  'How much was paid on the auto claim?',
  'until when is the quote valid?',
  'how long is the binder good',
  'GL deductible expiring',
  'expiring umbrella retention',
  'Where is the carrier’s home office?',
  'how long is the proposal good for',
  'what sublimits does the cyber policy have',
  'ransomware sublimit on the cyber policy',
])('“%s” asks for no field', question => {
  expect(askedField(question)).toBeNull()
})

it.each([
  ['water damage deductible', ['water', 'damage']],
  ['minimum premium', ['minimum']],
  ['how much is the umbrella going to cost', []],
  ['How much coverage is there on the building?', []],
])('of “%s”, %j must be said, too', (question, rest) => expect(askedField(question)?.rest).toEqual(rest))
