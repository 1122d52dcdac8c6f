import type { AttachedFile } from '../document-sources/attached-file.ts'
import type { ReadDocumentRecord } from '../documents/read-document.model.ts'
import { readingsOf } from '../documents/readings.ts'
import type { ExploredPolicy } from './explored-policy.ts'

/** A document of a policy; `reading` is null until Cara knows of it. */
export interface ExploredDocument extends AttachedFile {
  reading: ReadDocumentRecord | null
}

/** The documents of a policy, and how far Cara is with each. */
export async function documentsOf({ files }: ExploredPolicy): Promise<ExploredDocument[]> {
  const readings = await readingsOf(files.map(({ fileId }) => fileId))
  return files.map((file, place) => ({ ...file, reading: readings[place] ?? null }))
}

/** What failed is no obstacle as long as there is something else to read. */
export const areReady = (documents: readonly ExploredDocument[]): boolean =>
  documents.some(({ reading }) => reading?.state === 'COMPLETED') &&
  documents.every(({ reading }) => reading?.state === 'COMPLETED' || reading?.state === 'FAILED')
