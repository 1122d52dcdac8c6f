/** What a file has in one place: a text, a number, or nothing. */
export type CsvValue = string | number | null | undefined

/** Excel takes a file for UTF-8 only when it begins so. */
export const byteOrderMark = '\ufeff'

/** A spreadsheet would run a text that begins so as a formula; it gets an apostrophe before it. One that has one already gets another. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * A text of a file as it was before it was written there.
 *
 * @example restored("'@Home Repairs LLC") // '@Home Repairs LLC'
 * @example restored("'Tis The Season LLC") // as it is
 */
export const restored = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)
const quoted = /[",\r\n\ufeff]|^ | $/

/** One line of a CSV file (RFC 4180), of which no spreadsheet runs anything. The browser's exports are written the same way. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`

function csvField(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
