import { formatMoney, formatPercent } from '../formats/numbers'
import type { Draft } from './use-draft'

/** Everything except digits and the decimal point goes (specification 1 §5). */
const stripped = (text: string) => text.replaceAll(/[^\d.]/g, '')

/** NaN for nothing and for what is no number, such as "1.2.3". */
const read = (text: string, exponent: number) => {
  const digits = stripped(text)
  // As text: 1.005 times 100 is less than 100.5.
  return digits === '' ? Number.NaN : Number(`${digits}e${exponent}`)
}

/** Dollars as they are typed, kept as integer cents. NaN stands for nothing (specification 1 §5). */
export const currencyDraft: Draft<number> = {
  write: formatMoney,
  read(text) {
    const cents = Math.round(read(text, 2))
    return Number.isSafeInteger(cents) ? cents : Number.NaN
  },
  complaint: text => (isReadable(text) ? undefined : 'Enter an amount in dollars, such as 1,250.00'),
}

/** A percentage as it is typed, kept as a fraction: "12.5" is 0.125. NaN stands for nothing (specification 1 §5). */
export const percentDraft: Draft<number> = {
  write: formatPercent,
  read: text => read(text, -2),
  complaint: text => (isReadable(text) ? undefined : 'Enter a percentage, such as 12.5'),
}

const isReadable = (text: string) => text.trim() === '' || Number.isFinite(read(text, 0))
