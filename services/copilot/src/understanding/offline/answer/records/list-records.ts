import type { Findings, FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { factOf, factsFor } from './record-facts.ts'
import { whatOf } from './record-nouns.ts'
import { rowsOf } from './record-rows.ts'

/** What all records of a list have in common needn’t stand in each row. */
export function sharedBy(records: readonly FoundRecord[], { graph }: RecordQuestion): ReadonlySet<string> {
  const isSame = (label: string) => new Set(records.map(record => factOf(record, label))).size === 1
  const { filters = {} } = graph
  return new Set([
    ...(isSame('Account') && records.length > 1 ? ['Account'] : []),
    ...(filters.requestState ? ['Status'] : []),
  ])
}

/** All that there are, with a link to each; null where they don’t say what is asked of them. */
export function list(question: RecordQuestion, findings: Findings): string | null {
  const { records, total: count, isComplete } = question.isOfBrokers ? ofBrokers(findings) : findings
  // "Which policies are direct bill?" is nothing that a list of them says.
  // Clients have no assignee: whoever looks after them is named.
  const asked = question.fields.filter(({ name }) => question.graph.relation !== 'ACCOUNT' || name !== 'assignee')
  if (count > 0 && asked.some(field => records.every(record => factsFor(record, field).length === 0))) return null
  const what = whatOf(question, findings, count)
  if (count === 0) return `I found no ${what} in your agency’s records.`
  const more = isComplete ? '' : 'More than '
  const states = question.graph.relation === 'POLICY' ? statesOf(records, count) : ''
  const head = `${more}**${count.toLocaleString('en-US')}** ${what}${states}:`
  return [head, '', ...rowsOf(records, count, question.fields, sharedBy(records, question))].join('\n')
}

function ofBrokers(findings: Findings): Findings {
  const records = findings.records.filter(record => /broker/i.test(factOf(record, 'Role') ?? ''))
  return { ...findings, records, total: records.length }
}

/** "(2 in force, 1 canceled)", where not all are. */
function statesOf(records: readonly FoundRecord[], count: number): string {
  const counts = new Map<string, number>()
  for (const record of records) {
    const state = factOf(record, 'Status')?.split(',')[0]?.toLowerCase() ?? ''
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  if (counts.size < 2 || records.length < count) return ''
  return ` (${[...counts].map(([state, number]) => `${number} ${state}`).join(', ')})`
}
