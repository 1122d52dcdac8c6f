import { readAmount, readPercent } from '@coverdesk/coverage/amounts'
import { formatMoney, formatPercent } from '../formats/numbers'
import type { Draft } from './use-draft'

/** One clear number, or the sentence that says how to write one; nothing is nothing (ADR 0059). */
const numberDraft = (
  read: (text: string) => number,
  write: (value: number) => string,
  howToWrite: string,
): Draft<number> => ({
  read,
  write,
  problem: text => (text.trim() === '' || Number.isFinite(read(text)) ? undefined : howToWrite),
})

/** Dollars as they are typed, kept as integer cents; k and m stand for thousands and millions. NaN is no amount. */
export const currencyDraft = numberDraft(
  readAmount,
  formatMoney,
  'Enter an amount in dollars and cents, such as 1,250.00, 250k, or 1.5m',
)

/** A percentage as it is typed, kept as a fraction: "12.5" is 0.125. NaN is no percentage (specification 1 §5). */
export const percentDraft = numberDraft(
  readPercent,
  formatPercent,
  'Enter a percentage with up to two decimals, such as 12.5',
)
