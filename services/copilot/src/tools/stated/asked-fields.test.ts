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
])('“%s” asks for %s', (question, field, lines) => {
  expect(askedField(question)).toMatchObject({ lines, fields: expect.arrayContaining([field]) })
})

it.each([
  'What is the flood deductible?',
  'Can the carrier inspect the premises?',
  'How long must payroll records be kept?',
  'What is the limit?',
  'Who let the dogs out?',
])('“%s” asks for no field', question => {
  expect(askedField(question)).toBeNull()
})
