import { deserialize, serialize } from 'node:v8'
import type { Page } from '../../reading/page.ts'
import { bytesOf, type Packed, unpackPage } from './pack-page.ts'

/** In bytes: of the number that says how long a page is. */
const lengthSize = 4

/** A stored page as bytes that another process reads with `pagesIn`. */
export function pageBytes({ number, label, size, method, text, words, blocks }: Packed): Buffer {
  const paper = size && { width: size.width, height: size.height }
  const packed = { number, label, size: paper, method, text, words: bytesOf(words), blocks: bytesOf(blocks) }
  const content = serialize(packed)
  const length = Buffer.alloc(lengthSize)
  length.writeUInt32LE(content.length)
  return Buffer.concat([length, content])
}

/** The pages of any number of `pageBytes`, one after the other. */
export function pagesIn(bytes: Buffer): Page[] {
  const pages: Page[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = at + lengthSize + bytes.readUInt32LE(at)
    pages.push(unpackPage(deserialize(bytes.subarray(at + lengthSize, end)) as Packed))
    at = end
  }
  return pages
}
