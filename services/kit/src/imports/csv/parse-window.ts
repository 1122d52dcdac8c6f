import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { restored } from '../../list-export/csv.ts'
import { maxBlankRows, maxColumns, maxOpenQuotes, maxRowBytes, windowBytes } from './csv-limits.ts'
import { hasRowInside, swallowsRows } from './swallowed-rows.ts'

/** A part of a file that begins with a whole record. */
export interface CsvWindow {
  bytes: Uint8Array
  encoding: 'utf-8' | 'windows-1252'
  delimiter: string
  /** Where the window begins; the first line is 1. */
  line: number
  /** How many columns the headings have; null in the window that begins with them. */
  columns: number | null
  isFirst: boolean
  isLast: boolean
  /** How many rows are sent back; the others are only counted. */
  wantedRows: number
}

interface ParsedRow {
  /** Among the window's records, counted from 0. */
  position: number
  values: string[]
  /** Where it begins; the first line of the file is 1. */
  line: number
  /** A quote of it is never closed: it is this line alone, with its quotes as they are. */
  isOpen: boolean
}

/** What a window holds, a sentence that says why it can't be read, or that it isn't text in UTF-8. */
export type ParsedWindow =
  | {
      /** The first rows that aren't blank. */
      rows: ParsedRow[]
      /** Of the headings. */
      columns: number | null
      /** All records that end in this window, blank ones included. */
      recordCount: number
      blankCount: number
      openCount: number
      /** The next window begins after so many bytes and lines. */
      consumedBytes: number
      consumedLines: number
    }
  | { refusal: string }
  | { isUtf8: false }

class Refused extends Error {}

/** A record continues over rows that are rows of their own. */
class OpenQuote extends Error {}

interface FoundRecord {
  /** Null: a blank one. */
  values: string[] | null
  isOpen: boolean
  endByte: number
  endLine: number
}

/** Parses the whole records of a window. Work and memory are in proportion to the window, whatever is in it. */
export function parseWindow(window: CsvWindow): ParsedWindow {
  const text = textOf(window)
  const found: FoundRecord[] = []
  try {
    while (!parseOn(text, window, found)) found.push(openLine(text, window, found))
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message }
    throw error
  }
  if (found.length === 0 && !window.isLast && window.bytes.length > windowBytes)
    return { refusal: lineTooLong(found, window) }
  const answer = answerOf(found, text, window)
  return window.encoding === 'utf-8' && !isUtf8(window.bytes.subarray(0, answer.consumedBytes))
    ? { isUtf8: false }
    : answer
}

/** @returns false where the next record has a quote that is never closed */
function parseOn(text: Buffer, window: CsvWindow, found: FoundRecord[]): boolean {
  const before = found.length
  const begin = found.at(-1)?.endByte ?? 0
  try {
    parse(text.subarray(begin), {
      ...format,
      delimiter: window.delimiter,
      on_record: recorder(text, window, found),
    })
    // It may go on in the next window.
    if (!window.isLast && found.length > before) found.pop()
    return true
  } catch (error) {
    if (error instanceof OpenQuote) return false
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return !window.isLast
    const begun = found.at(-1)?.endByte ?? 0
    const tooMuch = text.toString('utf8', begun, begun + maxRowBytes)
    if (hasRowInside(tooMuch, columnsOf(found, window), window.delimiter)) return false
    throw new Refused(lineTooLong(found, window))
  }
}

const format = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: maxRowBytes,
}

function recorder(text: Buffer, window: CsvWindow, found: FoundRecord[]) {
  const { endByte: beginByte, endLine: beginLine } = found.at(-1) ?? { endByte: 0, endLine: 0 }
  let blank = found.filter(({ values }) => !values).length
  return (given: string[], { bytes, lines }: { bytes: number; lines: number }) => {
    const values = given.map(restored)
    const isBlank = values.every(value => value.trim() === '')
    blank += isBlank ? 1 : 0
    if (blank > maxBlankRows) throw new Refused(tooManyBlankRows)
    if (values.length > maxColumns) throw new Refused(tooManyColumns)
    const [endByte, endLine] = [beginByte + bytes, beginLine + lines]
    const last = found.at(-1)
    const isWhole = window.isLast || endByte < text.length
    if (endLine - (last?.endLine ?? 0) > 1 && isWhole) {
      const record = text.toString('utf8', last?.endByte ?? 0, endByte)
      if (swallowsRows(record, values.length, columnsOf(found, window), window.delimiter)) throw new OpenQuote()
    }
    found.push({ values: isBlank ? null : values, isOpen: false, endByte, endLine })
    return null
  }
}

