import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadingFailed } from '../reading-failure.ts'
import { makeReadingFolder } from './reading-folders.ts'

/** In bytes: twice what people can upload. */
const maxLength = 50 * 1024 * 1024

/** The bytes of a file, all at once or as they come. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>

/** A file's bytes where the process that reads them can open them, as long as it reads. */
export interface StoredContent {
  path: string
  remove(): Promise<void>
}

/** @throws ReadingFailed if there is nothing, or too much */
export async function storeContent(content: Content, signal?: AbortSignal): Promise<StoredContent> {
  const folder = await makeReadingFolder()
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  let length = 0
  const counting = new Transform({
    transform(piece: Uint8Array, _, done) {
      length += piece.length
      done(length > maxLength ? new ReadingFailed('TOO_LARGE') : null, piece)
    },
  })
  try {
    const source = Readable.from(content instanceof Uint8Array ? [content] : content)
    await pipeline(source, counting, createWriteStream(path, { mode: 0o600 }), signal ? { signal } : {})
    if (length === 0) throw new ReadingFailed('EMPTY')
    return { path, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
