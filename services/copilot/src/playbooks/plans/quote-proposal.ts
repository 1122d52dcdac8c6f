import { fields } from '@coverdesk/coverage'
import { byValue } from '../comparing/by-value.ts'
import { entriesOf } from '../comparing/entries.ts'
import { costFields, dateFields, fieldsOf, numberFields, partyFields, termFields } from '../comparing/field-groups.ts'
import { agreementOf, type Item, itemsOf } from '../comparing/items.ts'
import { optionHeaders } from '../comparing/option-headers.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import { optionsOf } from '../documents/options.ts'
import { type Side, statedOn } from '../documents/side.ts'
import { AnswerWriter } from '../writing/answer-writer.ts'
import { counted, listed } from '../writing/counted.ts'
import { writeDocuments } from '../writing/documents-section.ts'
import { emailOf } from '../writing/missing-email.ts'
import { plainText } from '../writing/plain-text.ts'
import { ReportWriter } from '../writing/report-writer.ts'
import type { Plan, Playbook } from './playbook.ts'

const sections = [
  ['Insurers and period', fieldsOf(partyFields, numberFields, dateFields)],
  ['Cost', costFields],
  ['Limits and deductibles', termFields],
] as const
const lists = ['forms', 'exclusions', 'additionalInsureds', 'locations'] as const

/** A proposal for the client: what each quote states. The recommendation is left to a licensed person. */
export const quoteProposal: Playbook = async ({ documents }): Promise<Plan | null> => {
  const options = optionsOf(documents)
  if (options.length === 0) return null
  const gaps = itemsOf(options, fieldsOf(costFields, termFields)).filter(item => agreementOf(item) === 'MISSING')
  return {
    intro: `I’ll write a proposal from ${counted(options.length, 'quote')}.`,
    looks: [],
    report: reportOf(options, documents),
    answer: answerOf(options, gaps),
    email: emailOf(
      'Questions about the quotes',
      options.flatMap(({ name }, place) =>
        gaps
          .filter(({ stated }) => stated[place]?.length === 0)
          .map(({ label }) => ({ text: `${name} doesn’t show ${label}. What applies?`, stated: [] })),
      ),
    ),
  }
}

function reportOf(options: readonly Side[], documents: readonly CaseDocument[]) {
  const report = new ReportWriter()
  const client = options.flatMap(option => statedOn(option, 'insuredName', null))[0]
  report.paragraph(
    `${client ? `Prepared for ${report.stated([client])}. ` : ''}${counted(options.length, 'option')}, as the quotes state them.`,
  )
  const header = optionHeaders(report, options)
  const cells = (stated: Item['stated']) => options.map((_, place) => report.stated(stated[place] ?? []) || notInQuote)
  for (const [title, wanted] of sections) {
    const items = itemsOf(options, wanted).filter(item => !isSaidAbove(item))
    if (items.length === 0) continue
    report.heading(title).table([['Item', ...header], ...items.map(({ label, stated }) => [label, ...cells(stated)])])
  }
  for (const field of lists) {
    const entries = entriesOf(options, field)
    if (entries.length > 0)
      report.heading(fields[field].label).table([header, ...entries.map(({ stated }) => cells(stated))])
  }
  report.heading('Agent’s recommendation')
  writeDocuments(report, documents)
  return report.finish(client ? `Insurance proposal for ${plainText(String(client.value))}` : 'Insurance proposal')
}

/** Clients don’t know the files; the agency has their pages in the comparison. */
const notInQuote = 'Not found in the quote'
/** Whoever all quotes name is who the proposal is prepared for. */
const isSaidAbove = (item: Item) => item.field === 'insuredName' && agreementOf(item) === 'SAME'

function answerOf(options: readonly Side[], gaps: readonly Item[]) {
  const answer = new AnswerWriter()
  const [cost] = itemsOf(options, new Set(['totalCost'])).concat(itemsOf(options, new Set(['premium'])))
  const [limit] = itemsOf(options, termFields)
  const saying = (item: Item | undefined) => item && `${item.label} is ${byValue(answer, options, item)}.`
  const [gap] = gaps
  const silent = gap && options.filter((_, place) => gap.stated[place]?.length === 0).map(({ name }) => name)
  return answer
    .paragraph(`The proposal shows ${counted(options.length, 'option')}.`, saying(cost), saying(limit))
    .paragraph(
      gap && silent && `${gap.label} wasn’t found in ${listed(silent)}.`,
      '“Agent’s recommendation” is empty for a licensed person to write.',
      gaps.length > 0 && 'Should I draft an email that asks for what is missing?',
    )
    .finish()
}
