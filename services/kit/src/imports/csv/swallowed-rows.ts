/**
 * Whether a record of several lines is one only because a quote of its first line is never closed: the next quote of the file
 * then ends it, wherever that is. A text of several lines that is quoted as it should be stays whole.
 *
 * @param record as it is in the file
 * @param count of its columns
 * @param columns of the headings
 */
export function swallowsRows(record: string, count: number, columns: number | null, delimiter: string): boolean {
  if (!isWellQuoted(record, delimiter)) return hasRowInside(record, columns, delimiter)
  return count !== columns && linesOf(record).every(line => countOf(line, delimiter) === columns)
}

/** Whether a line after the first one looks like a row of its own. */
export const hasRowInside = (record: string, columns: number | null, delimiter: string): boolean =>
  linesOf(record)
    .slice(1)
    .some(line => countOf(line, delimiter) === columns)

const lineBreak = /\r\n|\n|\r/

const linesOf = (record: string) => record.replace(/(?:\r\n|\n|\r)$/, '').split(lineBreak)

/** Columns of a line on its own; a quote that it doesn't close is a sign like any other. */
const countOf = (line: string, delimiter: string) => line.replace(/"[^"]*"/g, '').split(delimiter).length

/** Whether every quote that begins a value is closed at the end of one, as RFC 4180 says. */
function isWellQuoted(record: string, delimiter: string): boolean {
  const ends = (place: number) => place >= record.length || [delimiter, '\r', '\n'].includes(record.charAt(place))
  let place = 0
  while (place < record.length) {
    if (record.charAt(place) === '"') {
      place = endOfQuoted(record, place)
      if (!ends(place)) return false
    }
    while (!ends(place)) place += 1
    place += 1
  }
  return true
}

/** Behind the quote that closes the one at `begin`. */
function endOfQuoted(record: string, begin: number): number {
  let place = begin + 1
  while (place < record.length) {
    if (record.charAt(place) !== '"') place += 1
    else if (record.charAt(place + 1) === '"') place += 2
    else return place + 1
  }
  return record.length + 1
}
