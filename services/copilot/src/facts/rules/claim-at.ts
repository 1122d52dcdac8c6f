import type { Claim } from '../claim.ts'
import type { Cell, Place } from '../layout/row.ts'
import type { LabeledValue } from './labeled-value.ts'

/** A quote longer than this shows what else is between a label and its value. */
const maxQuote = 220

/**
 * A claim whose quote goes from the label to the value; it is the value's cell alone where other text is between them.
 *
 * @param end of the value, in the text that was read
 */
export function claimAt(
  { from, to, text, confidence }: Pick<LabeledValue, 'from' | 'to' | 'text' | 'confidence'>,
  stated: Pick<Claim, 'field' | 'line' | 'value' | 'unit'>,
  end: number,
): Claim {
  const { page } = to.row
  const isNear =
    from.row === to.row &&
    from.cell.start <= to.cell.start &&
    to.cell.end - from.cell.start <= maxQuote &&
    isBeside(from, to)
  const start = isNear ? from.cell.start : to.cell.start
  const quote = page.text.slice(start, endIn(to.cell, to.cell.text.length - text.length + end))
  return { ...stated, page: page.number, quote, at: start, confidence }
}

/** Nothing else is written between a label and its value. */
const isBeside = (from: Place, to: Place) =>
  from.cell === to.cell || to.row.page.text.slice(from.cell.end, to.cell.start).trim() === ''

/** Texts of cells have single spaces: an offset in one is an offset in its page only if nothing was left out. */
const endIn = (cell: Cell, end: number) => (cell.end - cell.start === cell.text.length ? cell.start + end : cell.end)
