import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import { maxBlankRows, maxColumns, maxRowBytes, windowBytes } from './csv-limits.ts'

/** A part of a file that begins with a whole record. */
export interface CsvWindow {
  bytes: Uint8Array
  encoding: 'utf-8' | 'windows-1252'
  delimiter: string
  /** Where the window begins; the first line is 1. */
  line: number
  isFirst: boolean
  isLast: boolean
  /** How many rows are sent back; the others are only counted. */
  wantedRows: number
}

/** What a window holds, a sentence that says why it can't be read, or that it isn't text in UTF-8. */
export type ParsedWindow =
  | {
      /** The first rows that aren't blank, with their positions among the window's records, counted from 0. */
      rows: { position: number; values: string[] }[]
      /** All records that end in this window, blank ones included. */
      recordCount: number
      blankCount: number
      /** The next window begins after so many bytes and lines. */
      consumedBytes: number
      consumedLines: number
    }
  | { refusal: string }
  | { isUtf8: false }

class Refused extends Error {}

interface FoundRecord {
  /** Null: a blank one. */
  values: string[] | null
  endByte: number
  endLine: number
}

/** Parses the whole records of a window. Work and memory are in proportion to the window, whatever is in it. */
export function parseWindow(window: CsvWindow): ParsedWindow {
  const text = textOf(window)
  const found: FoundRecord[] = []
  try {
    parse(text, { ...format, delimiter: window.delimiter, on_record: recorder(found) })
    // It may go on in the next window.
    if (!window.isLast) found.pop()
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message }
    if (!(error instanceof CsvError)) throw error
    if (window.isLast || error.code !== 'CSV_QUOTE_NOT_CLOSED') return refuseRowAfter(found, window)
  }
  if (found.length === 0 && !window.isLast && window.bytes.length > windowBytes) return refuseRowAfter(found, window)
  const answer = answerOf(found, text, window)
  return window.encoding === 'utf-8' && !isUtf8(window.bytes.subarray(0, answer.consumedBytes))
    ? { isUtf8: false }
    : answer
}

const format = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: maxRowBytes,
}

function recorder(found: FoundRecord[]) {
  let blank = 0
  return (values: string[], { bytes, lines }: { bytes: number; lines: number }) => {
    const isBlank = values.every(value => value.trim() === '')
    blank += isBlank ? 1 : 0
    if (blank > maxBlankRows) throw new Refused(tooManyBlankRows)
    if (values.length > maxColumns) throw new Refused(`This file has more than ${maxColumns} columns.`)
    found.push({ values: isBlank ? null : values, endByte: bytes, endLine: lines })
    return null
  }
}

/** Also for blank rows in many windows. */
export const tooManyBlankRows = `This file has more than ${maxBlankRows.toLocaleString('en-US')} blank rows. Delete them and upload it again.`

function refuseRowAfter(found: readonly FoundRecord[], { line }: CsvWindow) {
  const row = line + (found.at(-1)?.endLine ?? 0)
  return { refusal: `Line ${row} can't be read: a quote seems to be missing there, or its text is too long.` }
}

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** In UTF-8, without a byte order mark. */
function textOf({ bytes, encoding, isFirst }: CsvWindow): Buffer {
  if (encoding === 'windows-1252') return Buffer.from(new TextDecoder(encoding).decode(bytes))
  const isMarked = isFirst && byteOrderMark.every((byte, index) => bytes[index] === byte)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(isMarked ? byteOrderMark.length : 0)
}

function answerOf(found: readonly FoundRecord[], text: Buffer, window: CsvWindow) {
  const rows: { position: number; values: string[] }[] = []
  for (const [position, { values }] of found.entries()) {
    if (values && rows.length < window.wantedRows) rows.push({ position, values })
  }
  const last = found.at(-1)
  return {
    rows,
    recordCount: found.length,
    blankCount: found.filter(({ values }) => !values).length,
    consumedBytes: consumedBytes(last?.endByte ?? 0, text, window),
    consumedLines: last?.endLine ?? 0,
  }
}

function consumedBytes(endByte: number, text: Buffer, { bytes, encoding }: CsvWindow) {
  // One byte of Windows-1252 is one character.
  if (encoding === 'windows-1252') return text.toString('utf8', 0, endByte).length
  return endByte === 0 ? 0 : endByte + bytes.length - text.length
}
