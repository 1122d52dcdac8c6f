import { currentAgencyId } from '@coverdesk/kit'
import type { ReadDocumentRecord } from '../documents/read-document.model.ts'
import { type FactsAnswer, readFacts } from '../reading/read-facts.ts'
import { NotReadYet } from '../reading/reading-failure.ts'
import { storedPageBytes } from '../search/index.ts'
import { readingLog } from './reading-log.ts'

/**
 * What a document states whose pages are stored, those of earlier attempts among them. They are handed over as they are stored,
 * one at a time in the memory of this process; reading the file again would take minutes where it is a scan.
 * @returns why there are none where it took too much work or memory, or failed; the log says so
 * @throws NotReadYet where a later attempt may find them
 */
export async function findFacts(
  document: ReadDocumentRecord,
  signal: AbortSignal,
): Promise<FactsAnswer | 'TOO_MUCH' | 'DIED'> {
  const { sourceId, name, reading } = document
  const agencyId = currentAgencyId()
  const outcome = await readFacts(storedPageBytes(sourceId), { name, agencyId, signal })
  const about = { agencyId, sourceId, reading }
  if (outcome.state === 'OUT_OF_TIME') throw new NotReadYet('OUT_OF_TIME')
  if (outcome.state !== 'ANSWERED') {
    readingLog().warn(about, 'a document has no facts: finding them took too much work or memory, or failed')
    return outcome.state
  }
  for (const line of outcome.answer.rejected) {
    readingLog().warn({ ...line, ...about }, 'Facts without a valid quote were dropped')
  }
  return outcome.answer
}
