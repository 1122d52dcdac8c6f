/** Among the words of every record with a phone number; no search has a sign in it. */
const mark = '#phone'

/**
 * The words by which a stored number is found, however its digits are grouped and with or without its country:
 * `6195550142`, `(619) 555-0142`, `555-0142`, `0142`, `x11`, `ext. 11`. They stand beside those of `searchWords`.
 *
 * @param number as `phoneNumber` stores it; none has no words
 * @example phoneWords('+16195550142 x11')
 */
export function phoneWords(number: string | null | undefined): string[] {
  if (!number) return []
  const [main = '', extension] = number.split(' x')
  const digits = main.replace(/\D/g, '')
  const ending = extension ? `x${extension}` : ''
  const ways = main.startsWith('+1') ? americanWays(digits) : foreignWays(digits)
  const ofExtension = extension ? [`x${extension}`, extension, 'extension'] : []
  return [...new Set([mark, ...ways.map(way => way + ending), ...ofExtension])]
}

/** With and without the country, without the area, and the last four: groups of digits begin one of them. */
const americanWays = (digits: string) => [digits, digits.slice(1), digits.slice(4), digits.slice(7)]

const minGroup = 2
const maxCountry = 3

/** Countries group their numbers as they like, and write a zero in place of the country. */
function foreignWays(digits: string): string[] {
  const starts = Array.from({ length: digits.length - minGroup + 1 }, (_, start) => digits.slice(start))
  return [...starts, ...starts.slice(1, maxCountry + 1).map(rest => `0${rest}`)]
}

/**
 * For a migration: matches stored records with a number that are not found by it yet.
 * @param phone the path of the number
 */
export const withoutPhoneWords = (phone: string) => ({ [phone]: { $gt: '' }, words: { $ne: mark } })
