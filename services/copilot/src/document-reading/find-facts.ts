import { currentAgencyId } from '@coverdesk/kit'
import type { ReadDocumentRecord } from '../documents/read-document.model.ts'
import { type FactsAnswer, readFacts } from '../reading/read-facts.ts'
import { storedPageBytes } from '../search/index.ts'
import { readingLog } from './reading-log.ts'

/**
 * What a document states whose pages are stored, those of earlier attempts among them. They are handed over as they are stored,
 * one at a time in the memory of this process; reading the file again would take minutes where it is a scan.
 * @returns null where it would take too long or too much memory; the log says so
 */
export async function findFacts(document: ReadDocumentRecord, signal: AbortSignal): Promise<FactsAnswer | null> {
  const { sourceId, name, reading } = document
  const agencyId = currentAgencyId()
  const found = await readFacts(storedPageBytes(sourceId), { name, agencyId, signal })
  const about = { agencyId, sourceId, reading }
  if (!found) readingLog().warn(about, 'a document has no facts: finding them took too long or too much memory')
  for (const line of found?.rejected ?? []) {
    readingLog().warn({ ...line, ...about }, 'Facts without a valid quote were dropped')
  }
  return found
}
