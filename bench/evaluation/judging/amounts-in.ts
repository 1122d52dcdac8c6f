import { inWords } from '../data/in-words.ts'

const digits = /(\d[\d,]*(?:\.\d+)?)\s*(million|thousand|mm?|k)?\b/giu
const factors: Record<string, number> = { million: 1_000_000, m: 1_000_000, mm: 1_000_000, thousand: 1000, k: 1000 }

/** Every amount that a text may state, in cents. */
export function amountsIn(text: string): Set<number> {
  const found = new Set<number>()
  for (const [, number = '', unit = ''] of text.matchAll(digits)) {
    found.add(Math.round(Number(number.replaceAll(',', '')) * (factors[unit.toLowerCase()] ?? 1) * 100))
  }
  return found
}

/** Whether a text states an amount, in digits or in words. */
export function statesAmount(text: string, cents: number): boolean {
  if (amountsIn(text).has(cents)) return true
  if (cents === 0) return /\b(nil|zero|none|no)\b/i.test(text)
  if (cents % 100 !== 0 || cents >= 100_000_000_000) return false
  const spelled = (words: string) => words.toLowerCase().replaceAll(/[-\s]+/g, ' ')
  return spelled(text).includes(spelled(inWords(cents / 100)))
}
