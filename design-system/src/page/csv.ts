import type { CsvValue, DataTableColumn } from '../table/columns'

/** A spreadsheet would run a text that begins so as a formula; it gets an apostrophe before it. One that has one already gets another. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Excel takes a file for UTF-8 only when it begins so. */
export const byteOrderMark = '\ufeff'

/**
 * Rows as CSV (RFC 4180), with the columns' own headings. Columns that give nothing for it are left out.
 *
 * @param signal ends the reading of what the rows do not hold
 * @returns UTF-8 text with a byte order mark
 * @throws when the code for it can't be loaded, or a column can't be read
 */
export async function toCsv<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<string> {
  const fields = (await Promise.all(columns.map(column => fieldsOf(column, rows, signal)))).flat()
  const lines = rows.map((_, index) => fields.map(({ values }) => values[index] ?? ''))
  return writeCsv([fields.map(({ heading }) => heading), ...lines])
}

async function writeCsv(lines: readonly (readonly CsvValue[])[]): Promise<string> {
  return byteOrderMark + (await writeLines(lines.map(values => values.map(defused))))
}

/** A value that no spreadsheet runs. */
export const defused = (value: CsvValue): CsvValue =>
  typeof value === 'string' && formula.test(value) ? `'${value}` : value

/** Lines of a file, each with its end; their values are defused. */
export async function writeLines(lines: readonly (readonly CsvValue[])[]): Promise<string> {
  const { default: papa } = await import('papaparse')
  return `${papa.unparse(lines as CsvValue[][], { newline: '\r\n' })}\r\n`
}

/**
 * Hands rows to the browser as a CSV file, which no spreadsheet runs anything of.
 *
 * @throws when the code for it can't be loaded
 * @example await saveCsv('errors.csv', ['Name', 'Error'], rows)
 */
export async function saveCsv(
  fileName: string,
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<void> {
  download(fileName, await writeCsv([headings, ...rows]))
}

interface Field {
  heading: string
  /** One for each row. */
  values: readonly CsvValue[]
}

async function fieldsOf<Row>(
  { header, csv = {}, readCsv }: DataTableColumn<Row>,
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<Field[]> {
  const held = Object.entries(csv).map(([heading, value]) => ({ heading, values: rows.map(value) }))
  return readCsv ? [...held, { heading: header, values: await readCsv(rows, signal) }] : held
}

const isLeftOut = <Row>({ csv, readCsv }: DataTableColumn<Row>) => csv === undefined && readCsv === undefined

/** Whether there is anything to export. */
export const isExportable = <Row>(columns: readonly DataTableColumn<Row>[]) =>
  columns.some(column => !isLeftOut(column))

/** The columns that an export does not hold. */
export const leftOut = <Row>(columns: readonly DataTableColumn<Row>[]) => columns.filter(isLeftOut)

/** Hands a text, or the parts of one, to the browser as a file. */
export function download(fileName: string, ...parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
