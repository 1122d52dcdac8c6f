import { sharedDatabase } from '../shared-databases.ts'
import { fileById } from './attach-file.ts'
import { FileStore } from './file-store.ts'

/**
 * Reads a file of the current agency, piece by piece: at most half a megabyte is in memory at once.
 *
 * @throws NOT_FOUND when the agency has no such file
 * @example for await (const bytes of readFile(list.fileId)) parser.write(bytes)
 */
export async function* readFile(id: string): AsyncGenerator<Buffer> {
  const { size: length } = await fileById(id)
  for await (const bytes of new FileStore(sharedDatabase('gateway')).readWhole({ _id: id, length })) {
    yield bytes as Buffer
  }
}
