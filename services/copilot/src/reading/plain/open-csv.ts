import { parse } from 'csv-parse/sync'
import { draftedDocument } from '../opening/drafted-document.ts'
import type { OpenedDocument } from '../opening/opened-document.ts'
import { sheetPages } from '../opening/sheet-pages.ts'
import { ReadingFailed } from '../reading-failure.ts'
import { decodeText } from './decode-text.ts'

const delimiters = [',', ';', '\t', '|']

/** A list; its rows are those of a table. */
export async function openCsv(bytes: Buffer): Promise<OpenedDocument> {
  const text = decodeText(bytes)
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
    return draftedDocument(
      sheetPages(
        null,
        rows.map((cells, place) => ({ number: place + 1, cells })),
      ),
      'PLAIN',
    )
  } catch (error) {
    if (error instanceof ReadingFailed) throw error
    throw new ReadingFailed('DAMAGED', 'This list can’t be read. Save it again as a CSV file and upload that.')
  }
}

/** What divides the first line into most cells. */
function delimiterOf(text: string) {
  const [line = ''] = text.split(/\r?\n|\r/, 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return delimiters.reduce((best, other) => (count(other) > count(best) ? other : best))
}
