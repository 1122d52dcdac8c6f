import type { ReadDocumentRecord } from '../documents/read-document.model.ts'
import { extractionVersion } from '../facts/storing/extraction-version.ts'
import { storeFacts } from '../facts/storing/store-facts.ts'
import type { FactsAnswer } from '../reading/read-facts.ts'
import { completeFile, storedPages } from '../search/index.ts'
import { changeReading } from './change-reading.ts'
import { describeDocument } from './describe-document.ts'

/** So many pages are enough to say what a document is. */
const describedPages = 3

/**
 * Says that a document is read and indexed, what it is, and what it states. Inside of a mutation.
 * @param facts null where they could not be found
 */
export async function completeReading(document: ReadDocumentRecord, facts: FactsAnswer | null): Promise<void> {
  const { sourceId } = document
  const pages = []
  for await (const page of storedPages(sourceId)) {
    pages.push(page)
    if (pages.length === describedPages) break
  }
  const found = { ...describeDocument(pages), extraction: extractionVersion }
  const isCurrent = await changeReading(document, { state: 'COMPLETED', completedAt: new Date(), ...found })
  if (!isCurrent) return
  await completeFile(sourceId)
  await storeFacts(sourceId, facts?.facts ?? [])
}
