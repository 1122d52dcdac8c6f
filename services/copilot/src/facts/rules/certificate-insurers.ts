import type { InsuranceType } from '@coverdesk/coverage'
import type { Claim } from '../claim.ts'
import { labelOf } from '../layout/label.ts'
import { lineOfPanel } from '../layout/panels.ts'
import type { Cell, Row } from '../layout/row.ts'
import type { Table } from '../layout/tables-of.ts'
import { wrapped } from '../layout/wrapped.ts'
import type { Reading } from '../reading-of.ts'
import { lineHeaded, linesNamedIn } from '../values/lines-of-business.ts'
import { cellsByColumn } from './cells-by-column.ts'
import { columnsOf } from './column-names.ts'

interface Insurer {
  row: Row
  cell: Cell
  name: string
  naic: { cell: Cell; number: string } | null
}

const lettered = /^(?:(?:insurer|company|co\.?|carrier)\s+)?([A-F])\s*[:.)–—-]\s*(\S.*)$/i
const letterAlone = /^(?:(?:insurer|company|co\.?|carrier)\s+)?([A-F])\s*:?$/i

/** A certificate names its insurers by letters, and has the letter of each line of business beside it. */
export function certificateInsurers(reading: Reading, tables: readonly Table[]): Claim[] {
  const insurers = insurersOf(reading.rows)
  if (insurers.size === 0) return []
  return [...linesByLetter(reading, tables), ...panelsByLetter(reading)].flatMap(({ line, letter }) => {
    const insurer = insurers.get(letter)
    return insurer ? claimsOf(insurer, line) : []
  })
}

function claimsOf({ row, cell, name, naic }: Insurer, line: InsuranceType): Claim[] {
  const { number: page, text } = row.page
  const named: Claim = {
    ...{ field: 'insurerName', line, value: name, unit: 'TEXT', confidence: 0.92 },
    ...{ page, quote: text.slice(cell.start, cell.end), at: cell.start },
  }
  if (!naic) return [named]
  const end = Math.max(cell.end, naic.cell.end)
  const start = Math.min(cell.start, naic.cell.start)
  const code: Claim = {
    ...{ field: 'insurerNaic', line, value: naic.number, unit: 'TEXT', confidence: 0.92 },
    ...{ page, quote: text.slice(start, end), at: start },
  }
  return [named, code]
}

function insurersOf(rows: readonly Row[]): Map<string, Insurer> {
  const found = new Map<string, Insurer>()
  for (const row of rows) {
    for (const [place, cell] of row.cells.entries()) {
      const insurer = insurerIn(row, cell, place)
      if (insurer && !found.has(insurer.letter)) found.set(insurer.letter, insurer)
    }
  }
  return found
}

function insurerIn(row: Row, cell: Cell, place: number): (Insurer & { letter: string }) | null {
  const [, letter, written] = lettered.exec(cell.text) ?? []
  const alone = letterAlone.exec(cell.text)?.[1]
  const next = row.cells[place + 1]
  const named =
    letter && written
      ? { letter, cell, text: written }
      : alone && next
        ? { letter: alone, cell: next, text: next.text }
        : null
  if (!named || !/[a-z]{3}/i.test(named.text) || linesNamedIn(labelOf(named.text).text).length > 0) return null
  const own = /^(.*?\S)\s+(?:\(?NAIC\s*(?:#|no\.?|code)?:?\s*)?(\d{5})\)?$/i.exec(named.text)
  const name = own?.[1] ?? named.text
  const beside = row.cells.slice(place + 1).find(({ text }) => /^(?:NAIC\s*(?:#|no\.?|code)?:?\s*)?\d{5}$/i.test(text))
  const number = own?.[2] ?? beside?.text.replace(/\D/g, '')
  return {
    letter: named.letter.toUpperCase(),
    row,
    cell: named.cell,
    name,
    naic: number ? { cell: beside ?? named.cell, number } : null,
  }
}

function linesByLetter(reading: Reading, tables: readonly Table[]): { line: InsuranceType; letter: string }[] {
  return tables.flatMap(({ header, rows }) => {
    const columns = columnsOf(header)
    const context = reading.contextOf(header).line
    return rows.flatMap(row => {
      const cells = cellsByColumn(header, columns, row)
      const letter = cells.find(
        ({ column, cell }) => (column === 'LETTER' || column === 'INSURER') && /^[A-F]$/.test(cell.text),
      )
      const line = cells.map(({ cell }) => lineOf(reading, row, cell)).find(one => one !== null) ?? context
      return letter && line ? [{ line, letter: letter.cell.text }] : []
    })
  })
}

const insurerLabel = /^(?:insurer|insurance company|company|carrier)(?: letter| ltr\.?)?\s*:?$/i
const insurerWithLetter = /^(?:insurer|insurance company|company|carrier)(?: letter| ltr\.?)?\s*:\s*([A-F])$/i

/** "Insurer: A" in the section of a line. */
function panelsByLetter({ rows, contextOf }: Reading): { line: InsuranceType; letter: string }[] {
  return rows.flatMap(row => {
    const { line: ofRows, panels } = contextOf(row)
    return row.cells.flatMap((cell, place) => {
      const line = lineOfPanel(panels, cell) ?? ofRows
      const beside = insurerLabel.test(cell.text) ? row.cells[place + 1]?.text : undefined
      const letter = insurerWithLetter.exec(cell.text)?.[1] ?? (beside && /^[A-F]$/.test(beside) ? beside : undefined)
      return line && letter ? [{ line, letter: letter.toUpperCase() }] : []
    })
  })
}

function lineOf({ rows }: Reading, row: Row, cell: Cell): InsuranceType | null {
  const { text } = labelOf([cell.text, ...wrapped(rows, { row, cell })].join(' '))
  const [first] = linesNamedIn(text)
  return lineHeaded(text) ?? (first?.start === 0 ? first.line : null)
}
