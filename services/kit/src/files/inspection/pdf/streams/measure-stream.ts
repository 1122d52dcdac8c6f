import { constants, createInflateRaw } from 'node:zlib'
import type { PDFRawStream } from '@cantoo/pdf-lib'
import { inflatedLength } from '../../limits/inflated-length.ts'
import { bomb } from '../../limits/pixels.ts'
import type { Budget } from '../budget.ts'
import { filtersOf, type Packing } from './filters.ts'
import { lzwLength, runLength } from './lengths.ts'
import { checkPicture, isPicture } from './picture.ts'
import { earlyChangeOf, TooLarge, unpack } from './unpack.ts'

const megabyte = 1024 * 1024
/** In bytes: a page scanned at 600 dpi in color has 104 MB. */
const maxPicture = 128 * megabyte
/** Of a page's content, a font and so on. */
const maxOther = 48 * megabyte
/** What is packed several times is unpacked in memory, all but the last time. */
const maxInside = 32 * megabyte
/** Smaller data is inflated in one go. */
const smallData = 16 * 1024
const zlibHeader = 2
const pieceLength = 64 * 1024

/**
 * Makes sure that a reader can open a stream without running out of memory.
 * @throws PdfRefused
 */
export async function measureStream(stream: PDFRawStream, budget: Budget): Promise<void> {
  const filters = filtersOf(stream)
  if (!filters) return
  const max = isPicture(stream.dict) ? maxPicture : maxOther
  const last = filters.picture ? null : filters.packings.pop()
  try {
    const inside = filters.packings.reduce(
      (data, packing) => unpack(data, packing, stream.dict.context, maxInside),
      stream.contents,
    )
    if (filters.packings.length > 0) budget.spendBytes(inside.length)
    checkPicture(stream.dict, filters.picture, inside, budget)
    if (!last) return
    const length = await lengthOf(inside, last, max)
    if (length > max) budget.refuse(bomb)
    budget.spendBytes(length)
  } catch (error) {
    budget.check()
    if (error instanceof TooLarge) budget.refuse(bomb)
    // Damaged data is the reader's to draw as far as it goes.
  }
}

async function lengthOf(data: Uint8Array, packing: Packing, max: number) {
  if (packing.name === 'LZWDecode') return lzwLength(data, earlyChangeOf(packing), max)
  if (packing.name === 'RunLengthDecode') return runLength(data, max)
  if (packing.name !== 'FlateDecode') return data.length
  if (data.length <= smallData) return smallInflatedLength(data, packing, max)
  const inflating = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: pieceLength })
  return inflatedLength(inflating, [data.subarray(zlibHeader)], max)
}

/** A thousand times sixteen kilobytes: little enough to keep for a moment. */
const smallInflatedLength = (data: Uint8Array, packing: Packing, max: number) =>
  unpack(data, packing, undefined as never, max).length
