import { expect, it } from 'vitest'
import { sheetOf } from '../testing/sheet-of.ts'
import { beside } from './beside.ts'
import type { Cell, Row } from './row.ts'

const page = sheetOf('Binder')

const rowAt = (index: number, text: string, x: number, y: number): Row => {
  const cell: Cell = { text, start: 0, end: text.length, box: { x, y, width: 0.12, height: 0.02 } }
  return {
    ...{ index, page, kind: 'PARAGRAPH', cells: [cell], columns: [0], table: null },
    ...{ level: null, block: index, start: 0, end: 0 },
  }
}

it('the field of a form stands right of its label, in a row of its own', () => {
  const rows = [
    rowAt(0, 'Binder number', 0.1, 0.2),
    rowAt(1, 'CB410184', 0.25, 0.203),
    rowAt(2, 'Date', 0.5, 0.2),
    rowAt(3, '$1,000', 0.25, 0.3),
  ]
  const [label, , date] = rows
  const of = (row: Row | undefined) => row?.cells[0] && beside(rows, { row, cell: row.cells[0] })?.cell.text
  expect(of(label)).toBe('CB410184')
  expect(of(date)).toBeUndefined()
})
