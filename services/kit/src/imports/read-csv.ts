import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { validationFailed } from '../errors.ts'
import { readFile } from '../files/read-file.ts'
import type { ListImportRecord } from './import-record.ts'

/** No list has longer rows than that; a quote that nobody closes has. In characters. */
const longestRow = 20_000
const mostColumns = 100
/** Rows of one file. */
export const mostRows = 50_000

/** Something about the file that its sender can mend. */
export class UnreadableFile extends Error {}

type CsvForm = Pick<ListImportRecord, 'encoding' | 'delimiter'>

/**
 * Looks through the whole file once.
 * @throws UnreadableFile
 */
export async function examineCsv(fileId: string): Promise<CsvForm & { head: string[][] }> {
  const chunks: Buffer[] = []
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let encoding: CsvForm['encoding'] = 'utf-8'
  for await (const chunk of readFile(fileId)) {
    const bytes = chunk as Buffer
    if (chunks.length < headChunks) chunks.push(bytes)
    encoding = encoding === 'utf-8' && isUtf8(decoder, bytes, true) ? 'utf-8' : 'windows-1252'
  }
  if (encoding === 'utf-8' && !isUtf8(decoder, Buffer.alloc(0), false)) encoding = 'windows-1252'
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(Buffer.concat(chunks)))
  const head: string[][] = []
  for await (const values of recordsOf(fileId, { encoding, delimiter })) {
    if (!isBlank(values)) head.push(values)
    if (head.length > exampleRows) break
  }
  const [headings = []] = head
  if (head.length < 2) throw new UnreadableFile('This file has no rows below its headings.')
  if (headings.length < 2) throw new UnreadableFile('This file has one column only. Separate columns by commas.')
  if (headings.length > mostColumns) throw new UnreadableFile(`This file has more than ${mostColumns} columns.`)
  return { encoding, delimiter, head }
}

/** Chunks of GridFS are 255 KB. */
const headChunks = 2
const exampleRows = 50

function isUtf8(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer, stream: boolean) {
  try {
    decoder.decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}

/** The sign that divides the first line most often; a comma when none does. */
function delimiterOf(text: string) {
  const [first = ''] = text.split(/\r\n|\n|\r/)
  const unquoted = first.replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t', '|'].map(sign => ({ sign, count: unquoted.split(sign).length }))
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).sign
}

/** The rows below the headings. @throws UnreadableFile */
export async function* rowsOf({ fileId, ...form }: CsvForm & { fileId: string }) {
  // The headings are row 1.
  let number = 0
  for await (const values of recordsOf(fileId, form)) {
    number += 1
    if (number === 1 || isBlank(values)) continue
    if (number > mostRows + 1) {
      throw new UnreadableFile(`This file has more than ${mostRows.toLocaleString('en-US')} rows. Divide it.`)
    }
    yield { number, values }
  }
}

/** Spreadsheets end with rows of commas alone. */
const isBlank = (values: readonly string[]) => values.every(value => value.trim() === '')

async function* recordsOf(fileId: string, { encoding, delimiter }: CsvForm): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  })
  const text = Readable.from(decoded(fileId, encoding))
  text.on('error', error => parser.destroy(error))
  text.pipe(parser)
  try {
    for await (const record of parser) yield record as string[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines } = error as { lines?: number }
    throw new UnreadableFile(`Line ${lines ?? 1} can't be read: a quote seems to be missing there.`)
  } finally {
    text.destroy()
  }
}

/** Without the byte order mark. */
async function* decoded(fileId: string, encoding: CsvForm['encoding']) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of readFile(fileId)) yield decoder.decode(chunk as Buffer, { stream: true })
}

/** @throws VALIDATION_FAILED at `fileId` in place of UnreadableFile */
export const asFieldError = (error: unknown): never => {
  if (!(error instanceof UnreadableFile)) throw error
  throw validationFailed([{ path: 'fileId', message: error.message }])
}
