import { counterKey } from './keys.ts'
import type { Txn } from './txn.ts'
import type { View } from './view.ts'

/**
 * The format of a data folder. Whoever changes how something is stored raises it, so that earlier versions refuse the
 * folder. 2: values have checksums, as far as they were written since.
 */
export const format = 2

/**
 * Since when index entries are what they are now. Whoever changes which entries a document has in an index, or how they
 * are encoded, sets it to a new format: folders of a lower number, or of none, get their indexes rebuilt when opened.
 */
export const indexFormat = 1

/** A data folder that this version can't use. Its message is one sentence for the person who starts the process. */
export class FolderUnusable extends Error {}

const key = counterKey('format')

/** The format that a folder is in; 0 for one that is new or from before there were numbers. */
export const formatOf = (view: View): number => view.get(key)?.readUInt32BE() ?? 0

export function noteFormat(txn: Txn): void {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(format)
  txn.put(key, bytes)
}

/** @throws FolderUnusable when a later version has written the folder */
export function checkFormat(view: View, path: string): void {
  const found = formatOf(view)
  if (found <= format) return
  throw new FolderUnusable(
    `The data folder ${path} has format ${found}, this version knows only up to ${format}: start it with the version that wrote it, or a later one.`,
  )
}
