import { describe, expect, it } from 'vitest'
import { usAddressesIn } from './address.ts'

const first = (text: string) => {
  const [found] = usAddressesIn(text)
  return found && [found.line1, found.line2, found.city, found.zone, found.postalCode]
}

describe('a whole address', () => {
  it.each([
    ['443 N 6th Street\nGrand Junction, CO 81501', ['443 N 6th Street', null, 'Grand Junction', 'CO', '81501']],
    [
      'to Quay Group, 410 E Bay St, Ste 200, Tampa FL 32202, ref. 7719',
      ['410 E Bay St', 'Ste 200', 'Tampa', 'FL', '32202'],
    ],
    ['(PO Box 3909, Bend OR 97701)', ['PO Box 3909', null, 'Bend', 'OR', '97701']],
    ['12 South First Street, Aspen, Colorado 81611.', ['12 South First Street', null, 'Aspen', 'CO', '81611']],
    ['Attn: Risk\n140 E Indiana Ave\nPerry OH 43551', ['140 E Indiana Ave', 'Attn: Risk', 'Perry', 'OH', '43551']],
    ['we moved to 14 W Randolph St Chicago IL 60607 now', ['14 W Randolph St', null, 'Chicago', 'IL', '60607']],
    ['9 Pier Road, Troy, MI, 48007-1234', ['9 Pier Road', null, 'Troy', 'MI', '48007-1234']],
  ])('is read from %j', (text, expected) => expect(first(text)).toEqual(expected))

  it.each([
    '78 East Washington, 60602',
    'the job in Oakland, CA 94607',
    'loan 88-20417, 12345 units sold',
    'We have 6 people and $480,000 in payroll.',
  ])('isn’t in %j', text => expect(usAddressesIn(text)).toEqual([]))
})
