import type { ReadDocumentRecord } from '../documents/read-document.model.ts'
import { extractionVersion } from '../facts/storing/extraction-version.ts'
import { storeFacts } from '../facts/storing/store-facts.ts'
import type { FactsAnswer } from '../reading/read-facts.ts'
import { completeFile, storedPages } from '../search/index.ts'
import { changeReading } from './change-reading.ts'
import { describeDocument } from './describe-document.ts'

/** So many pages are enough to say what a document is. */
const describedPages = 3

/** What people read of a document without facts. */
export const factsFailures = {
  TOO_MUCH: 'This document is too long to collect its details. Its pages can be searched.',
  DIED: 'We couldn’t collect the details of this document. Try again.',
  OUT_OF_TIME: 'We couldn’t collect the details of this document in time. Try again.',
} as const

/**
 * Says that a document is read and indexed, what it is, and what it states. Inside of a mutation.
 * @param facts or why there are none
 */
export async function completeReading(
  document: ReadDocumentRecord,
  facts: FactsAnswer | keyof typeof factsFailures,
): Promise<void> {
  const { sourceId } = document
  const pages = []
  for await (const page of storedPages(sourceId)) {
    pages.push(page)
    if (pages.length === describedPages) break
  }
  const factsFailure = typeof facts === 'string' ? factsFailures[facts] : null
  const found = { ...describeDocument(pages), extraction: extractionVersion, factsFailure }
  const isCurrent = await changeReading(document, { state: 'COMPLETED', completedAt: new Date(), ...found })
  if (!isCurrent) return
  await completeFile(sourceId)
  await storeFacts(sourceId, typeof facts === 'string' ? [] : facts.facts)
}
