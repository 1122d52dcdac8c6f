import { readAmount, readPercent } from '@coverdesk/coverage/amounts'

/**
 * Money as the forms read it (ADR 0059).
 * @returns cents; what is no amount as it was given, for the rule to refuse; undefined for an empty cell
 */
export const readMoneyCell = (text: string): number | string | undefined => cellOf(text, readAmount(text))

/** Without its sign a number below 1 may be a share or a percentage: 0.15 is 15% in one list and 0.15% in another. */
const isShareOrPercent = (text: string) => /^0?\.\d*[1-9]\d*$/.test(text.trim())

/**
 * A rate as the forms read it: `15%`, `15`; but for one that could be two.
 * @returns a share such as 0.15; what is no clear rate as it was given, for the rule to refuse; undefined for an empty cell
 */
export const readRateCell = (text: string): number | string | undefined =>
  cellOf(text, isShareOrPercent(text) ? Number.NaN : readPercent(text))

function cellOf(text: string, read: number): number | string | undefined {
  if (text.trim() === '') return undefined
  return Number.isNaN(read) ? text : read
}
