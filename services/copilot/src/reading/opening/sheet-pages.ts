import { type Draft, wordsOf } from '../compose/draft.ts'
import { ReadingFailed } from '../reading-failure.ts'
import type { DraftedPage } from './drafted-document.ts'
import { lengthOf } from './split-pages.ts'

/** In letters; a longer sheet is divided between its rows. */
const maxLength = 50_000
/** Of all rows of a sheet. */
const maxCells = 1_000_000

/** A row with anything in it, as people count it. */
export interface SheetRow {
  number: number
  cells: string[]
}

/** @param name of the sheet; null of a list that has no name */
export function sheetPages(name: string | null, rows: readonly SheetRow[]): DraftedPage[] {
  const filled = rows.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (filled.reduce((sum, { cells }) => sum + cells.length, 0) > maxCells) throw new ReadingFailed('TOO_LARGE')
  const pages: { from: number; to: number; drafts: Draft[] }[] = []
  let length = maxLength
  for (const { number, cells } of filled) {
    const draft: Draft = { kind: 'TABLE_ROW', table: 1, cells: cells.map(wordsOf) }
    length += lengthOf(draft)
    const page = pages.at(-1)
    if (page && length <= maxLength) {
      page.drafts.push(draft)
      page.to = number
    } else {
      pages.push({ from: number, to: number, drafts: [draft] })
      length = lengthOf(draft)
    }
  }
  const sheet = name === null ? null : `Sheet ${name}`
  const rowsLabel = (from: number, to: number) => `${sheet ? `${sheet}, rows` : 'Rows'} ${from} to ${to}`
  return pages.map(({ from, to, drafts }) => ({ label: pages.length > 1 ? rowsLabel(from, to) : sheet, drafts }))
}
