import type { Run, StyledBlock } from '../styled-document.ts'
import { htmlOfRuns } from './html-of-runs.ts'

/** More columns than these are set smaller. */
const manyColumns = 6

/** A wide table scrolls by itself; printed, its header is on every page. */
export function htmlOfTable({ header, rows, numeric, totals }: StyledBlock & { type: 'TABLE' }): string {
  const cells = (row: readonly Run[][], open: (column: number) => string, name: string) =>
    row.map((cell, column) => `<${open(column)}>${htmlOfRuns(cell)}</${name}>`).join('')
  const kind = (column: number) => (numeric[column] ? ' class="numeric"' : '')
  const head = cells(header, column => `th scope="col"${kind(column)}`, 'th')
  const open = (row: number) => (totals[row] ? '<tr class="total">' : '<tr>')
  const body = rows.map((row, at) => `${open(at)}${cells(row, column => `td${kind(column)}`, 'td')}</tr>`).join('\n')
  return `<div class="table" role="region" aria-label="Table" tabindex="0"><table${header.length > manyColumns ? ' class="many"' : ''}>
<thead><tr>${head}</tr></thead>
<tbody>${body}</tbody>
</table></div>`
}
