import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Block, Page } from '../../reading/page.ts'
import type { DocumentPageRecord } from '../models/document-page.model.ts'
import { packWords, unpackWords } from './pack-words.ts'

export type Packed = Pick<DocumentPageRecord, 'number' | 'label' | 'size' | 'method' | 'text' | 'words' | 'blocks'>

/** A page as it is stored. */
export const packPage = ({ words, blocks, ...page }: Page): Packed => ({
  ...page,
  words: packWords(words),
  blocks: deflateRawSync(JSON.stringify(blocks)),
})

/** A stored page as its reader made it; boxes to a ten-thousandth of the page. */
export function unpackPage({ number, label, size, method, text, words, blocks }: Packed): Page {
  return {
    number,
    label,
    size: size && { width: size.width, height: size.height },
    method,
    text,
    words: unpackWords(text, bytesOf(words)),
    blocks: JSON.parse(inflateRawSync(bytesOf(blocks)).toString('utf8')) as Block[],
  }
}

/** Lean queries answer bytes as the driver's `Binary`. */
export const bytesOf = (stored: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.isBuffer(stored) ? stored : Buffer.from(stored.buffer)
