import { describe, expect, it } from 'vitest'
import { addressLines } from './address'
import { dayAfter, formatDate, formatDateTime, formatExactTime, startOfDay } from './dates'
import { formatFileSize, formatLimit, formatMoney, formatPercent } from './numbers'
import { formatPhone } from './phone'
import { formatRelative, relativeStaysFor } from './relative-time'
import { formatEnum, formatNames, initials, pluralize } from './text'

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

describe('startOfDay', () => {
  it.each([
    ['2026-12-01', 'America/Los_Angeles', '2026-12-01T08:00:00.000Z'],
    ['2026-07-01', 'America/Los_Angeles', '2026-07-01T07:00:00.000Z'],
    // The days on which the clocks change.
    ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z'],
    ['2027-03-15', 'America/New_York', '2027-03-15T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-12-01', 'Pacific/Auckland', '2026-11-30T11:00:00.000Z'],
  ])('of %s in %s is %s', (day, timeZone, instant) => {
    expect(startOfDay(day, timeZone)).toBe(instant)
  })
  it('comes after the last of the day before, also at the end of a year', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  })
})

describe('formatPhone', () => {
  it.each([
    ['6195550142', '(619) 555-0142'],
    ['+1 619-555-0142', '(619) 555-0142'],
    ['619.555.0142 x7', '(619) 555-0142 ext. 7'],
    ['+16195550142 x7', '(619) 555-0142 ext. 7'],
    ['+4533123456', '+4533123456'],
    ['+4533123456 x7', '+4533123456 ext. 7'],
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

describe('pluralize', () => {
  it('answers to its old name, which remotes of the previous release call', async () => {
    const { pluralise } = await import('../index')
    expect(pluralise(2, 'account')).toBe('2 accounts')
  })

  it('counts with thousands separators and the right word', () => {
    expect(pluralize(1, 'account')).toBe('1 account')
    expect(pluralize(0, 'account')).toBe('0 accounts')
    expect(pluralize(1284, 'entry', 'entries')).toBe('1,284 entries')
  })
})

describe('an instant', () => {
  const newYear = '2027-01-01T04:30:00.000Z'

  it("is shown in the time zone of the agency, whatever the reader's is", () => {
    expect(formatDateTime(newYear, 'America/Los_Angeles')).toBe('Dec 31, 2026, 8:30 PM')
    expect(formatDateTime(newYear, 'America/New_York')).toBe('Dec 31, 2026, 11:30 PM')
    expect(formatDate(newYear, 'America/New_York')).toBe('Dec 31, 2026')
    expect(formatDate('2027-01-01', 'America/New_York')).toBe('Jan 1, 2027')
  })
  it('has a form that leaves nothing open', () => {
    expect(formatExactTime(newYear, 'America/Los_Angeles')).toBe('Thursday, December 31, 2026 at 8:30:00 PM PST')
  })
  it('is nothing when it is none', () => {
    expect([formatDateTime('soon'), formatExactTime('')]).toEqual(['', ''])
  })
})

describe('a relative time', () => {
  const now = Date.parse('2027-01-12T12:00:00.000Z')
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

  it.each([
    [0, 'now'],
    [0.9, 'now'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_399, '23 hours ago'],
    [86_400, '1 day ago'],
    [30 * 86_400 - 1, '29 days ago'],
    [30 * 86_400, '1 month ago'],
    [365 * 86_400 - 1, '12 months ago'],
    [365 * 86_400, '1 year ago'],
    [-60, 'in 1 minute'],
    [-2 * 86_400, 'in 2 days'],
  ])('of %s seconds is "%s"', (seconds, words) => {
    expect(formatRelative(ago(seconds), now)).toBe(words)
  })

  it.each([1, 59, 61, 119, 3599, 3601, 86_399, 86_401, -30, -61, -7199])(
    'is the same until it is said to change: %s seconds',
    seconds => {
      const value = ago(seconds)
      const wait = relativeStaysFor(value, now)
      expect(wait).toBeGreaterThanOrEqual(5000)
      if (wait > 5000) expect(formatRelative(value, now + wait - 2)).toBe(formatRelative(value, now))
      if (wait > 5000 && wait < 86_400_000)
        expect(formatRelative(value, now + wait)).not.toBe(formatRelative(value, now))
    },
  )
})

describe('numbers', () => {
  it('write money from integer cents', () => {
    expect([4_821_000, 5, -1250, Number.NaN].map(formatMoney)).toEqual(['$48,210.00', '$0.05', '-$12.50', ''])
  })
  it('write limits without cents where there are none', () => {
    expect([100_000_000, 1250, 0, Number.NaN].map(formatLimit)).toEqual(['$1,000,000', '$12.50', '$0', ''])
  })
  it('write percents with up to two decimals', () => {
    expect([0.125, 0.1, 0.12345, 1, Number.NaN].map(formatPercent)).toEqual(['12.5%', '10%', '12.35%', '100%', ''])
  })
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.00 KB'],
    [1_048_575, '1.00 MB'],
    [1_572_864, '1.50 MB'],
    [26_214_400, '25.00 MB'],
    [5 * 1024 ** 3, '5.00 GB'],
    [3000 * 1024 ** 4, '3000.00 TB'],
  ])('write %s bytes as %s', (bytes, size) => {
    expect(formatFileSize(bytes)).toBe(size)
  })
})

describe('names', () => {
  it('are listed as people say them, and counted beyond the most', () => {
    expect(formatNames([])).toBe('')
    expect(formatNames(['Maya Reyes'])).toBe('Maya Reyes')
    expect(formatNames(['Maya', 'Sam'])).toBe('Maya and Sam')
    expect(formatNames(['Maya', 'Sam', 'Ines'])).toBe('Maya, Sam, and Ines')
    expect(formatNames(['Maya', 'Sam', 'Ines', 'Ada', 'Lee'], 2)).toBe('Maya, Sam, and 3 more')
  })
})

it('writes the values of enumerations in title case', () => {
  expect(['CREATE_CERTIFICATE', 'OTHER'].map(formatEnum)).toEqual(['Create Certificate', 'Other'])
})
