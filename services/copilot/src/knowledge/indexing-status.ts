import type { FailureKind, ReadDocumentRecord, ReadingState } from '../documents/read-document.model.ts'
import type { KnowledgeDocumentRecord } from './knowledge-document.model.ts'

/** A document that waits for its turn is "Queued" (specification 3 §4). */
export const statusOf: Readonly<Record<ReadingState, KnowledgeDocumentRecord['status']>> = {
  QUEUED: 'UNKNOWN',
  READING: 'INDEXING',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
}

/** Remotes of earlier releases don't know that time ran out; its sentence says it. */
const publicKind = (kind: FailureKind) => (kind === 'OUT_OF_TIME' ? 'UNREADABLE' : kind)

/** How far Cara is with a document, as the knowledge base shows it. */
export function indexingStatus(reading: ReadDocumentRecord | null) {
  if (!reading) return { status: 'UNKNOWN', error: null, failure: null, progress: 0, unreadPages: [], factsError: null }
  const { state, failure, pagesRead, pageCount, unreadPages, factsFailure, startedAt, completedAt } = reading
  return {
    status: statusOf[state],
    error: failure?.message ?? null,
    failure: failure ? publicKind(failure.kind) : null,
    progress: state === 'COMPLETED' ? 1 : pageCount ? Math.min(1, pagesRead / pageCount) : 0,
    pageCount,
    unreadPages,
    factsError: factsFailure,
    startedAt,
    completedAt,
  }
}
