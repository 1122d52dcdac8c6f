import type { CsvValue, DataTableColumn } from '../table/columns'
import { countSelected, isSelected, type RowSelection } from '../table/selection'
import { collectParts } from './collect-parts'
import { byteOrderMark, defused, writeLines } from './csv'

interface Wanted<Row> {
  columns: readonly DataTableColumn<Row>[]
  chosen: RowSelection | undefined
  signal: AbortSignal
}

/** A row as the server wrote it, and its id. */
interface WrittenRow {
  id: string
  values: readonly string[]
}

/**
 * Makes the file that is wanted of one whose rows begin with their ids: with the chosen rows alone, and with what other areas
 * say about each, which is asked while the file comes.
 *
 * @throws an Error with a sentence for people, or when the signal ends it
 */
export async function addColumns<Row extends { id: string }>(bytes: AsyncIterable<Uint8Array>, wanted: Wanted<Row>) {
  let rows = 0
  const counted = (count: number) => {
    rows += count
  }
  const parts = await collectParts(changed(bytes, wanted, counted))
  return { parts, rows }
}

async function* changed<Row extends { id: string }>(
  bytes: AsyncIterable<Uint8Array>,
  { columns, chosen, signal }: Wanted<Row>,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  const shown = columns.filter(({ csv, readCsv }) => csv || readCsv)
  yield byteOrderMark + (await writeLines([shown.flatMap(headingsOf)]))
  let left = chosen?.kind === 'some' ? countSelected(chosen, 0) : Number.POSITIVE_INFINITY
  let headings: readonly string[] | undefined
  for await (const lines of linesOf(bytes)) {
    signal.throwIfAborted()
    const [first] = headings ? [] : lines.splice(0, 1)
    headings ??= checked(first, shown)
    const all = lines.map(([id = '', ...values]) => ({ id, values }))
    const rows = chosen ? all.filter(({ id }) => isSelected(chosen, id)) : all
    if (rows.length > 0) yield await written(shown, rows, signal)
    onRows(rows.length)
    left -= rows.length
    if (left <= 0) return
  }
}

const headingsOf = <Row>({ header, csv }: DataTableColumn<Row>) => (csv ? Object.keys(csv) : [header])

/** A server that was changed since this page was loaded may write other columns: they would stand under wrong headings. */
function checked<Row>(headings: readonly string[] | undefined, shown: readonly DataTableColumn<Row>[]) {
  const expected = ['Id', ...shown.flatMap(({ csv }) => Object.keys(csv ?? {}))]
  if (headings?.join() === expected.join()) return headings
  throw new Error('This list has changed. Reload the page, and export it again.')
}

/** What the server wrote has been made safe for spreadsheets by it; what other areas say has not. */
async function written<Row extends { id: string }>(
  shown: readonly DataTableColumn<Row>[],
  rows: readonly WrittenRow[],
  signal: AbortSignal,
) {
  // Who does not belong to the list's own area knows the rows by their ids alone.
  const records = rows.map(({ id }) => ({ id })) as Row[]
  const added = await Promise.all(shown.map(({ csv, readCsv }) => (csv ? undefined : readCsv?.(records, signal))))
  const lines = rows.map(({ values }, index) => {
    let from = 0
    return shown.flatMap(({ csv }, place): readonly CsvValue[] => {
      if (!csv) return [defused(added[place]?.[index])]
      from += Object.keys(csv).length
      return values.slice(from - Object.keys(csv).length, from)
    })
  })
  return writeLines(lines)
}

/** The lines of a CSV file, as many at once as have come whole. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[][]> {
  const { default: papa } = await import('papaparse')
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true })
    const end = endOfLines(text)
    if (end === 0) continue
    yield papa.parse<string[]>(text.slice(0, end).trimEnd(), { newline: '\r\n' }).data
    text = text.slice(end)
  }
}

/** Where the last whole line ends: a line has an even number of quotes. */
function endOfLines(text: string): number {
  let end = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\n' && !isQuoted) end = at + 1
  }
  return end
}
