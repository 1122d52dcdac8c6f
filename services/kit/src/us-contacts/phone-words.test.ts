import { describe, expect, it } from 'vitest'
import { searchFilter } from '../search.ts'
import { phoneWords } from './phone-words.ts'

/** Whether a record with this number is found; the way a multikey index answers the filter. */
const isFound = (number: string, asked: string) => {
  const { $and = [] } = searchFilter('words', asked) as { $and?: { words: { $regex: string } }[] }
  return $and.length > 0 && $and.every(({ words: { $regex } }) => phoneWords(number).some(word => word.match($regex)))
}

describe('a phone number', () => {
  it.each([
    ...['6195550142', '(619) 555-0142', '555-0142', '5550142', '619.555.0142', '619 5550142', '16195550142', '0142'],
    ...['+1 619 555 0142', '+1-619-555-0142', '+16195550142', '1 (619) 555-0142', '(619) 55', '619-555-01', '619'],
    ...['(619) 555-0142 x11', '(619) 555-0142 ext. 11', '6195550142x11', '555-0142x11', '619 555 0142 #11', 'x11'],
    ...['+16195550142 x11', '(619) 555-0142 extension 11', '+16195550142;ext=11', '(619) 555-0142 (x11)'],
  ])('with an extension is found by %j', asked => expect(isFound('+16195550142 x11', asked)).toBe(true))

  it.each(['6195550143', '(619) 555-0143', '555-0143', '1420', '(858) 555-0142', '(619) 555-0142 x12'])(
    'is not found by %j',
    asked => expect(isFound('+16195550142 x11', asked)).toBe(false),
  )

  it.each(['+44 20 7946 0018', '+442079460018', '020 7946 0018', '02079460018', '7946 0018', '+44 (20) 79460018'])(
    'of another country is found by %j',
    asked => expect(isFound('+442079460018', asked)).toBe(true),
  )

  it('that is missing has no words', () => {
    expect(phoneWords(undefined)).toEqual([])
    expect(phoneWords(null)).toEqual([])
  })
})
