import { describe, expect, it } from 'vitest'
import { phoneNumber, readablePhone } from './phone-number.ts'
import { usZones } from './us-zones.ts'

describe('a phone number', () => {
  it.each([
    ['(415) 555-0142', '+14155550142'],
    ['415.555.0142', '+14155550142'],
    ['1 415 555 0142', '+14155550142'],
    ['+1 (415) 555-0142', '+14155550142'],
    ['+44 20 7946 0018', '+442079460018'],
    ['(415) 555-0142 x9', '+14155550142 x9'],
    ['415-555-0142x12', '+14155550142 x12'],
    ['(415) 555-0142, ext. 12', '+14155550142 x12'],
    ['415.555.0142 Ext 12', '+14155550142 x12'],
    ['415 555 0142 extension 1234567', '+14155550142 x1234567'],
    ['415 555 0142 ext: 012', '+14155550142 x012'],
    ['(415) 555-0142 #12', '+14155550142 x12'],
    ['+14155550142;ext=12', '+14155550142 x12'],
    ['(619) 555-0142 (x12)', '+16195550142 x12'],
    ['(619) 555-0142 (ext. 12)', '+16195550142 x12'],
    ['(619) 555-0142(#12)', '+16195550142 x12'],
    ['(619) 555-0142 ( Extension: 12 )', '+16195550142 x12'],
    ['619.555.0142; extn 12', '+16195550142 x12'],
    ['619-555-0142 - x12', '+16195550142 x12'],
    ['619-555-0142 x-12', '+16195550142 x12'],
    ['619-555-0142 ext. #12', '+16195550142 x12'],
    ['+14155550142 x12', '+14155550142 x12'],
    ['+44 20 7946 0018 x5', '+442079460018 x5'],
    ['', undefined],
    [null, undefined],
  ])('of %j is stored as %j', (entered, stored) => expect(phoneNumber.parse(entered)).toBe(stored))

  it('has its extension wherever it is read again', () => {
    expect(readablePhone('+14155550142 x12')).toBe('(415) 555-0142 ext. 12')
    expect(phoneNumber.parse(readablePhone('+14155550142 x12'))).toBe('+14155550142 x12')
    expect(readablePhone('+442079460018 x5')).toBe('+442079460018 ext. 5')
  })

  it.each([
    '555-0142',
    '115 555 0142',
    'call me',
    '+1 555',
    '415 555 01422',
    '+',
    'x12',
    '(415) 555-0142 x',
    '(415) 555-0142 (x12',
    '(415) 555-0142 (12)',
    '(x12)',
    '(415) 555-0142 x12345678',
    '(415) 555-0142 x12 x13',
    '(415) 555-0142 or 12',
  ])('is not %j', entered => {
    expect(phoneNumber.safeParse(entered).error?.issues[0]?.message).toBe(
      'Enter a phone number such as (415) 555-0142.',
    )
  })
})

it('knows 50 states, the district and 5 territories', () => expect(usZones.size).toBe(56))
