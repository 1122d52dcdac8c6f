import type { Findings, FoundRecord } from '../../conversation/tool-answers.ts'
import type { RecordQuestion } from '../../question/records/understood-question.ts'
import { asText } from '../markdown.ts'
import { folded, lines, unique } from './fact-lines.ts'
import { factOf, factsFor, named, type RecordFact, standing } from './record-facts.ts'
import { termsOf } from './terms.ts'

/** What is asked first, of each record that says it. */
export function value(question: RecordQuestion, { records: found }: Findings): string | null {
  const { fields, isReported, terms } = question
  const reported = isReported ? found.filter(record => factOf(record, 'Reported loss')) : []
  const records = reported.length > 0 ? reported : found
  const asked = termsOf(records, question)
  const chosen = asked.flatMap(record => {
    const days = terms ? record.facts.filter(({ label }) => label === 'Effective' || label === 'Expires') : []
    const facts = unique([...fields.flatMap(field => factsFor(record, field)), ...days])
    return fields.some(field => factsFor(record, field).length > 0) ? [{ record, facts }] : []
  })
  const [only] = chosen
  if (!only || lacksEvent(question, asked)) return null
  const silent = asked.length - chosen.length
  const others =
    silent > 0 && only.record.typename !== 'BusinessPolicy'
      ? ['', `Of ${silent} more with this name, the records don’t say it.`]
      : []
  const missing = fields.filter(field => chosen.every(({ record }) => factsFor(record, field).length === 0))
  const unsaid =
    missing.length > 0 ? ['', `The records don’t say the ${missing.map(({ label }) => label).join(', ')}.`] : []
  if (chosen.length === 1) {
    const [fact, ...more] = only.facts as [RecordFact, ...RecordFact[]]
    const head = `${asText(fact.label)}: **${asText(fact.value)}** – ${named(only.record)}${standing(only.record)}`
    return [head, ...lines(more), ...unsaid, ...others].join('\n')
  }
  const rows = chosen.map(({ record, facts }) => {
    const said = facts.map(({ label, value }) => `${asText(label)}: **${asText(value)}**`)
    return `- ${named(record)}${standing(record)} – ${said.join('; ')}`
  })
  return [...rows, ...unsaid, ...others].join('\n')
}

/** Why and when a policy was canceled is said of none that wasn’t. */
const lacksEvent = ({ fields, shape }: RecordQuestion, records: readonly FoundRecord[]): boolean =>
  shape === 'VALUE' &&
  fields.some(({ name }) => {
    const event = events[name]
    return event !== undefined && records.every(record => !factOf(record, event))
  })
const events: Record<string, string> = { cancellation: 'Cancellation', reinstated: 'Reinstated' }

/** How someone is reached who asked for something. */
export function ofAsker(question: RecordQuestion, findings: Findings): string | null {
  const isContact = question.fields.some(({ name }) => name === 'contact')
  const records = findings.records.filter(
    record =>
      findings.said.every(word => folded(record.title).includes(word)) ||
      // "The food truck lady" is no client yet, and her request is the only one that says so.
      (isContact && findings.total === 1 && factOf(record, 'Asked by') === factOf(record, 'Customer')),
  )
  return records.length > 0 && findings.said.length > 0 ? value(question, { ...findings, records }) : null
}
