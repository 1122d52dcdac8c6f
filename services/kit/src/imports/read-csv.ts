import { readFile } from '../files/read-file.ts'
import { maxBlankRows, maxOpenQuotes, maxRows, windowBytes } from './csv/csv-limits.ts'
import { parseInChild } from './csv/csv-process.ts'
import { type ParsedWindow, quoteNotClosed, tooManyBlankRows, tooManyOpenQuotes } from './csv/parse-window.ts'
import type { ListImportRecord } from './import-record.ts'

/** Something about the file that its sender can mend. */
export class UnreadableFile extends Error {}

/** Files that Excel saves in the US as "CSV" are in Windows-1252. */
export class NotUtf8 extends UnreadableFile {}

export type CsvForm = Pick<ListImportRecord, 'encoding' | 'delimiter'>

export interface NumberedRow {
  /** As a spreadsheet counts: the first line of the file is row 1. */
  number: number
  values: string[]
  /** A sentence that says why its values can't be told apart. */
  problem?: string
}

/** The rows below the headings. @throws UnreadableFile */
export async function* rowsOf({ fileId, ...form }: CsvForm & { fileId: string }): AsyncGenerator<NumberedRow> {
  let hasHeadings = false
  for await (const rows of windowsOf(fileId, form, () => Number.POSITIVE_INFINITY)) {
    for (const row of rows) {
      if (hasHeadings) yield row
      hasHeadings = true
    }
  }
}

/**
 * The rows of each window, numbered as a spreadsheet does: the first line of the file is row 1. Blank ones are left out.
 * @param wantedRows how many rows of the next window are asked for
 * @throws UnreadableFile
 */
export async function* windowsOf(
  fileId: string,
  form: CsvForm,
  wantedRows: () => number,
): AsyncGenerator<NumberedRow[]> {
  const total = { records: 0, blank: 0, open: 0, lines: 0 }
  let columns: number | null = null
  let rest = Buffer.alloc(0)
  let isFirst = true
  for await (const { piece, isLast } of piecesOf(fileId)) {
    const bytes = Buffer.concat([rest, piece])
    const window = { bytes, ...form, line: total.lines + 1, columns, isFirst, isLast, wantedRows: wantedRows() }
    const parsed: ParsedWindow = await parseInChild(window)
    if ('refusal' in parsed) throw new UnreadableFile(parsed.refusal)
    if ('isUtf8' in parsed) throw new NotUtf8('This file is not text in UTF-8.')
    const firstNumber = total.records + 1
    total.records += parsed.recordCount
    total.blank += parsed.blankCount
    total.open += parsed.openCount
    columns = parsed.columns
    total.lines += parsed.consumedLines
    demandFewRows(total)
    rest = bytes.subarray(parsed.consumedBytes)
    isFirst &&= parsed.consumedBytes === 0
    yield parsed.rows.map(({ position, values, line, isOpen }) => ({
      ...{ number: firstNumber + position, values },
      ...(isOpen && { problem: `Line ${line}: ${quoteNotClosed}` }),
    }))
  }
}

function demandFewRows({ records, blank, open, lines }: Record<'records' | 'blank' | 'open' | 'lines', number>) {
  if (open > maxOpenQuotes) throw new UnreadableFile(tooManyOpenQuotes(lines))
  if (blank > maxBlankRows) throw new UnreadableFile(tooManyBlankRows)
  if (records - blank > maxRows + 1) {
    throw new UnreadableFile(`This file has more than ${maxRows.toLocaleString('en-US')} rows. Divide it.`)
  }
}

async function* piecesOf(fileId: string) {
  let piece: Buffer | undefined
  for await (const chunk of readFile(fileId)) {
    for (let begin = 0; begin < chunk.length; begin += windowBytes) {
      if (piece) yield { piece, isLast: false }
      piece = chunk.subarray(begin, begin + windowBytes)
    }
  }
  yield { piece: piece ?? Buffer.alloc(0), isLast: true }
}
