import { agreementOf, type Item } from '../../comparing/items.ts'
import type { CaseDocument } from '../../documents/case-document.ts'
import { type Side, statedOn } from '../../documents/side.ts'
import type { Statement } from '../../documents/statement.ts'
import { listed } from '../../writing/counted.ts'
import { writeDocuments } from '../../writing/documents-section.ts'
import { ReportWriter } from '../../writing/report-writer.ts'
import { notFoundIn } from '../../writing/searched-pages.ts'
import { asksOf } from './asks.ts'
import { claimResult, type Findings, isBacked, noPolicy, summaryOf } from './findings.ts'

const resultWords = { SAME: 'Agrees', DIFFERENT: 'Differs', MISSING: 'Not found', UNCLEAR: 'Unclear' } as const

function resultOf(item: Item): string {
  const agreement = agreementOf(item)
  const isOnlyInPolicy = agreement === 'MISSING' && item.stated[0]?.length === 0
  return isOnlyInPolicy ? 'Not on certificate' : resultWords[agreement]
}

/** The report of a certificate review. */
export function certificateReport(findings: Findings, documents: readonly CaseDocument[]) {
  const { certificate, policy, items, numbers, claims } = findings
  const report = new ReportWriter().paragraph(summaryOf(findings))
  const side = (stated: readonly Statement[] | undefined, of: Side) =>
    report.stated(stated ?? []) || notFoundIn(of.documents)
  const different = [
    ...items.filter(item => agreementOf(item) === 'DIFFERENT').map(({ label }) => label),
    ...numbers.filter(({ isSame }) => !isSame).map(() => 'Policy number'),
  ]
  const open = policy.documents.length > 0 ? claims.filter(one => !isBacked(one)) : []
  if (open.length > 0)
    report.callout(
      'WARNING',
      `The policy doesn’t show, or excludes: ${open.map(one => `${one.label} (${claimResult(one)})`).join('; ')}.`,
    )
  if (different.length > 0) {
    report.callout('WARNING', `The certificate and the policy differ in ${listed(different)}. Don’t send it as it is.`)
  }
  report
    .heading('Items')
    .table([
      ['Item', 'Result', 'Certificate', 'Quote or policy'],
      ...numbers.map(({ isSame, claimed, policy: proof, numbers: [shown, actual] }) => [
        ...['Policy number', isSame ? 'Agrees' : 'Differs'],
        ...[`${shown}: ${report.quoted(claimed)}`, `${actual}: ${report.quoted(proof)}`],
      ]),
      ...items.map(item => [
        ...[item.label, resultOf(item)],
        ...[side(item.stated[0], certificate), side(item.stated[1], policy)],
      ]),
    ])
  if (claims.length > 0) {
    report
      .heading('What the certificate promises')
      .table([
        ['Promise', 'Result', 'Certificate', 'Quote or policy'],
        ...claims.map(one => [
          ...[one.label, claimResult(one), report.quoted(one.claimed)],
          one.verdict.shown.map(proof => report.quoted(proof)).join(' ') || notFoundIn(policy.documents),
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
