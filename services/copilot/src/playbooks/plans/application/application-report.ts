import type { CoverageLine } from '../../checks/coverage-line-fields.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import type { Side } from '../../documents/side.ts'
import type { Statement } from '../../documents/statement.ts'
import { writeDocuments } from '../../writing/documents-section.ts'
import { ReportWriter } from '../../writing/report-writer.ts'
import { notFoundIn } from '../../writing/searched-pages.ts'
import { missingOf, type Result, type Review, summaryOf } from './findings.ts'
import { questionsOf } from './questions.ts'

const resultWords: Record<Result, string> = {
  CONTRADICTION: 'Contradiction',
  MISSING: 'Missing',
  OTHERS_ONLY: 'Only in other documents',
  APPLICATION_ONLY: 'Only in the application',
  CONFIRMED: 'Confirmed',
}

const order = Object.keys(resultWords) as Result[]

/** The report of an application review. */
export function applicationReport(review: Review, lines: readonly CoverageLine[], documents: readonly CaseDocument[]) {
  const { application, others, checks } = review
  const report = new ReportWriter().paragraph(summaryOf(review))
  const cell = (stated: readonly Statement[] | undefined, side: Side) =>
    report.stated(stated ?? []) || notFoundIn(side.documents)
  for (const line of lines) {
    const own = checks
      .filter(check => check.line === line)
      .sort((a, b) => order.indexOf(a.result) - order.indexOf(b.result))
    report
      .heading(line)
      .table([
        ['Item', 'Result', 'Application', 'Other documents'],
        ...own.map(({ item, result }) => [
          ...[item.label, resultWords[result]],
          ...[cell(item.stated[0], application), cell(item.stated[1], others)],
        ]),
      ])
  }
  const asks = questionsOf(review)
  if (asks.length > 0) report.heading('Questions for the client').list(asks.map(({ text }) => text))
  writeDocuments(report, documents, missingOf(review))
  return report.finish('Application review')
}
