import { damaged, trailing } from '../limits/pixels.ts'

/** That it is a PDF from its first to its last byte, whatever is inside. */
export function checkPdfFrame(bytes: Buffer): string | null {
  if (!bytes.toString('latin1', 0, 5).startsWith('%PDF-')) return damaged
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) return damaged
  return /^[\s\0]*$/.test(bytes.toString('latin1', end + 5)) ? null : trailing
}
