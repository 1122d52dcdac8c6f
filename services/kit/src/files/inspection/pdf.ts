import { setImmediate as nextTurn } from 'node:timers/promises'
import { constants, createInflate } from 'node:zlib'
import { type PdfObject, readObject } from './pdf-lexer.ts'
import { refusalIn, refusalOf } from './pdf-names.ts'
import { damaged, trailing } from './pixels.ts'

const megabyte = 1024 * 1024
/** What one stream, and all together, may grow to: a page scanned at 600 dpi in colour has 104 MB. */
const largestStream = 128 * megabyte
const largestSum = 1024 * megabyte
/** Text is looked at in windows, small enough to be forgotten soon; they overlap by more than the longest name that counts. */
const windowLength = 64 * 1024
const overlap = 256
/** How long it works without hearing that nobody waits any more, in milliseconds. */
const longestTurn = 250

const bomb = 'grows far too large when it is opened.'
const unusual = 'is compressed in an unusual way. Print it to a new PDF and upload that.'
const unusualFilters = ['LZWDecode', 'LZW', 'Crypt']
/** Of a stream that holds objects, everything else would hide them from this check. */
const objectFilters = ['ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx', 'RunLengthDecode', 'RL', 'Predictor']

/**
 * Follows none of the document's own tables, which readers repair in ways of their own: it looks at the text of the
 * whole file, at whatever stands behind the keyword `obj`, and into every compressed stream.
 */
export async function checkPdf(bytes: Buffer): Promise<string | null> {
  return checkPdfFrame(bytes) ?? checkText(bytes) ?? (await checkObjects(bytes))
}

/** That it is a PDF from its first to its last byte, whatever is inside. */
export function checkPdfFrame(bytes: Buffer): string | null {
  if (!bytes.toString('latin1', 0, 5).startsWith('%PDF-')) return damaged
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) return damaged
  return /^[\s\0]*$/.test(bytes.toString('latin1', end + 5)) ? null : trailing
}

function checkText(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += windowLength) {
    const refusal = refusalIn(bytes.toString('latin1', at, at + windowLength + overlap), { isData: true })
    if (refusal) return refusal
  }
  return null
}

async function checkObjects(bytes: Buffer) {
  let sum = 0
  let turnEnds = Date.now() + longestTurn
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (Date.now() > turnEnds) {
      await nextTurn()
      turnEnds = Date.now() + longestTurn
    }
    const object = readObject(bytes, at + 3)
    if (!object) continue
    const refusal = refusalOf(object.names) ?? checkFilters(object)
    if (refusal) return refusal
    if (object.streamAt === null || !isDeflated(bytes, object.streamAt)) continue
    const stream = await inflate(bytes.subarray(object.streamAt), !holdsObjects(object))
    sum += stream.length
    if (stream.refusal) return stream.refusal
    if (stream.isBroken && holdsObjects(object)) return damaged
    if (stream.length > largestStream || sum > largestSum) return bomb
  }
  return null
}

const holdsObjects = ({ names }: PdfObject) =>
  names.includes('ObjStm') || (names.includes('First') && names.includes('N'))

function checkFilters(object: PdfObject) {
  const { names, streamAt } = object
  if (streamAt === null) return null
  if (names.some(name => unusualFilters.includes(name))) return unusual
  const timesDeflated = names.filter(name => name === 'FlateDecode' || name === 'Fl').length
  if (timesDeflated > 1) return unusual
  if (!holdsObjects(object)) return null
  const isPlain = !names.includes('Filter') && !names.includes('F')
  const isKnown = isPlain || timesDeflated === 1
  return isKnown && !names.some(name => objectFilters.includes(name)) ? null : unusual
}

/** The two bytes that every zlib stream begins with. */
function isDeflated(bytes: Buffer, at: number) {
  const first = bytes[at] ?? 0
  return (first & 0x0f) === 8 && ((first << 8) | (bytes[at + 1] ?? 0)) % 31 === 0
}

/** Piece by piece, so that a stream of any size takes no memory; reads to the stream's own end, whatever is declared. */
async function inflate(data: Buffer, isData: boolean) {
  const stream = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: windowLength })
  stream.end(data)
  let length = 0
  let rest = ''
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      length += piece.length
      const text = rest + piece.toString('latin1')
      const refusal = refusalIn(text, { isData })
      if (refusal || length > largestStream) return { length, refusal, isBroken: false }
      rest = text.slice(-overlap)
    }
    return { length, refusal: null, isBroken: false }
  } catch {
    return { length, refusal: null, isBroken: true }
  }
}
