import type { Findings, FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import type { RecordField } from '../../question/records/vocabulary/record-field.ts'
import { list } from './list-records.ts'
import { factOf } from './record-facts.ts'
import { whatOf } from './record-nouns.ts'
import { value } from './stated-value.ts'
import { termsOf } from './terms.ts'

const yes = (is: boolean): string => (is ? '**Yes.**' : '**No.**')

/** Yes or no, with what says so. */
export function whether(question: RecordQuestion, findings: Findings): string | null {
  const { fields, graph } = question
  const { records, total: count } = findings
  const [field] = fields
  // What happened to a request is neither yes nor no.
  if (field && graph.relation === 'SERVICE_REQUEST') return value(question, findings)
  if (!field || (graph.relation && graph.relation !== 'POLICY')) {
    // Of two lines that are asked for, one alone is neither yes nor no.
    if (count > 0 && !hasEveryLine(question, records)) return list(question, findings)
    const what = whatOf(question, findings, count)
    if (count === 0) return `${yes(false)} I found no ${what} in your agency’s records.`
    return `${yes(isRunning(records, graph.relation))} ${list(question, findings)}`
  }
  const chosen = termsOf(records, question)
  const only = chosen.length === 1 ? chosen[0] : undefined
  const said = value(question, findings)
  if (!said || !only) return said
  const answer = question.isPlain ? stateAsked(field, only) : undefined
  return answer === undefined ? said : `${yes(answer)} ${said}`
}

const hasEveryLine = ({ graph }: RecordQuestion, records: readonly FoundRecord[]): boolean =>
  graph.relation !== 'POLICY' ||
  new Set(records.map(record => factOf(record, 'Line'))).size >= (graph.filters?.insuranceTypes?.length ?? 0)

/** What a record says of yes or no; undefined: its facts have to be read. */
function stateAsked({ name }: RecordField, record: FoundRecord): boolean | undefined {
  const status = factOf(record, 'Status') ?? ''
  if (name === 'status') return /^In force/.test(status)
  if (name !== 'cancellation') return undefined
  return /cancel/i.test(status)
}

/** Whoever had a policy that was canceled has it no more. */
const isRunning = (records: readonly FoundRecord[], relation: string | undefined): boolean =>
  relation !== 'POLICY' || records.some(record => !/^(?:Expired|Canceled|Unknown)/.test(factOf(record, 'Status') ?? ''))
