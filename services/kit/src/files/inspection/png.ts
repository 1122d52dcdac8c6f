import { crc32 } from 'node:zlib'
import { checkPixels, damaged, trailing } from './pixels.ts'

const signatureLength = 8

/** Chunk by chunk from IHDR to IEND, with nothing before, between or behind. */
export function checkPng(bytes: Buffer): string | null {
  let at = signatureLength
  let problem: string | null = null
  for (let number = 0; at + 12 <= bytes.length; number++) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return damaged
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return damaged
    if ((type === 'IHDR') !== (number === 0)) return damaged
    if (type === 'IHDR') {
      if (length !== 13) return damaged
      problem = checkPixels(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12))
    }
    if (type === 'IEND') return problem ?? (end === bytes.length ? null : trailing)
    at = end
  }
  return damaged
}
