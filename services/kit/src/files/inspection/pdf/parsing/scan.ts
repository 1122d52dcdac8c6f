import { PDFDict } from '@cantoo/pdf-lib'
import { Budget } from '../budget.ts'
import { trailerIn } from './cross-reference.ts'
import { DocumentParser, isCrossReferenceStream, isObjectStream } from './document-parser.ts'
import type { Place, Trailer } from './place.ts'

/** What stands in a file, in the order of its bytes. That counts where its cross-reference is damaged. */
export interface Scan {
  /** Of each object, the one that programs take which scan the file. */
  places: Map<number, Place>
  /** Objects that such programs don't agree on. */
  disputed: Set<number>
  /** Objects that are there more than once. */
  repeated: Set<number>
  /** Whether some programs see more objects than these. */
  hasHidden: boolean
  trailers: Trailer[]
}

interface Definition {
  number: number
  offset: number
  generation: number
  isDamaged: boolean
  isObjectStream: boolean
}

/** All that a file has from its first to its last byte. */
export interface Definitions {
  definitions: Definition[]
  trailers: Trailer[]
  /** Numbers of objects that only some programs see: in a stream, a comment, or where no other begins. */
  hidden: ReadonlySet<number>
}

interface Packed {
  stream: number
  index: number
  /** Of its stream. */
  offset: number
}

const maxComment = 4096
const marks =
  /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+obj(?![A-Za-z0-9])|\btrailer(?![A-Za-z0-9])|\bxref(?=[\0\t\n\f\r ])/g

/**
 * @param found in the file
 * @param numbersIn the objects of the object stream at an offset, in their order
 */
export function scanOf({ definitions, hidden, trailers }: Definitions, numbersIn: (offset: number) => number[]): Scan {
  const sets = { disputed: new Set(hidden), repeated: new Set(hidden), hasHidden: hidden.size > 0 }
  const scan: Scan = { places: new Map(), ...sets, trailers }
  const plain = new Map<number, Definition[]>()
  const packed = new Map<number, Packed[]>()
  for (const definition of definitions) {
    const { number, offset, isObjectStream } = definition
    add(plain, number, definition)
    if (!isObjectStream) continue
    for (const [index, inside] of numbersIn(offset).entries()) add(packed, inside, { stream: number, index, offset })
  }
  for (const number of new Set([...plain.keys(), ...packed.keys()])) {
    const [own, inside] = [plain.get(number) ?? [], packed.get(number) ?? []]
    const place = own.length > 0 ? lastOf(own) : firstOf(inside)
    if (place) scan.places.set(number, place)
    const isAgreed = own.length > 0 ? isLast(own, inside) : isOnly(inside, plain)
    if (!isAgreed) scan.disputed.add(number)
    if (own.length + inside.length > 1) scan.repeated.add(number)
  }
  return scan
}

function add<One>(lists: Map<number, One[]>, number: number, one: One) {
  const list = lists.get(number)
  if (list) list.push(one)
  else lists.set(number, [one])
}

function lastOf(definitions: Definition[]): Place | null {
  const last = definitions.at(-1)
  return last ? { kind: 'PLAIN', offset: last.offset, generation: last.generation } : null
}

function firstOf([first]: Packed[]): Place | null {
  return first ? { kind: 'PACKED', stream: first.stream, index: first.index } : null
}

/** pdf.js takes what isn't packed before what is, and the first generation before the next; others take what is last. */
function isLast(definitions: Definition[], packed: Packed[]) {
  const last = definitions.at(-1)
  const isOneGeneration = definitions.every(({ generation }) => generation === last?.generation)
  const isReadable = definitions.length === 1 || !last?.isDamaged
  return isOneGeneration && isReadable && packed.every(({ offset }) => offset < (last?.offset ?? 0))
}

/** Of what is packed several times, some programs take the first and some the last. */
function isOnly(packed: Packed[], plain: Map<number, Definition[]>) {
  const [only] = packed
  return packed.length === 1 && only !== undefined && plain.get(only.stream)?.length === 1
}

/** @throws PdfRefused where there are too many */
export function findDefinitions(file: Buffer): Definitions {
  const budget = new Budget()
  const parser = new DocumentParser(file, budget)
  const definitions: Definition[] = []
  const trailers: Trailer[] = []
  const hidden = new Set<number>()
  let end = 0
  let unseenUntil = 0
  for (const { index: offset, 0: mark, 1: digits, 2: generation } of file.toString('latin1').matchAll(marks)) {
    budget.spendValue()
    if (offset >= end) end = Math.max(end, endOfComment(file, end, offset))
    if (offset < end) {
      // Some programs look into streams and comments, and others don't.
      if (digits) hidden.add(Number(digits))
      continue
    }
    end = offset + mark.length
    if (mark === 'xref') {
      if (offset >= unseenUntil) unseenUntil = endOfTable(file, offset)
      continue
    }
    // Some programs look for objects at the beginning of a word only, and on one line.
    const isUnusual = /[\r\n]/.test(mark) || /[A-Za-z]/.test(file.toString('latin1', offset - 1, offset))
    if (digits && (isUnusual || offset < unseenUntil)) hidden.add(Number(digits))
    try {
      if (!digits) {
        const dict = parser.valueAt(end)
        if (dict instanceof PDFDict) trailers.push(trailerIn(dict))
        continue
      }
      const definition = { number: Number(digits), offset, generation: Number(generation) }
      definitions.push({ ...definition, isDamaged: true, isObjectStream: false })
      const { value, end: behind } = parser.objectAt(offset)
      definitions.pop()
      definitions.push({ ...definition, isDamaged: false, isObjectStream: isObjectStream(value) })
      if (isCrossReferenceStream(value)) trailers.push(trailerIn(value.dict))
      end = behind
    } catch {
      budget.check()
    }
  }
  return { definitions, trailers, hidden }
}

/** Where pdf.js continues behind a table: at the next `startxref`. Others continue behind its trailer. */
function endOfTable(file: Buffer, offset: number) {
  const trailer = file.indexOf('trailer', offset, 'latin1')
  const end = trailer < 0 ? -1 : file.indexOf('startxref', trailer, 'latin1')
  return end < 0 ? file.length : end
}

/** Of the comment that this is in; 0 where it is in none. */
function endOfComment(file: Buffer, from: number, offset: number) {
  const line = file.toString('latin1', from, offset)
  const begin = Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\r')) + 1
  if (!line.includes('%', begin)) return 0
  const rest = /[\r\n]/.exec(file.toString('latin1', offset, offset + maxComment))
  return offset + (rest?.index ?? maxComment)
}
