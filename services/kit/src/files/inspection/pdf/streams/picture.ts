import { PDFBool, type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import type { Budget } from '../budget.ts'
import type { Filters } from './filters.ts'

/** Of a picture in a reader's memory: 85 megapixels in color, or a plan of two billion points in black and white. */
const maxBytes = 256 * 1024 * 1024
const maxSide = 65_535

export const isPicture = (dict: PDFDict): boolean => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image')

interface Size {
  width: number
  height: number
  bitsPerPixel: number
}

/** A few bytes may declare a picture that takes gigabytes once it is drawn: in its dictionary, or in its own header. */
export function checkPicture(dict: PDFDict, format: Filters['picture'], data: Uint8Array, budget: Budget): void {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const sizes = [isPicture(dict) ? declaredSize(dict, format) : null, ...sizesInside(format, bytes)]
  for (const size of sizes) {
    if (!size) continue
    const { width, height, bitsPerPixel } = size
    if (width > maxSide || height > maxSide || (width * height * bitsPerPixel) / 8 > maxBytes) {
      budget.refuse(`has a picture that is too large: ${width} × ${height} pixels.`)
    }
  }
}

function declaredSize(dict: PDFDict, format: Filters['picture']): Size {
  const isBlackAndWhite =
    format === 'CCITTFaxDecode' || format === 'JBIG2Decode' || dict.lookup(PDFName.of('ImageMask')) === PDFBool.True
  const bits = isBlackAndWhite ? 1 : numberIn(dict, 'BitsPerComponent') || 8
  const parts = isBlackAndWhite || dict.lookup(PDFName.of('ColorSpace')) === PDFName.of('DeviceGray') ? 1 : 3
  return { width: numberIn(dict, 'Width'), height: numberIn(dict, 'Height'), bitsPerPixel: bits * parts }
}

function sizesInside(format: Filters['picture'], bytes: Buffer): (Size | null)[] {
  if (format === 'DCTDecode') return jpegSizes(bytes)
  if (format === 'JPXDecode') return [jpeg2000Size(bytes)]
  return format === 'JBIG2Decode' ? jbig2Sizes(bytes) : []
}

/** Of every frame header: SOF0 to SOF15 without the markers of tables that stand among them. */
function jpegSizes(bytes: Buffer): Size[] {
  const sizes: Size[] = []
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 9 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    const isSegment = marker >= 0xc0 && marker <= 0xfe && !(marker >= 0xd0 && marker <= 0xd9)
    if (!isSegment) continue
    const isFrame = marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      sizes.push({ width, height, bitsPerPixel: 8 * (bytes[at + 9] ?? 1) })
    }
    // Thumbnails stand inside of segments.
    at += bytes.readUInt16BE(at + 2)
  }
  return sizes
}

/** Of the codestream's header: SOC, then SIZ. */
function jpeg2000Size(bytes: Buffer): Size | null {
  const at = bytes.indexOf(Buffer.of(0xff, 0x4f, 0xff, 0x51))
  if (at < 0 || at + 42 > bytes.length) return null
  const [right = 0, bottom = 0, left = 0, top = 0] = [8, 12, 16, 20].map(place => bytes.readUInt32BE(at + place))
  return { width: right - left, height: bottom - top, bitsPerPixel: 8 * bytes.readUInt16BE(at + 40) }
}

/** Page information and regions, which begin with their size. */
const segmentsWithSize = [4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48]
const maxSegments = 10_000

function jbig2Sizes(bytes: Buffer): Size[] {
  const sizes: Size[] = []
  let at = 0
  for (let count = 0; count < maxSegments && at + 11 <= bytes.length; count += 1) {
    const number = bytes.readUInt32BE(at)
    const flags = bytes[at + 4] ?? 0
    const short = (bytes[at + 5] ?? 0) >> 5
    const referred = short === 7 ? bytes.readUInt32BE(at + 5) & 0x1fffffff : short
    const counted = short === 7 ? 4 + Math.ceil((referred + 1) / 8) : 1
    const referenceLength = number <= 256 ? 1 : number <= 65_536 ? 2 : 4
    const head = at + 5 + counted + referred * referenceLength + (flags & 0x40 ? 4 : 1)
    if (head + 12 > bytes.length) break
    const length = bytes.readUInt32BE(head)
    if (segmentsWithSize.includes(flags & 0x3f)) {
      const [width, height] = [bytes.readUInt32BE(head + 4), bytes.readUInt32BE(head + 8)]
      // Pages of unknown height are as tall as the picture says.
      if (height !== 0xffffffff) sizes.push({ width, height, bitsPerPixel: 1 })
    }
    if (length === 0xffffffff) break
    at = head + 4 + length
  }
  return sizes
}

const numberIn = (dict: PDFDict, key: string) => {
  const number = dict.lookup(PDFName.of(key))
  return number instanceof PDFNumber ? number.asNumber() : 0
}
