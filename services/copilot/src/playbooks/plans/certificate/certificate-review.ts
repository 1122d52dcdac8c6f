import { dateFields, fieldsOf, termFields } from '../../comparing/field-groups.ts'
import { agreementOf, type Item, itemsOf } from '../../comparing/items.ts'
import { partiesOf } from '../../documents/parties.ts'
import { sideOf } from '../../documents/side.ts'
import { emailOf } from '../../writing/missing-email.ts'
import type { Plan, Playbook } from '../playbook.ts'
import { asksOf } from './asks.ts'
import { certificateAnswer } from './certificate-answer.ts'
import { boxesOf, searchesFor } from './certificate-boxes.ts'
import { certificateReport } from './certificate-report.ts'
import type { Findings } from './findings.ts'

const checked = fieldsOf(
  new Set(['insuredName', 'insuredAddress', 'insurerName', 'insurerNaic', 'policyNumber'] as const),
  dateFields,
  termFields,
)
const order = ['DIFFERENT', 'UNCLEAR', 'MISSING', 'SAME'] as const

/** The certificate against the quote or policy, item by item. */
export const certificateReview: Playbook = async ({ documents }): Promise<Plan | null> => {
  const { first, others } = partiesOf(documents, { role: 'CERTIFICATE', kinds: ['CERTIFICATE'] })
  const certificate = sideOf('Certificate', first)
  const policy = sideOf('Quote or policy', others)
  if (certificate.documents.length === 0) return null
  const items = itemsOf([certificate, policy], checked)
  const boxes = await boxesOf(certificate, policy)
  const findings: Findings = { certificate, policy, items: sorted(items), boxes }
  return {
    intro: 'I’ll check each item of the certificate against the quote or policy.',
    looks: searchesFor(boxes, policy.documents),
    report: certificateReport(findings, documents),
    answer: certificateAnswer(findings),
    email: emailOf('Certificate: items to check', asksOf(findings)),
  }
}

const sorted = (items: readonly Item[]) => [...items].sort((a, b) => placeOf(a) - placeOf(b))

/** What a certificate leaves out, as most leave out premiums and deductibles, is read last. */
const placeOf = (item: Item) => (item.stated[0]?.length === 0 ? order.length : order.indexOf(agreementOf(item)))
