import type { Findings, FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { asText } from '../markdown.ts'
import { lines, without } from './fact-lines.ts'
import { factOf, factsFor, named, type RecordFact, standing } from './record-facts.ts'
import { rowsOf } from './record-rows.ts'

/** The one with the most, the least or the last of something. */
export function first(question: RecordQuestion, findings: Findings): string | null {
  const { graph, limit = 1, fields } = question
  const { records, total: count } = findings
  const label = {
    PREMIUM: 'Premium',
    EXPIRES: 'Expires',
    BEGINS: 'Effective',
    DUE: 'Due',
    OPENED: 'Opened',
    ISSUED: 'Issued',
  }[graph.order?.by ?? 'PREMIUM']
  const key = (record: FoundRecord) => factOf(record, label)
  const present = records.filter(record => key(record))
  const [best] = present
  if (!best) return null
  // Those that share the first place share the answer.
  const chosen = limit > 1 ? present.slice(0, limit) : present.filter(record => key(record) === key(best))
  if (chosen.length > 1)
    return [
      `The first ${chosen.length} of ${count.toLocaleString('en-US')}:`,
      '',
      ...rowsOf(chosen, chosen.length, fields, new Set()),
    ].join('\n')
  const others = [...fields.flatMap(field => factsFor(best, field)), ...detailsOf(best)]
  return [
    `${label}: **${asText(key(best) ?? '')}** – ${named(best)}${standing(best)}`,
    ...lines(without(others, [label])),
  ].join('\n')
}

const briefly: Record<string, readonly string[]> = {
  BusinessPolicy: ['Carrier', 'Status', 'Expires'],
  ServiceRequest: ['Customer', 'Status', 'Due', 'Assigned to'],
  CertificateOfLiabilityInsurance: ['Holder', 'Account', 'Policies'],
}
const detailsOf = ({ typename, facts }: FoundRecord): RecordFact[] =>
  facts.filter(({ label }) => briefly[typename]?.includes(label))
