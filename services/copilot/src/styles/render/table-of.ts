import type { Run, StyledBlock } from './styled-document.ts'

/** Amounts, percents and counts. Policy numbers are none. */
const number = /^[-–(]?\s*\$?\s*\d[\d,]*(\.\d+)?\s*%?\)?$/

/** A table whose rows are all as long as the longest one; nothing where it has no cell. */
export function tableOf(written: readonly string[][], runs: (text: string) => Run[]): StyledBlock[] {
  const width = Math.max(0, ...written.map(({ length }) => length))
  if (width === 0) return []
  const [header = [], ...rows] = written.map(row => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  const numeric = header.map((_, column) => isNumeric(rows.map(row => row[column] ?? '')))
  return [{ type: 'TABLE', header: header.map(runs), rows: rows.map(row => row.map(runs)), numeric }]
}

function isNumeric(cells: readonly string[]): boolean {
  const filled = cells.map(cell => cell.replace(/\s*\[\d+\]/g, '').trim()).filter(cell => cell !== '' && cell !== '—')
  return filled.length > 0 && filled.every(cell => number.test(cell))
}
