import { describe, expect, it } from 'vitest'
import type { Claim } from '../../facts/claim.ts'
import { factsOfClaims } from '../../facts/facts-of-claims.ts'
import { sheetOf } from '../../facts/testing/sheet-of.ts'

const premium: Claim = {
  field: 'premium',
  line: null,
  value: 4_200_00,
  unit: 'USD',
  page: 1,
  quote: '$4,200',
  confidence: 0.9,
}
const limit: Claim = {
  ...premium,
  field: 'autoCombinedSingleLimit',
  line: 'COMMERCIAL_AUTO',
  value: 1_000_000_00,
  quote: '$1,000,000',
}
const text = (field: Claim['field'], value: string): Claim => ({ ...premium, field, value, unit: 'TEXT', quote: value })
const quote: Claim = { ...premium, field: 'documentKind', value: 'QUOTE', unit: 'WORD', quote: 'Quote' }

/** Why the judge drops a claim of a page; null: it doesn't. */
function dropped(page: string, claim: Claim, ...others: Claim[]) {
  const { rejected } = factsOfClaims({ name: 'quote.pdf', pages: [sheetOf(page)] }, [quote, ...others, claim], 'MODEL')
  return rejected.find(({ field }) => field === claim.field)?.reason ?? null
}

describe('a value stands for its field', () => {
  it.each<[string, string, Claim, string | null]>([
    ['in its own section', '# Quote\n\nTotal premium: $4,200', premium, null],
    [
      'but not as the premium of a class',
      '# Quote\n\n| Class | Premium basis | Rate | Premium\n| 91580 | Payroll 84,000 | 50.0 | $4,200',
      premium,
      'OTHER_SECTION',
    ],
    [
      'but not as an option',
      '# Quote\n\nTerrorism is available for an additional premium of $4,200',
      premium,
      'OTHER_SECTION',
    ],
    [
      'but not in a schedule of underlying insurance',
      '# Quote\n\n# Schedule of Underlying Insurance\n\nAutomobile liability $1,000,000 combined single limit',
      limit,
      'OTHER_SECTION',
    ],
    [
      'but not as what subcontractors must carry',
      '# Quote\n\nSubcontractors must carry $1,000,000 combined single limit',
      limit,
      'OTHER_PARTY',
    ],
    [
      'but not as the prior carrier’s',
      '# Quote\n\n# Prior carrier\n\nPolicy AB-12345',
      text('policyNumber', 'AB-12345'),
      'EARLIER_TERM',
    ],
    [
      'but not as the minimum of a deductible',
      '# Quote\n\nWind 5% per building, $4,200 minimum',
      { ...premium, field: 'propertyBuildingLimit', line: 'PROPERTY' },
      'OTHER_LABEL',
    ],
    [
      'but not as a letterhead',
      '# Quote\n\nA Mutual Company, 22 Main Street, Des Moines, IA 50309',
      text('insurerName', 'A Mutual Company, 22 Main Street, Des Moines, IA 50309'),
      'NO_NAME',
    ],
    ['but not as a label', '# Quote\n\nGL CODE', text('insuredAddress', 'GL CODE'), 'LABEL_AS_VALUE'],
  ])('%s', (_, page, claim, reason) => expect(dropped(page, claim)).toBe(reason))

  it('but not as an end before the beginning, or as the end of the offer', () => {
    const expires: Claim = {
      ...premium,
      field: 'expirationDate',
      value: '2027-02-01',
      unit: 'DATE',
      quote: 'Expires 02/01/2027',
    }
    const begins: Claim = {
      ...premium,
      field: 'effectiveDate',
      value: '2027-03-01',
      unit: 'DATE',
      quote: 'Effective 03/01/2027',
    }
    expect(dropped('# Quote\n\nEffective 03/01/2027\n\nExpires 02/01/2027', expires, begins)).toBe('OTHER_LABEL')
    expect(dropped('# Quote\n\nThis quote is valid until 02/01/2027', { ...expires, quote: '02/01/2027' })).toBe(
      'OTHER_LABEL',
    )
  })

  it('but the insured is no additional insured', () =>
    expect(
      dropped(
        '# Quote\n\nInsured: Heron LLC',
        text('additionalInsureds', 'Insured: Heron LLC'),
        text('insuredName', 'Heron LLC'),
      ),
    ).toBe('OTHER_PARTY'))
})
