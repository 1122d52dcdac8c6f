import type { PDFRawStream } from '@cantoo/pdf-lib'
import { bomb } from '../../limits/pixels.ts'
import type { Budget } from '../budget.ts'
import { filtersOf } from './filters.ts'
import { TooLarge, unpack } from './unpack.ts'
import { isPredicted, unpredict } from './unpredict.ts'

/** Of an object stream, in bytes. */
const maxBytes = 32 * 1024 * 1024

/** The objects of an object stream as text, or null where it can't be read. @throws PdfRefused */
export function decodeWhole(stream: PDFRawStream, budget: Budget): Uint8Array | null {
  const filters = filtersOf(stream)
  if (!filters || filters.picture) return null
  let bytes: Uint8Array | null = stream.contents
  try {
    for (const packing of filters.packings) {
      bytes = unpack(bytes, packing, stream.dict.context, maxBytes)
      budget.spendObjectBytes(bytes.length)
      if (isPredicted(packing.parameters)) bytes = unpredict(bytes, packing.parameters)
      if (!bytes) return null
    }
    return bytes
  } catch (error) {
    budget.check()
    return error instanceof TooLarge ? budget.refuse(bomb) : null
  }
}
