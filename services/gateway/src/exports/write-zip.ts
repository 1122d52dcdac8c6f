import type { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in a ZIP. It is opened when it is its turn. */
export interface ZipEntry {
  path: string
  /** In bytes; when there are more or less the ZIP breaks off. */
  size: number
  changedAt: Date
  read(): Readable
}

/**
 * Writes a ZIP while it is read, one entry after the other. What it holds is packed already (PDF, PNG, JPEG), so nothing is
 * compressed: its size is known before its first byte, and the browser tells how much is left and whether all of it came.
 *
 * @returns its size in bytes, and its content; that ends with an error when an entry can't be read
 */
export function writeZip(entries: ZipEntry[]): { size: number; content: Readable } {
  const zip = new ZipFile()
  const content = zip.outputStream as PassThrough
  let open: Readable | undefined
  const breakOff = (error: Error) => void content.destroy(error)
  zip.on('error', breakOff)
  for (const { path, size, changedAt, read } of entries) {
    zip.addReadStreamLazy(path, { size, mtime: changedAt, compress: false }, take => {
      open = read().once('error', breakOff)
      take(null, open)
    })
  }
  // Who goes in the middle leaves an entry open.
  content.once('close', () => open?.destroy())
  let whole = 0
  const learn = (size: number) => {
    whole = size
  }
  // Its types forget the size.
  zip.end({ forceZip64Format: false, comment: '' }, learn as () => void)
  return { size: whole, content }
}
