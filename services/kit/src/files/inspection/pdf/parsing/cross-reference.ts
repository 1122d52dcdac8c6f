import { PDFArray, PDFDict, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import type { Budget } from '../budget.ts'
import { decodeWhole } from '../streams/decode-whole.ts'
import { nameOf } from '../terms/names.ts'
import { severalVersions } from '../terms/pdf-refused.ts'
import type { DocumentParser } from './document-parser.ts'
import { type Entry, isSamePlace, type Trailer } from './place.ts'

/** What the cross-reference of a file says, the newest first: tables, streams, and both at once. */
export interface CrossReference {
  entries: Map<number, Entry>
  /** Of the newest section; older ones don't count. */
  trailer: Trailer
  /** Whether all of its sections could be read. */
  isWhole: boolean
  /** Objects that some programs find elsewhere: two sections say different things of them, and neither is newer. */
  disputed: Set<number>
}

/** A table or a stream of entries, with its dictionary. */
interface Section {
  entries: Map<number, Entry>
  dict: PDFDict
  isWhole: boolean
}

/** In bytes. */
const maxFieldWidth = 6
/** The first object of a file made for the web ends by here. */
const maxFirstObject = 1024

/**
 * @returns null where there is none that can be read
 * @throws PdfRefused where programs begin with different catalogs
 */
export function readCrossReference(parser: DocumentParser, budget: Budget): CrossReference | null {
  const start = startOf(parser)
  const found = start === null ? null : readFrom(parser, start, budget)
  const linearStart = linearStartOf(parser)
  if (start === null || !found || linearStart === null || parser.at(start, () => parser.place()) === linearStart) {
    return found
  }
  // Of a file made for the web, some programs begin with its first section, and some with what its last line leads to.
  const other = readFrom(parser, linearStart, budget)
  if (other && other.trailer.Root !== found.trailer.Root) budget.refuse(severalVersions)
  for (const number of new Set([...found.entries.keys(), ...(other?.entries.keys() ?? [])])) {
    if (other && !isSamePlace(found.entries.get(number), other.entries.get(number))) found.disputed.add(number)
  }
  return found
}

/** Whether there is something that a viewer may take for a cross-reference, be it damaged. */
export function hasCrossReference(parser: DocumentParser): boolean {
  const start = startOf(parser)
  const isSection = start !== null && (parser.at(start, () => parser.word('xref')) || parser.headerAt(start) !== null)
  return isSection || linearStartOf(parser) !== null
}

function readFrom(parser: DocumentParser, start: number, budget: Budget): CrossReference | null {
  const newest = readSection(parser, start, budget)
  if (!newest) return null
  const found: CrossReference = {
    entries: new Map(),
    trailer: trailerIn(newest.dict),
    isWhole: true,
    disputed: new Set(),
  }
  const seen = new Set([start])
  for (let section: Section | null = newest; section; ) {
    addSection(found, section)
    const hybrid = integerIn(section.dict, 'XRefStm')
    if (hybrid !== null && !seen.has(hybrid)) {
      seen.add(hybrid)
      addHybrid(found, section, readSection(parser, hybrid, budget))
    }
    const before = previousOf(section.dict)
    if (before === null || seen.has(before)) break
    seen.add(before)
    section = readSection(parser, before, budget)
    if (!section) found.isWhole = false
  }
  return found
}

/** What a trailer says of the document. */
export function trailerIn(dict: PDFDict): Trailer {
  const [Root, Encrypt, Info, ID] = ['Root', 'Encrypt', 'Info', 'ID'].map(key => dict.get(nameOf(key)))
  return { ...(Root && { Root }), ...(Encrypt && { Encrypt }), ...(Info && { Info }), ...(ID && { ID }) }
}

function addSection(found: CrossReference, section: Section) {
  if (!section.isWhole) found.isWhole = false
  for (const [number, entry] of section.entries) if (!found.entries.has(number)) found.entries.set(number, entry)
}

/** Of what stands in both, pdf.js follows the table; others follow the stream. */
function addHybrid(found: CrossReference, table: Section, stream: Section | null) {
  if (!stream) {
    found.isWhole = false
    return
  }
  for (const [number, entry] of stream.entries) {
    const own = table.entries.get(number)
    if (own && found.entries.get(number) === own && !isSamePlace(own, entry)) found.disputed.add(number)
  }
  addSection(found, stream)
}

/** Where the newest section begins: the last `startxref` says so. */
function startOf(parser: DocumentParser): number | null {
  const { file } = parser
  const keyword = file.lastIndexOf('startxref', undefined, 'latin1')
  const start = keyword < 0 ? null : parser.at(keyword + 'startxref'.length, () => parser.integer())
  return start !== null && start > 0 && start < file.length ? start : null
}

/** Of a file made for the web (linearized) that wasn't changed since: behind its first object. */
function linearStartOf(parser: DocumentParser): number | null {
  const { file } = parser
  const end = file.indexOf('endobj', 0, 'latin1')
  if (end < 0 || end > maxFirstObject || !file.subarray(0, end).includes('/Linearized', 0, 'latin1')) return null
  try {
    const first = file.toString('latin1', 0, end).search(/\d+\s+\d+\s+obj/)
    const { value } = parser.objectAt(Math.max(0, first))
    const isUnchanged = value instanceof PDFDict && integerIn(value, 'L') === file.length
    return isUnchanged ? parser.at(end + 'endobj'.length, () => parser.place()) : null
  } catch {
    return null
  }
}

function readSection(parser: DocumentParser, offset: number, budget: Budget): Section | null {
  if (offset >= parser.file.length) return null
  try {
    return parser.at(offset, () =>
      parser.word('xref') ? readTable(parser, budget) : readStream(parser, offset, budget),
    )
  } catch {
    budget.check()
    return null
  }
}

function readTable(parser: DocumentParser, budget: Budget): Section | null {
  const entries = new Map<number, Entry>()
  while (!parser.word('trailer')) {
    let first = parser.integer()
    const count = parser.integer()
    if (first === null || count === null) return null
    for (let index = 0; index < count; index += 1) {
      budget.spendValue()
      const [offset, generation] = [parser.integer(), parser.integer()]
      const isFree = parser.word('f')
      if (offset === null || generation === null || !(isFree || parser.word('n'))) return null
      // Some programs number their table from 1 where it begins with 0.
      if (index === 0 && isFree && first === 1) first = 0
      if (entries.has(first + index)) continue
      entries.set(first + index, isFree || offset === 0 ? { kind: 'FREE' } : { kind: 'PLAIN', offset, generation })
    }
  }
  const dict = parser.valueAt(parser.place())
  const isWhole = (entries.get(0)?.kind ?? 'FREE') === 'FREE'
  return dict instanceof PDFDict ? { entries, dict, isWhole } : null
}

function readStream(parser: DocumentParser, offset: number, budget: Budget): Section | null {
  const { value } = parser.objectAt(offset)
  if (!(value instanceof PDFRawStream)) return null
  const { dict } = value
  const widths = integersIn(dict, 'W')
  const size = integerIn(dict, 'Size')
  const ranges = dict.has(nameOf('Index')) ? integersIn(dict, 'Index') : size === null ? null : [0, size]
  const data = decodeWhole(value, budget)
  if (!data || !ranges || widths?.length !== 3 || widths.some(width => width < 0 || width > maxFieldWidth)) return null
  return { dict, ...entriesIn(data, widths as [number, number, number], ranges, budget) }
}

function entriesIn(bytes: Uint8Array, widths: [number, number, number], ranges: number[], budget: Budget) {
  const entries = new Map<number, Entry>()
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = widths[0] + widths[1] + widths[2]
  let at = 0
  const field = (width: number, usual: number) => {
    at += width
    return width === 0 ? usual : data.readUIntBE(at - width, width)
  }
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range)
    for (let index = 0; index < count; index += 1) {
      budget.spendValue()
      if (at + length > data.length || length === 0) return { entries, isWhole: false }
      const [type, second, third] = [field(widths[0], 1), field(widths[1], 0), field(widths[2], 0)]
      if (type > 2) return { entries, isWhole: false }
      if (!entries.has(first + index)) entries.set(first + index, entryOf(type, second, third))
    }
  }
  return { entries, isWhole: true }
}

function entryOf(type: number, second: number, third: number): Entry {
  if (type === 0 || second === 0) return { kind: 'FREE' }
  return type === 1
    ? { kind: 'PLAIN', offset: second, generation: third }
    : { kind: 'PACKED', stream: second, index: third }
}

function previousOf(dict: PDFDict): number | null {
  const given = dict.get(nameOf('Prev'))
  return given instanceof PDFRef ? given.objectNumber : integerIn(dict, 'Prev')
}

function integerIn(dict: PDFDict, key: string): number | null {
  const number = dict.get(nameOf(key))
  return number instanceof PDFNumber && Number.isInteger(number.asNumber()) ? number.asNumber() : null
}

function integersIn(dict: PDFDict, key: string): number[] | null {
  const array = dict.get(nameOf(key))
  if (!(array instanceof PDFArray)) return null
  const numbers = array.asArray().map(one => (one instanceof PDFNumber ? one.asNumber() : -1))
  return numbers.every(number => Number.isInteger(number) && number >= 0) ? numbers : null
}
