/** Less than that is a label with its value, not a row of a table. */
const minColumns = 3

/** A line that begins with a bullet, or with a number or letter of a list. */
export const isItem = (line: string): boolean =>
  /^\s*(?:[•▪*–-]\s|\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-z])[.)]?\s(?=\p{Lu}))/u.test(line)

/** A sentence with the empty cells before it, which trimming took. */
export const lineAround = (text: string, start: number, end: number): string =>
  text.slice(text.lastIndexOf('\n', start) + 1, end)

/** Names of columns, each in a few words: a row that says no value. */
export const isColumnNames = (line: string): boolean => {
  const cells = line.split('\t').filter(cell => cell.trim())
  return (
    cells.length >= minColumns &&
    !/\d|\b(?:company|inc|llc|mutual|excluded|included)\b/i.test(line) &&
    cells.every(cell => cell.trim().split(/\s+/).length <= 4)
  )
}

/** What stands above each row of a table: the names of its columns, and the first cell of its group where its own is empty. */
export function rowContexts(lines: readonly string[]): string[] {
  let columns = ''
  let group = ''
  return lines.map(line => {
    const cells = line.split('\t')
    if (cells.length < 2) {
      columns = ''
      group = ''
      return ''
    }
    const isHeader = cells.filter(cell => cell.trim()).length >= minColumns && !/\d/.test(line)
    if (isHeader) columns = line
    const [first = ''] = cells
    const context = [isHeader ? '' : columns, first.trim() ? '' : group].filter(Boolean).join('\n')
    if (first.trim()) group = isHeader ? '' : first
    return context
  })
}
