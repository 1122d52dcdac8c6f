import { inWords } from './in-words.ts'

/** How a document writes amounts. Cents only where there are any, but for `cents`. */
export type MoneyStyle = 'dollars' | 'cents' | 'bare' | 'usd' | 'short' | 'million' | 'words' | 'wordsAndDigits'

/** How a document writes days: `2027-03-01` is March 1, 2027; 03/01/2027; 01/03/2027; 1 Mar 2027; Mar. 1, 2027. */
export type DateStyle = 'long' | 'us' | 'dayFirst' | 'short' | 'abbreviated' | 'iso' | 'usShort'

const grouped = (cents: number, digits = cents % 100 === 0 ? 0 : 2) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export function writeMoney(cents: number, style: MoneyStyle): string {
  switch (style) {
    case 'dollars':
      return `$${grouped(cents)}`
    case 'cents':
      return `$${grouped(cents, 2)}`
    case 'bare':
      return grouped(cents)
    case 'usd':
      return `USD ${grouped(cents)}`
    case 'short':
      return cents >= 100_000_000 && cents % 10_000_000 === 0 ? `$${cents / 100_000_000}M` : `$${grouped(cents)}`
    case 'million':
      return cents >= 100_000_000 && cents % 10_000_000 === 0 ? `$${cents / 100_000_000} million` : `$${grouped(cents)}`
    case 'words':
      return `${inWords(cents / 100)} dollars`
    case 'wordsAndDigits':
      return `${inWords(cents / 100)} dollars ($${grouped(cents)})`
  }
}

const months = 'January February March April May June July August September October November December'.split(' ')

export function writeDate(day: string, style: DateStyle): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1] ?? ''
  switch (style) {
    case 'long':
      return `${name} ${Number(date)}, ${year}`
    case 'us':
      return `${month}/${date}/${year}`
    case 'dayFirst':
      return `${date}/${month}/${year}`
    case 'short':
      return `${Number(date)} ${name.slice(0, 3)} ${year}`
    case 'abbreviated':
      return name === 'May' ? `May ${Number(date)}, ${year}` : `${name.slice(0, 3)}. ${Number(date)}, ${year}`
    case 'iso':
      return day
    case 'usShort':
      return `${Number(month)}/${Number(date)}/${year}`
  }
}
