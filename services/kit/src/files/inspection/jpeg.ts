import { checkPixels, damaged, trailing } from './limits/pixels.ts'

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** A progressive picture has some ten; each costs a reader the time of the whole picture. */
const maxScans = 200

/** Segment by segment. Telephones put further whole pictures (depth, brightness) behind the first one; nothing else may follow. */
export function checkJpeg(bytes: Buffer): string | null {
  let at = 0
  while (at < bytes.length) {
    if (bytes[at] !== 0xff || bytes[at + 1] !== startOfImage) return at === 0 ? damaged : trailing
    const picture = checkPicture(bytes, at + 2)
    if (typeof picture === 'string') return picture
    at = picture.end
  }
  return null
}

/** One picture, from behind its SOI to behind its EOI. */
function checkPicture(bytes: Buffer, from: number): string | { end: number } {
  let at = from
  let hasFrame = false
  let scans = 0
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return damaged
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else if (marker === endOfImage) return hasFrame ? { end: at + 2 } : damaged
    else {
      if (at + 4 > bytes.length) return damaged
      const length = bytes.readUInt16BE(at + 2)
      if (length < 2 || at + 2 + length > bytes.length) return damaged
      if (isFrame(marker)) {
        if (length < 8) return damaged
        const problem = checkPixels(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
        if (problem) return problem
        hasFrame = true
      }
      at += 2 + length
      if (marker !== startOfScan) continue
      at = endOfScan(bytes, at)
      scans += 1
      if (scans > maxScans) return 'has too many parts to check. Save it again and upload that.'
    }
  }
  return damaged
}

/** Where the next marker stands; inside of a scan, FF is followed by 00 or by a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !isBare(next)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}
