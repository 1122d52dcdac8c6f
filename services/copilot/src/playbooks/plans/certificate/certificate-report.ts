import { agreementOf, type Item } from '../../comparing/items.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import { type Side, statedOn } from '../../documents/side.ts'
import type { Statement } from '../../documents/statement.ts'
import { listed } from '../../writing/counted.ts'
import { writeDocuments } from '../../writing/documents-section.ts'
import { ReportWriter } from '../../writing/report-writer.ts'
import { notFoundIn } from '../../writing/searched-pages.ts'
import { asksOf } from './asks.ts'
import { boxResult, type Findings, noPolicy, summaryOf } from './findings.ts'

const resultWords = { SAME: 'Agrees', DIFFERENT: 'Differs', MISSING: 'Not found', UNCLEAR: 'Unclear' } as const

function resultOf(item: Item): string {
  const agreement = agreementOf(item)
  const isOnlyInPolicy = agreement === 'MISSING' && item.stated[0]?.length === 0
  return isOnlyInPolicy ? 'Not on certificate' : resultWords[agreement]
}

/** The report of a certificate review. */
export function certificateReport(findings: Findings, documents: readonly CaseDocument[]) {
  const { certificate, policy, items, boxes } = findings
  const report = new ReportWriter().paragraph(summaryOf(findings))
  const side = (stated: readonly Statement[] | undefined, of: Side) =>
    report.stated(stated ?? []) || notFoundIn(of.documents)
  const different = items.filter(item => agreementOf(item) === 'DIFFERENT').map(({ label }) => label)
  if (different.length > 0) {
    report.callout('WARNING', `The certificate and the policy differ in ${listed(different)}. Don’t send it as it is.`)
  }
  report
    .heading('Items')
    .table([
      ['Item', 'Result', 'Certificate', 'Quote or policy'],
      ...items.map(item => [
        ...[item.label, resultOf(item)],
        ...[side(item.stated[0], certificate), side(item.stated[1], policy)],
      ]),
    ])
  if (boxes.length > 0) {
    report
      .heading('Additional insured and waiver')
      .table([
        ['Box', 'Result', 'Certificate', 'Quote or policy'],
        ...boxes.map(({ label, statement, backing }) => [
          ...[label, boxResult(backing), report.stated([statement])],
          [...backing.for, ...backing.against].map(one => report.quoted(one)).join(' ') || notFoundIn(policy.documents),
        ]),
      ])
  }
  const holder = statedOn(certificate, 'certificateHolder', null)
  if (holder.length > 0) report.heading('Certificate holder').paragraph(report.stated(holder))
  const asks = asksOf(findings)
  if (asks.length > 0) report.heading('What to ask for').list(asks.map(({ text }) => text))
  writeDocuments(report, documents, policy.documents.length === 0 ? [noPolicy] : [])
  return report.finish('Certificate review')
}
