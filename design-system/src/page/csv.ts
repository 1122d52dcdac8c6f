import type { CsvValue, DataTableColumn } from '../table/columns'

/** A spreadsheet would run a text that begins so as a formula; it gets an apostrophe before it. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Excel takes a file for UTF-8 only when it begins so. */
const byteOrderMark = '\ufeff'

/**
 * Rows as CSV (RFC 4180), with the columns' own headings. Columns without `csv` are left out.
 *
 * @returns UTF-8 text with a byte order mark
 * @throws when the code for it can't be loaded
 */
export async function toCsv<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const { default: papa } = await import('papaparse')
  const fields = columns.flatMap(({ csv = {} }) => Object.entries(csv))
  const lines = rows.map(row => fields.map(([, value]) => plain(value(row))))
  const text = papa.unparse([fields.map(([heading]) => heading), ...lines], {
    newline: '\r\n',
    escapeFormulae: formula,
  })
  return `${byteOrderMark}${text}\r\n`
}

const plain = (value: CsvValue) => value ?? ''

/** Whether there is anything to export. */
export const isExportable = <Row>(columns: readonly DataTableColumn<Row>[]) =>
  columns.some(({ csv }) => csv !== undefined)

/** Hands a text to the browser as a file. */
export function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
