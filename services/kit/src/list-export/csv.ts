/** What a file has in one place: a text, a number, or nothing. */
export type CsvValue = string | number | null | undefined

/** Excel takes a file for UTF-8 only when it begins so. */
export const byteOrderMark = '\ufeff'

/** A spreadsheet would run a text that begins so as a formula; it gets an apostrophe before it. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const quoted = /[",\r\n\ufeff]|^ | $/

/** One line of a CSV file (RFC 4180), of which no spreadsheet runs anything. The browser's exports are written the same way. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`

function csvField(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
