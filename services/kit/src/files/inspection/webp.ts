import { checkPixels, damaged, trailing } from './pixels.ts'

const headerLength = 12
const knownChunks = ['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP', 'EXIF', 'XMP ']

/** RIFF chunk by chunk; the length that RIFF declares is the file's. */
export function checkWebp(bytes: Buffer): string | null {
  const declared = bytes.readUInt32LE(4) + 8
  if (declared > bytes.length) return damaged
  if (declared < bytes.length) return trailing
  let at = headerLength
  let hasPicture = false
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (next > bytes.length || !knownChunks.includes(type)) return damaged
    const size = sizeIn(type, bytes.subarray(at + 8, at + 8 + length))
    if (size) {
      hasPicture = true
      const problem = checkPixels(size.width, size.height)
      if (problem) return problem
    }
    at = next
  }
  return hasPicture && at === bytes.length ? null : damaged
}

/** The size that a chunk declares, if it does. */
function sizeIn(type: string, chunk: Buffer): { width: number; height: number } | null {
  if (type === 'VP8X' && chunk.length >= 10) {
    return { width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 }
  }
  if (type === 'VP8 ' && chunk.length >= 10) {
    return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff }
  }
  if (type === 'VP8L' && chunk.length >= 5) {
    const bits = chunk.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return null
}
