import { expect, it } from 'vitest'
import { isSameValue } from './same-value.ts'

it.each([
  ['insurerName', 'Harbor Mutual Insurance Company', 'HARBOR MUTUAL INS. CO.', true],
  ['insurerName', 'INSURER A : Harbor Mutual Insurance Company', 'HARBOR MUTUAL INSURANCE COMPANY', true],
  ['insurerName', 'INSURER A : Harbor Mutual', 'HARBOR STATES', false],
  ['insuredName', 'Heron Hardware, LLC', 'Heron Hardware LLC', true],
  ['insuredName', 'Heron Hardware LLC', 'Heron Hardware Holdings LLC', false],
  ['policyNumber', 'CGL 1234567-10', 'CGL1234567 10', true],
  ['policyNumber', 'CGL 1234567-10', 'CGL 1234567-11', false],
  ['glPerOccurrenceLimit', 100_000_000, 200_000_000, false],
  ['glMedicalPerPersonLimit', 'EXCLUDED', 500_000, false],
] as const)('%s: “%s” and “%s” are the same: %s', (field, one, other, isSame) =>
  expect(isSameValue({ field, value: one }, { field, value: other })).toBe(isSame),
)
