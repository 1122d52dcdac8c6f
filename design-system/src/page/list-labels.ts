import { pluralize } from '../formats/text'

/** What a list is of, for every sentence that a list screen says. */
export interface ListWords {
  /** "account" */
  one: string
  /** By default `one` with an s. */
  many?: string
}

/** The server counts no further. */
export const maxCounted = 10_000

/** @example countText(1284, { one: 'account' }) // '1,284 accounts' */
export const countText = (total: number, { one, many = `${one}s` }: ListWords) =>
  total >= maxCounted ? `${maxCounted.toLocaleString('en-US')}+ ${many}` : pluralize(total, one, many)

/** A number of rows, as far as it is known. */
export const countNumber = (total: number) => `${total.toLocaleString('en-US')}${total >= maxCounted ? '+' : ''}`
