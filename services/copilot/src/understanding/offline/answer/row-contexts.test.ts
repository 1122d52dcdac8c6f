import { expect, it } from 'vitest'
import { isColumnNames, rowContexts } from './row-contexts.ts'

it('a row is under the names of its columns', () => {
  const rows = ['Code\tClassification\tRemuneration', '8810\tClerical\t96,500']
  expect(rowContexts(rows)).toEqual(['', rows[0]])
})

it('a row without a first cell belongs to the one above', () => {
  expect(rowContexts(['GL\tEach occurrence\t$1,000,000', '\tGeneral aggregate\t$2,000,000'])).toEqual(['', 'GL'])
})

it('text ends a table', () => {
  expect(rowContexts(['Line\tLimit\tPremium', 'Fees are extra.', 'Auto\t$1,000\t$5'])).toEqual(['', '', ''])
})

it.each([
  ['Each occurrence\tAggregate\tRetention', true],
  ['Each occurrence\t$1,000,000\t$500', false],
  ['Carrier\tTallgrass Mutual\tKestrel Bay Assurance Company', false],
  ['Fuel dock spill plan\tClient', false],
])('“%s” as names of columns: %s', (line, expected) => expect(isColumnNames(line)).toBe(expected))
