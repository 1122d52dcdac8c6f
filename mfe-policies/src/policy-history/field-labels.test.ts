import { describe, expect, it } from 'vitest'
import { fieldWords, valueWords } from './field-labels'

describe('a change in the history', () => {
  it('names fields as the screens do', () => {
    expect(['pricing.premium', 'state', 'details.limits.glAggregateLimit', 'somethingNew'].map(fieldWords)).toEqual([
      'Premium',
      'Status',
      'General liability: general aggregate',
      'Something New',
    ])
  })

  it('writes money, rates, days and states as the screens do', () => {
    expect(valueWords('pricing.premium', '482150')).toBe('$4,821.50')
    expect(valueWords('pricing.commissionRate', '0.125')).toBe('12.5%')
    expect(valueWords('expiresAt', '"2027-03-01"')).toBe('Mar 1, 2027')
    expect(valueWords('state', '"INFORCE"')).toBe('Inforce')
    expect(valueWords('type', '"COMMERCIAL_AUTO"')).toBe('Auto')
    expect(valueWords('carrier', '"Tideline Mutual"')).toBe('Tideline Mutual')
  })

  it('leaves numbers of policies as they are, and nothing as nothing', () => {
    expect(valueWords('policyNumber', '"POL_X"')).toBe('POL_X')
    expect(valueWords('policyNumber', null)).toBe('')
    expect(valueWords('broker', 'null')).toBe('')
  })

  it('tells what a list holds', () => {
    expect(valueWords('details.extraLimits', '[{"name":"Benefits","limit":100000}]')).toBe('Benefits, $1,000')
  })
})
