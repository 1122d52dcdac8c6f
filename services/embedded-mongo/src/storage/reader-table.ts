import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of LMDB's table of readers before the first reader, and of one reader: a cache line. */
const headBytes = 4_096
const readerBytes = 64

/**
 * Gives the table of readers its blocks on the disk. LMDB maps it as a file of holes, and a process that writes into a
 * hole while the disk is full is killed by SIGBUS. To be called before LMDB opens the folder, which then fills the table.
 */
export function allocateReaderTable(path: string, maxReaders: number): void {
  const name = join(path, 'lock.mdb')
  const size = headBytes + maxReaders * readerBytes
  const present = statSync(name, { throwIfNoEntry: false })
  if (present && present.size >= size && present.blocks * 512 >= size) return
  try {
    const file = openSync(name, 'w', 0o600)
    try {
      for (let at = 0; at < size; ) at += writeSync(file, Buffer.alloc(size - at), 0, size - at, at)
    } finally {
      closeSync(file)
    }
  } catch {
    // On a full disk LMDB's own table of holes has to do.
  }
}
