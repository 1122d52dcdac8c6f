import { constants, inflateRawSync } from 'node:zlib'
import { decodePDFRawStream, type PDFContext, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import type { Packing } from './filters.ts'

const zlibHeader = 2
const pieceLength = 64 * 1024

/** The data grows to more than it may. */
export class TooLarge extends Error {}

/**
 * Undoes one packing. Checksums are ignored and data that breaks off gives what there is, as readers do.
 * @param maxBytes of the result
 * @throws TooLarge, or anything where the data is damaged
 */
export function unpack(data: Uint8Array, packing: Packing, context: PDFContext, maxBytes: number): Uint8Array {
  return packing.name === 'FlateDecode' ? inflate(data, maxBytes) : decode(data, packing, context, maxBytes)
}

function inflate(data: Uint8Array, maxBytes: number) {
  try {
    const options = { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateRawSync(data.subarray(zlibHeader), options)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge() : error
  }
}

/** The library's decoders take memory as they go, so they are asked for one piece after the other. */
function decode(data: Uint8Array, packing: Packing, context: PDFContext, maxBytes: number) {
  const dict = context.obj({ Filter: packing.name, DecodeParms: { EarlyChange: earlyChangeOf(packing) } })
  const stream = decodePDFRawStream(PDFRawStream.of(dict, data))
  let length = 0
  for (;;) {
    const piece = stream.getBytes(pieceLength)
    if (piece.length === 0) break
    length += piece.length
    if (length > maxBytes) throw new TooLarge()
  }
  return stream.decode()
}

/** Whether LZW begins with longer codes one code early. */
export const earlyChangeOf = ({ parameters }: Packing): 0 | 1 => {
  const given = parameters?.lookup(PDFName.of('EarlyChange'))
  return given instanceof PDFNumber && given.asNumber() === 0 ? 0 : 1
}
