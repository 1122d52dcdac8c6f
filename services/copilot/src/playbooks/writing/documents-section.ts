import { documentKindNames } from '@coverdesk/coverage'
import type { CaseDocument } from '../documents/case-document.ts'
import { plainText } from './plain-text.ts'
import type { ReportWriter } from './report-writer.ts'
import { searchedPages } from './searched-pages.ts'

/** Names what the report is based on, and what could not be used. */
export function writeDocuments(
  report: ReportWriter,
  documents: readonly CaseDocument[],
  missing: readonly string[] = [],
) {
  report.heading('Documents').list([
    ...documents.map(document => {
      const { kind, problem } = document
      if (problem !== null) return `Not used: ${plainText(problem)}`
      return `${kind ? `${documentKindNames[kind]}, ` : ''}${searchedPages(document)}`
    }),
    ...missing,
  ])
}
