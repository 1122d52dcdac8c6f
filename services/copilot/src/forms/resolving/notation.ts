import type { FactUnit } from '@coverdesk/coverage'
import type { Address } from './form-case.ts'

/** `2027-01-31` as forms write it: 01/31/2027. */
export const usDate = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return year ? `${month}/${date}/${year}` : day
}

/** Cents, without the dollar sign that forms print themselves. */
export const amount = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })

/** NOT_COVERED as people write it: "Not covered". */
const words = (word: string) => word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ')

/** A value of a document as a form prints it. */
export function printed(value: number | string, unit: FactUnit): string {
  if (typeof value === 'number') return unit === 'USD' ? amount(value) : String(value)
  if (unit === 'DATE') return usDate(value)
  return unit === 'WORD' && /^[A-Z_]+$/.test(value) ? words(value) : value
}

export const linesOfAddress = (address: Address): string[] => [
  address.line1,
  ...(address.line2 ? [address.line2] : []),
  cityLine(address),
]

export const cityLine = ({ city, zone, postalCode }: Address): string => `${city}, ${zone} ${postalCode}`

const cityStateZip = /^(.+?),?\s+([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)$/i

/** "1 Main St, Suite 4, Oakland, CA 94607", or the same in lines. Null: it isn’t clear what is what. */
export function addressIn(text: string): Address | null {
  const parts = text
    .split(/\n|,(?=\s)/)
    .map(part => part.trim())
    .filter(Boolean)
  for (const taken of [1, 2]) {
    const found = cityStateZip.exec(parts.slice(-taken).join(', '))
    const [line1, line2, ...more] = parts.slice(0, -taken)
    if (found && line1 && more.length === 0) {
      const [, city = '', zone = '', postalCode = ''] = found
      if (taken === 1 || !city.includes(',')) {
        return { line1, line2: line2 ?? null, city, zone: zone.toUpperCase(), postalCode }
      }
    }
  }
  return null
}
