import { describe, expect, it } from 'vitest'
import { addressLines } from './address'
import { formatDate } from './dates'
import { formatPhone } from './phone'
import { initials, pluralise } from './text'

describe('formatDate', () => {
  it('writes an instant as a medium en-US date', () => {
    expect(formatDate('2027-01-12T18:00:00.000Z')).toBe('Jan 12, 2027')
  })
  it('does not move a policy date into another time zone', () => {
    expect(formatDate('2027-01-01')).toBe('Jan 1, 2027')
  })
  it('writes nothing for what is no date', () => {
    expect(formatDate('soon')).toBe('')
  })
})

describe('formatPhone', () => {
  it.each([
    ['6195550142', '(619) 555-0142'],
    ['+1 619-555-0142', '(619) 555-0142'],
    ['619.555.0142 x7', '(619) 555-0142 ext. 7'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['1-800-FLOWERS', '1-800-FLOWERS'],
  ])('writes %s as %s', (phone, written) => {
    expect(formatPhone(phone)).toBe(written)
  })
})

describe('initials', () => {
  it.each([
    ['Maya Reyes', 'MR'],
    ['Bayview Marine Services LLC', 'BM'],
    ['Tri-County Electrical Contractors', 'TE'],
    ['Okafor, Chidinma', 'OC'],
    ['"Émile\'s" Bakery & Co.', 'ÉB'],
    ['1st Street Garage', '1S'],
    ['Cher', 'C'],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

describe('addressLines', () => {
  it('are those of an envelope, without what is missing', () => {
    const address = { line1: '4120 Harbor Dr', city: 'San Diego', zone: 'CA', postalCode: '92101' }
    expect(addressLines(address)).toEqual(['4120 Harbor Dr', 'San Diego, CA 92101'])
    expect(addressLines({ ...address, line2: 'Suite 2' })).toEqual(['4120 Harbor Dr', 'Suite 2', 'San Diego, CA 92101'])
  })
})

describe('pluralise', () => {
  it('counts with thousands separators and the right word', () => {
    expect(pluralise(1, 'account')).toBe('1 account')
    expect(pluralise(0, 'account')).toBe('0 accounts')
    expect(pluralise(1284, 'entry', 'entries')).toBe('1,284 entries')
  })
})
