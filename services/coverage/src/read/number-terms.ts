import { numberWordsIn } from './number-words.ts'
import type { Span } from './span.ts'

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}

const amount =
  /(?<![\p{L}\p{N}.,]|[\p{L}\p{N}]-)(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s*(?<percent>%|percent\b|pct\b)|(?:\s(?=[a-z]{3})|(?=[a-z]))(?<scale>k|thousand|mm|million|mill|mil|m|billion|bn|b)\b)?(?!-?[\p{L}\p{N}])/giu

/**
 * The numbers of a text in one notation: $1M, 1,000,000.00, 1 million and "one million dollars" are all 1000000; 10%,
 * 10 percent and "ten percent" are 10%.
 */
export function numberTermsIn(text: string): Span[] {
  const written = [...text.matchAll(amount)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    terms: [termOf(match.groups ?? {})],
  }))
  return [...written, ...numberWordsIn(text)]
}

function termOf({ number = '', percent, scale }: Record<string, string | undefined>): string {
  // Without a mark of an amount it may be a part of some other number, whose zeros count: 0042.
  if (/^0\d/.test(number) && !number.includes('.')) return number
  const digits = number.replaceAll(',', '')
  if (digits.length > 15) return digits
  const value = Number(digits) * (scales[scale?.toLowerCase() ?? ''] ?? 1)
  return `${Number(value.toFixed(4))}${percent ? '%' : ''}`
}
