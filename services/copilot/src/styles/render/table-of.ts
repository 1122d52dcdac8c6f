import type { Run, StyledBlock } from './styled-document.ts'

/** Amounts, percents and counts. Policy numbers are none. */
const number = /^[-–(]?\s*\$?\s*\d[\d,]*(\.\d+)?\s*%?\)?$/

/** A table whose rows are all as long as the longest one; nothing where it has no cell. */
export function tableOf(written: readonly string[][], runs: (text: string) => Run[]): StyledBlock[] {
  const width = Math.max(0, ...written.map(({ length }) => length))
  if (width === 0) return []
  const [header = [], ...rows] = written.map(row => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  const columns = header.map((_, column) => filled(rows.map(row => row[column] ?? '')))
  // Options side by side are read across: a word in one of them must not set the others apart.
  const isRagged = columns.some(isPartlyNumeric) || (columns.some(isNumeric) && columns.some(isOnlyWords))
  const numeric = columns.map(cells => !isRagged && isNumeric(cells))
  return [
    {
      ...{ type: 'TABLE', header: header.map(runs), rows: rows.map(row => row.map(runs)), numeric },
      totals: rows.map(isTotal),
    },
  ]
}

/** Without marks, and without cells that hold nothing. */
const filled = (cells: readonly string[]) =>
  cells.map(cell => cell.replace(/\s*\[\d+\]/g, '').trim()).filter(cell => cell !== '' && cell !== '—')

/** “Total cost”, with an amount. */
const isTotal = ([name = '', ...rest]: readonly string[]) =>
  /^total\b/i.test(name.trim()) && filled(rest).some(cell => number.test(cell))

const isNumeric = (cells: readonly string[]) => cells.length > 0 && cells.every(cell => number.test(cell))

/** What stands where an amount would. */
const word = /^(?:included|excluded|statutory|see schedule|no limit|not (?:found|included|covered|stated)\b.*)$/i
const isOnlyWords = (cells: readonly string[]) => cells.length > 0 && cells.every(cell => word.test(cell))
/** Two amounts of a document that contradicts itself. */
const several = /^\$[\d,.]+(?: and \$[\d,.]+)+$/

/** Amounts, with words in place of some. */
const isPartlyNumeric = (cells: readonly string[]) =>
  cells.some(cell => number.test(cell)) &&
  !isNumeric(cells) &&
  cells.every(cell => number.test(cell) || word.test(cell) || several.test(cell))