const columnsOf = (found: readonly FoundRecord[], { columns }: CsvWindow) =>
  columns ?? found.find(({ values }) => values)?.values?.length ?? null

/** The line after the records that were found, which has a quote that is never closed. */
function openLine(text: Buffer, window: CsvWindow, found: readonly FoundRecord[]): FoundRecord {
  const { endByte: begin, endLine } = found.at(-1) ?? { endByte: 0, endLine: 0 }
  const line = window.line + endLine
  if (columnsOf(found, window) === null) throw new Refused(`Line ${line}, the headings: ${quoteNotClosed}`)
  if (found.filter(({ isOpen }) => isOpen).length >= maxOpenQuotes) throw new Refused(tooManyOpenQuotes(line))
  const [whole = ''] = /^[^\r\n]*(?:\r\n|\n|\r|$)/.exec(text.toString('utf8', begin)) ?? []
  const [given = []] = parse(whole, { ...format, quote: false, delimiter: window.delimiter }) as string[][]
  if (given.length > maxColumns) throw new Refused(tooManyColumns)
  return { values: given.map(restored), isOpen: true, endByte: begin + Buffer.byteLength(whole), endLine: endLine + 1 }
}

/** What is wrong with a row, after the number of its line. */
export const quoteNotClosed = 'a quote (") is never closed. Close or remove it.'

/** Also for those in many windows. */
export const tooManyOpenQuotes = (line: number): string =>
  `This file has more than ${maxOpenQuotes} quotes (") that are never closed, such as in line ${line}. Save it again as a CSV file.`

const tooManyColumns = `This file has more than ${maxColumns} columns.`

/** Also for blank rows in many windows. */
export const tooManyBlankRows = `This file has more than ${maxBlankRows.toLocaleString('en-US')} blank rows. Delete them and upload it again.`

const lineTooLong = (found: readonly FoundRecord[], { line }: CsvWindow) =>
  `Line ${line + (found.at(-1)?.endLine ?? 0)} can't be read: a quote seems to be missing there, or its text is too long.`

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** In UTF-8, without a byte order mark. */
function textOf({ bytes, encoding, isFirst }: CsvWindow): Buffer {
  if (encoding === 'windows-1252') return Buffer.from(new TextDecoder(encoding).decode(bytes))
  const isMarked = isFirst && byteOrderMark.every((byte, index) => bytes[index] === byte)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(isMarked ? byteOrderMark.length : 0)
}

function answerOf(found: readonly FoundRecord[], text: Buffer, window: CsvWindow) {
  const rows: ParsedRow[] = []
  for (const [position, { values, isOpen }] of found.entries()) {
    const line = window.line + (found[position - 1]?.endLine ?? 0)
    if (values && rows.length < window.wantedRows) rows.push({ position, values, line, isOpen })
  }
  const last = found.at(-1)
  return {
    rows,
    columns: columnsOf(found, window),
    recordCount: found.length,
    blankCount: found.filter(({ values }) => !values).length,
    openCount: found.filter(({ isOpen }) => isOpen).length,
    consumedBytes: consumedBytes(last?.endByte ?? 0, text, window),
    consumedLines: last?.endLine ?? 0,
  }
}

function consumedBytes(endByte: number, text: Buffer, { bytes, encoding }: CsvWindow) {
  // One byte of Windows-1252 is one character.
  if (encoding === 'windows-1252') return text.toString('utf8', 0, endByte).length
  return endByte === 0 ? 0 : endByte + bytes.length - text.length
}
