import { formatMoney, formatPercent } from '../formats/numbers'
import type { Draft } from './use-draft'

/** The powers of ten that people write as letters. */
const suffixes: Record<string, number> = { k: 3, thousand: 3, m: 6, mm: 6, million: 6 }

const amountPattern = new RegExp(`^(\\d*\\.?\\d*)(${Object.keys(suffixes).join('|')})?$`)

/**
 * Signs and separators go (specification 1 §5). What would change the amount stays: "25%" and "1.250,00" are not
 * readable, and "1.5m" is 1,500,000 (ADR 0042).
 */
const withoutMarks = (text: string, marks: RegExp) => (/\.[^,]*,/.test(text) ? text : text.replace(marks, ''))

/** NaN for nothing and for what isn't a number, such as "1.2.3". */
function read(text: string, exponent: number) {
  const [, digits = '', suffix = ''] = amountPattern.exec(text) ?? []
  // As text: 1.005 times 100 is less than 100.5.
  return /\d/.test(digits) ? Number(`${digits}e${exponent + (suffixes[suffix] ?? 0)}`) : Number.NaN
}

const dollarsIn = (text: string) => withoutMarks(text.toLowerCase(), /usd|[\s$,-]/g)
const percentIn = (text: string) => (/[a-z]/i.test(text) ? '' : withoutMarks(text, /[\s%,-]/g))

/** Dollars as they are typed, kept as integer cents; k and m stand for thousands and millions. NaN is no amount. */
export const currencyDraft: Draft<number> = {
  write: formatMoney,
  read(text) {
    const cents = Math.round(read(dollarsIn(text), 2))
    return Number.isSafeInteger(cents) ? cents : Number.NaN
  },
  problem: text =>
    isReadable(text, dollarsIn) ? undefined : 'Enter an amount in dollars, such as 1,250.00, 250k, or 1.5m',
}

/** A percentage as it is typed, kept as a fraction: "12.5" is 0.125. NaN is no percentage (specification 1 §5). */
export const percentDraft: Draft<number> = {
  write: formatPercent,
  read: text => read(percentIn(text), -2),
  problem: text => (isReadable(text, percentIn) ? undefined : 'Enter a percentage, such as 12.5'),
}

const isReadable = (text: string, numberIn: (text: string) => string) =>
  text.trim() === '' || Number.isFinite(read(numberIn(text), 0))
