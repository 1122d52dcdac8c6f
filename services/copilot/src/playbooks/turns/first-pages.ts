import type { CaseDocument } from '../documents/case-document.ts'
import type { PlannedCall } from '../plans/playbook.ts'

const maxDocuments = 8
const maxPages = 2

/** Opens the first pages of each document, so that a person sees what is read. */
export const firstPages = (documents: readonly CaseDocument[]): PlannedCall[] =>
  documents
    .filter(({ problem }) => problem === null)
    .slice(0, maxDocuments)
    .map(({ sourceId, pages }) => ({
      name: 'PEEK_FILE',
      input: { sourceId, fromPage: 1, toPage: Math.max(1, Math.min(maxPages, pages)) },
    }))
