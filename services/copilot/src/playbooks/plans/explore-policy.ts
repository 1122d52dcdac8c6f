import { documentKindNames, type Field, type FieldName, fieldNames, fields } from '@coverdesk/coverage'
import { entriesOf } from '../comparing/entries.ts'
import {
  costFields,
  dateFields,
  fieldsOf,
  listFields,
  numberFields,
  partyFields,
  termFields,
} from '../comparing/field-groups.ts'
import { agreementOf, type Item, itemsOf } from '../comparing/items.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import { type Side, sideOf, statedOn } from '../documents/side.ts'
import { AnswerWriter } from '../writing/answer-writer.ts'
import { counted } from '../writing/counted.ts'
import { writeDocuments } from '../writing/documents-section.ts'
import { emailOf } from '../writing/missing-email.ts'
import { plainText } from '../writing/plain-text.ts'
import { ReportWriter } from '../writing/report-writer.ts'
import { notFoundIn } from '../writing/searched-pages.ts'
import type { Plan, Playbook } from './playbook.ts'

const groups: readonly (readonly [string, ReadonlySet<FieldName>])[] = [
  ['Parties and period', fieldsOf(partyFields, numberFields, dateFields)],
  ['Limits and deductibles', termFields],
  ['Cost', costFields],
]
const grouped = fieldsOf(...groups.map(([, wanted]) => wanted), new Set([...listFields, 'documentKind'] as const))
const single = new Set(fieldNames.filter(name => !listFields.includes(name)))
/** Each document has a column, as long as there is room. */
const maxColumns = 4
const rest = new Set(fieldNames.filter(name => !grouped.has(name)))

/** A summary of a policy in which every line can be verified. */
export const explorePolicy: Playbook = async ({ documents }): Promise<Plan | null> => {
  const policy = sideOf('Policy', documents)
  if (policy.documents.length === 0) return null
  const each = policy.documents.map(document => sideOf(document.name, [document]))
  const unclear = each.flatMap(side => itemsOf([side], single).filter(item => agreementOf(item) === 'UNCLEAR'))
  const absent = absentFrom(policy)
  return {
    intro: 'I’ll summarize what the documents state, with the page and the quote for each line.',
    looks: [],
    report: reportOf(policy, each.length <= maxColumns ? each : [policy], { unclear, absent }, documents),
    answer: answerOf(policy, { unclear, absent }),
    email: emailOf('Questions about the policy', [
      ...unclear.map(({ label, stated }) => ({
        text: `${label}: the documents state two values. Which one applies?`,
        stated: stated.flat(),
      })),
      ...absent.map(label => ({ text: `${label}: it isn’t in the documents. Please send it.`, stated: [] })),
    ]),
  }
}

interface Gaps {
  unclear: readonly Item[]
  /** The labels of what documents of their kinds usually have, and these don’t. */
  absent: readonly string[]
}

function absentFrom(policy: Side): string[] {
  const kinds = policy.documents.flatMap(({ kind }) => kind ?? [])
  return fieldNames
    .filter(name => (fields[name] as Field).expectedIn.some(kind => kinds.includes(kind)))
    .filter(name => !policy.statements.some(({ field }) => field === name))
    .map(name => fields[name].label)
}

function reportOf(
  policy: Side,
  columns: readonly Side[],
  { unclear, absent }: Gaps,
  documents: readonly CaseDocument[],
) {
  const report = new ReportWriter().paragraph(summaryOf(policy))
  if (unclear.length > 0) {
    const rows = unclear.map(({ label, stated }) => [label, report.stated(stated.flat())])
    report.heading('Two values stated').table([['Item', 'Stated'], ...rows])
  }
  const header = columns.length > 1 ? columns.map(({ name }) => plainText(name)) : ['Stated']
  const table = (title: string, wanted: ReadonlySet<FieldName>) => {
    const items = itemsOf(columns, wanted)
    const cells = ({ stated }: Item) =>
      columns.map(({ documents: searched }, place) => report.stated(stated[place] ?? []) || notFoundIn(searched))
    if (items.length > 0)
      report.heading(title).table([['Item', ...header], ...items.map(item => [item.label, ...cells(item)])])
  }
  for (const [title, wanted] of groups) table(title, wanted)
  for (const field of listFields) {
    const entries = entriesOf([policy], field)
    if (entries.length > 0)
      report.heading(fields[field].label).list(entries.map(({ stated }) => report.stated(stated.flat())))
  }
  table('Further details', rest)
  if (absent.length > 0)
    report.heading('Not found').list(absent.map(label => `${label}: ${notFoundIn(policy.documents)}`))
  writeDocuments(report, documents)
  return report.finish('Policy summary')
}

function summaryOf({ documents, lines, statements }: Side): string {
  const kinds = [...new Set(documents.flatMap(({ kind }) => (kind ? [documentKindNames[kind].toLowerCase()] : [])))]
  const what = kinds.length > 0 ? ` (${kinds.join(', ')})` : ''
  const about = lines.size > 0 ? ` in ${counted(lines.size, 'line of business', 'lines of business')}` : ''
  return `${counted(documents.length, 'document')}${what}: ${counted(statements.length, 'statement')}${about}.`
}

function answerOf(policy: Side, { unclear, absent }: Gaps) {
  const answer = new AnswerWriter()
  const of = (field: FieldName) => {
    const [line = null] = policy.lines
    const own = statedOn(policy, field, null)
    return answer.stated((own.length > 0 ? own : statedOn(policy, field, line)).slice(0, 1))
  }
  const [insured, insurer, from, to] = (['insuredName', 'insurerName', 'effectiveDate', 'expirationDate'] as const).map(
    of,
  )
  const [limit, cost] = [itemsOf([policy], termFields)[0], itemsOf([policy], costFields)[0]]
  const saying = (item: Item | undefined) => item && `${plainText(item.label)} is ${answer.stated(item.stated.flat())}.`
  return answer
    .paragraph(
      insured && `The named insured is ${insured}${insurer ? `, and the insurer is ${insurer}` : ''}.`,
      from && to && `The period is ${from} to ${to}.`,
      saying(limit),
      saying(cost),
    )
    .paragraph(
      unclear[0] &&
        `The documents state two values for ${plainText(unclear[0].label)}: ${answer.stated(unclear[0].stated.flat())}.`,
      absent.length > 0 && `Not found: ${absent.slice(0, 4).join(', ')}.`,
      'The summary has every line with its quote. Ask anything about the documents.',
      unclear.length + absent.length > 0 && 'Should I draft an email that asks for what is missing?',
    )
    .finish()
}
