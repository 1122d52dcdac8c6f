import { fields } from '@coverdesk/coverage'
import { byValue } from '../comparing/by-value.ts'
import { entriesOf } from '../comparing/entries.ts'
import { costFields, dateFields, fieldsOf, numberFields, partyFields, termFields } from '../comparing/field-groups.ts'
import { agreementOf, type Item, itemsOf } from '../comparing/items.ts'
import { optionHeaders } from '../comparing/option-headers.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import { optionsOf } from '../documents/options.ts'
import { pageThatMentions, withOwnLimits } from '../documents/own-limits.ts'
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
  const read = await Promise.all(optionsOf(documents).map(withOwnLimits))
  const options = read.map(({ side }) => side)
  if (options.length === 0) return null
  const pageOf = (place: number, { field, line }: Item) => pageThatMentions(read[place]?.proofs ?? [], field, line)
  const gaps = itemsOf(options, fieldsOf(costFields, termFields)).filter(item => agreementOf(item) === 'MISSING')
  return {
    intro: `I’ll write a proposal from ${counted(options.length, 'quote')}.`,
    looks: [],
    report: reportOf(options, documents, pageOf),
    answer: answerOf(options, gaps, pageOf),
    email: emailOf(
      'Questions about the quotes',
      options.flatMap(({ name }, place) =>
        gaps
          .filter(item => item.stated[place]?.length === 0 && pageOf(place, item) === null)
          .map(({ label }) => ({ text: `${name} doesn’t show ${label}. What applies?`, stated: [] })),
      ),
    ),
  }
}

type PageOf = (place: number, item: Item) => number | null

function reportOf(options: readonly Side[], documents: readonly CaseDocument[], pageOf: PageOf) {
  const report = new ReportWriter()
  const client = options.flatMap(option => statedOn(option, 'insuredName', null))[0]
  report.paragraph(
    `${client ? `Prepared for ${report.stated([client])}. ` : ''}${counted(options.length, 'option')}, as the quotes state them.`,
  )
  const header = optionHeaders(report, options)
  const cells = (stated: Item['stated'], mentioned: (place: number) => number | null = () => null) =>
    options.map((_, place) => report.stated(stated[place] ?? []) || (mentioned(place) === null ? notInQuote : notRead))
  for (const [title, wanted] of sections) {
    const items = itemsOf(options, wanted).filter(item => !isSaidAbove(item))
    if (items.length === 0) continue
    report
      .heading(title)
      .table([
        ['Item', ...header],
        ...items.map(item => [item.label, ...cells(item.stated, place => pageOf(place, item))]),
      ])
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
/** The quote speaks of it, and a person has to read what it says before this goes out. */
const notRead = 'Not read: check the quote'
/** Whoever all quotes name is who the proposal is prepared for. */
const isSaidAbove = (item: Item) => item.field === 'insuredName' && agreementOf(item) === 'SAME'

function answerOf(options: readonly Side[], gaps: readonly Item[], pageOf: PageOf) {
  const answer = new AnswerWriter()
  const [cost] = itemsOf(options, new Set(['totalCost'])).concat(itemsOf(options, new Set(['premium'])))
  const [limit] = itemsOf(options, termFields)
  const saying = (item: Item | undefined) => item && `${item.label} is ${byValue(answer, options, item)}.`
  const isSilent = (item: Item, place: number) => item.stated[place]?.length === 0 && pageOf(place, item) === null
  const gap = gaps.find(item => options.some((_, place) => isSilent(item, place)))
  const silent = gap && options.filter((_, place) => isSilent(gap, place)).map(({ name }) => name)
  return answer
    .paragraph(`The proposal shows ${counted(options.length, 'option')}.`, saying(cost), saying(limit))
    .paragraph(
      gap && silent && `${gap.label} wasn’t found in ${listed(silent)}.`,
      '“Agent’s recommendation” is empty for a licensed person to write.',
      gap && 'Should I draft an email that asks for what is missing?',
    )
    .finish()
}
