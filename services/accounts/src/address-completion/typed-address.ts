import { fold } from '@coverdesk/kit'

/** One way to read what is typed: `500 Main St, Suite 4, Oakland CA 946`. */
export interface TypedAddress {
  line1: string
  line2: string
  /** Folded: `oakland ca`. */
  place: string
  /** The beginning of a ZIP code. */
  digits: string
}

/**
 * The ways to read it, the longest place first. Behind the first comma something may be a second line or the place; without
 * one, only digits at the end or alone can be told from a street.
 */
export function readAddress(text: string): TypedAddress[] {
  const parts = text.split(',').map(part => part.trim())
  const [line1 = ''] = parts
  if (parts.length === 1) {
    if (/^\d{3,5}$/.test(line1)) return [{ line1: '', line2: '', place: '', digits: line1 }]
    const [, street, digits] = /^(.*\p{L}.*?)\s+(\d{5})$/u.exec(line1) ?? []
    return street && digits ? [{ line1: street, line2: '', place: '', digits }] : []
  }
  return parts.slice(1).map((_, index) => {
    const rest = fold(parts.slice(index + 1).join(' '))
    const [, place = '', digits = ''] = /^(.*?)\s*(\d{0,5})$/.exec(rest) ?? []
    return { line1, line2: parts.slice(1, index + 1).join(', '), place, digits }
  })
}
