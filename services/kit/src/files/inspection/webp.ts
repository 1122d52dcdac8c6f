import { checkPixels, damaged, trailing } from './limits/pixels.ts'

const headerLength = 12
const chunksOfFrame = ['VP8 ', 'VP8L', 'ALPH']
const knownChunks = [...chunksOfFrame, 'VP8X', 'ANIM', 'ANMF', 'ICCP', 'EXIF', 'XMP ']
/** What a frame of an animation says before its own chunks. */
const frameHeader = 16

/** RIFF chunk by chunk; the length that RIFF declares is the file's. */
export function checkWebp(bytes: Buffer): string | null {
  const declared = bytes.readUInt32LE(4) + 8
  if (declared > bytes.length) return damaged
  if (declared < bytes.length) return trailing
  return checkChunks(bytes.subarray(headerLength), knownChunks)
}

function checkChunks(bytes: Buffer, known: readonly string[]): string | null {
  let at = 0
  let hasPicture = false
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (next > bytes.length || !known.includes(type)) return damaged
    const chunk = bytes.subarray(at + 8, at + 8 + length)
    const size = sizeIn(type, chunk)
    if (size) {
      hasPicture = true
      const problem = checkPixels(size.width, size.height)
      if (problem) return problem
    }
    const problem = type === 'ANMF' ? checkChunks(chunk.subarray(frameHeader), chunksOfFrame) : null
    if (problem) return problem
    at = next
  }
  return hasPicture && at === bytes.length ? null : damaged
}

/** The size that a chunk declares, if it does. */
function sizeIn(type: string, chunk: Buffer): { width: number; height: number } | null {
  if (type === 'VP8X' && chunk.length >= 10) {
    return { width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 }
  }
  if (type === 'ANMF' && chunk.length >= frameHeader) {
    return { width: chunk.readUIntLE(6, 3) + 1, height: chunk.readUIntLE(9, 3) + 1 }
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
