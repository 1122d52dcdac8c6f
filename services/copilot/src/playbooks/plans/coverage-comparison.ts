import { fields } from '@coverdesk/coverage'
import { byValue } from '../comparing/by-value.ts'
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
import { insurersOf, optionHeaders } from '../comparing/option-headers.ts'
import { optionsOf } from '../documents/options.ts'
import { aggregateBasis, pageThatMentions, withOwnLimits } from '../documents/own-limits.ts'
import { type Side, statedOn } from '../documents/side.ts'
import type { Statement } from '../documents/statement.ts'
import { AnswerWriter } from '../writing/answer-writer.ts'
import { counted, listed } from '../writing/counted.ts'
import { writeDocuments } from '../writing/documents-section.ts'
import { emailOf } from '../writing/missing-email.ts'
import { plainText } from '../writing/plain-text.ts'
import { ReportWriter } from '../writing/report-writer.ts'
import { notFoundIn } from '../writing/searched-pages.ts'
import type { Given, Plan, Playbook } from './playbook.ts'

const compared = fieldsOf(costFields, termFields, dateFields, new Set(['insuredName'] as const))
const named = new Set([...fieldsOf(partyFields, numberFields)].filter(field => !compared.has(field)))

/** Two to five options side by side, differences first. */
export const coverageComparison: Playbook = async ({ documents }: Given): Promise<Plan | null> => {
  const read = await Promise.all(optionsOf(documents).map(withOwnLimits))
  const options = read.map(({ side }) => side)
  if (options.length === 0) return null
  const pageOf: PageOf = (place, field, line) => pageThatMentions(read[place]?.proofs ?? [], field, line)
  const items = itemsOf(options, compared)
  const basisOf: BasisOf = (place, stated) => (stated[0] ? aggregateBasis(read[place]?.proofs ?? [], stated[0]) : '')
  // The same amount per project and per policy isn't the same cover.
  const stateOf = (item: Item) =>
    agreementOf(item) === 'SAME' && new Set(item.stated.map((stated, place) => basisOf(place, stated))).size > 1
      ? 'DIFFERENT'
      : agreementOf(item)
  const of = (...states: ReturnType<typeof agreementOf>[]) => items.filter(item => states.includes(stateOf(item)))
  const groups = { different: of('DIFFERENT', 'UNCLEAR'), missing: of('MISSING'), same: of('SAME') }
  const alone =
    options.length === 1 ? 'There is only one option, so nothing is compared. Attach another quote or policy.' : null
  return {
    intro: alone ?? `I’ll compare ${listed(options.map(({ name }) => name))} line by line.`,
    looks: [],
    report: reportOf(options, groups, documents, alone, pageOf, basisOf),
    answer: answerOf(options, groups, alone, pageOf),
    email: emailOf(
      'Questions about the quotes',
      options.flatMap((option, place) =>
        groups.missing
          // What a page speaks of is read by us, not asked of the carrier.
          .filter(({ stated, field, line }) => stated[place]?.length === 0 && pageOf(place, field, line) === null)
          .map(({ label }) => ({ text: `${option.name} doesn’t show ${label}. What applies?`, stated: [] })),
      ),
    ),
  }
}

interface Groups {
  different: Item[]
  missing: Item[]
  same: Item[]
}

function reportOf(
  options: readonly Side[],
  groups: Groups,
  documents: Given['documents'],
  alone: string | null,
  pageOf: PageOf,
  basisOf: BasisOf,
) {
  const report = new ReportWriter()
  const header = optionHeaders(report, options)
  // In many narrow columns it would hide what is there; the documents are listed with their pages below.
  const missingIn = (option: Side) => (options.length > maxWithPages ? notStated : notFoundIn(option.documents))
  const row = ({ label, stated, field, line }: Item) => [
    label,
    ...options.map((option, place) => {
      const own = stated[place] ?? []
      const basis = basisOf(place, own)
      const value = report.stated(own)
      return (value && basis ? `${value}, ${basis}` : value) || unread(pageOf(place, field, line)) || missingIn(option)
    }),
  ]
  const table = (title: string, items: readonly Item[], none: string) =>
    items.length > 0
      ? report.heading(title).table([['Item', ...header], ...items.map(row)])
      : report.heading(title).paragraph(none)
  report.paragraph(alone ?? summaryOf(options, groups))
  if (alone === null) {
    writeOverview(report, options, missingIn, pageOf)
    if (groups.missing.length > 0) report.callout('WARNING', gapsOf(groups))
    table('Differences', groups.different, 'The options state the same wherever both state something.')
    table('Not stated by every option', groups.missing, 'Every option states each of the items.')
    table('The same in every option', groups.same, 'No item is the same in every option.')
  } else table('What the option states', [...groups.same, ...groups.different, ...groups.missing], 'Nothing was found.')
  const parties = itemsOf(options, named)
  if (parties.length > 0) table('Insurers and numbers', parties, '')
  for (const field of listFields) {
    const entries = entriesOf(options, field)
    if (entries.length === 0) continue
    const cells = (stated: (typeof entries)[number]['stated']) =>
      options.map((option, place) => report.stated(stated[place] ?? []) || missingIn(option))
    report.heading(fields[field].label).table([header, ...entries.map(({ stated }) => cells(stated))])
  }
  writeDocuments(report, documents)
  return report.finish('Coverage comparison')
}

/** Where a document speaks of something that it doesn't state under its own label; null: nowhere. */
type BasisOf = (place: number, stated: readonly Statement[]) => string
type PageOf = (place: number, field: Item['field'], line: Item['line']) => number | null

/** It is on a page, and nobody may take it for missing. */
const unread = (page: number | null) => (page === null ? '' : `Not read: check page ${page}`)

/** With more options than these, a cell doesn’t name the pages that were searched. */
const maxWithPages = 2
const notStated = 'Not found'

/** Which offer is which, and what it costs: with several columns below, nobody remembers that from their numbers. */
function writeOverview(
  report: ReportWriter,
  options: readonly Side[],
  missingIn: (option: Side) => string,
  pageOf: PageOf,
): void {
  const cost = (option: Side) => {
    const total = statedOn(option, 'totalCost', null)
    return total.length > 0 ? total : statedOn(option, 'premium', null)
  }
  report
    .heading('Options')
    .table([
      ['Option', 'Insurer', 'Total cost or premium', 'Document'],
      ...options.map((option, place) => [
        option.name,
        report.stated(insurersOf(option)) || unread(pageOf(place, 'insurerName', null)) || missingIn(option),
        report.stated(cost(option)) || unread(pageOf(place, 'premium', null)) || missingIn(option),
        option.documents.map(({ name }) => plainText(name)).join(', '),
      ]),
    ])
}

const maxNamed = 4

function gapsOf({ missing }: Groups): string {
  const named = missing.slice(0, maxNamed).map(({ label }) => plainText(label))
  const others = missing.length - named.length
  const all = others > 0 ? [...named, counted(others, 'other item')] : named
  return `Not every option states ${listed(all)}. What an offer doesn’t state may not be covered: ask before you compare prices.`
}

function summaryOf(options: readonly Side[], { different, missing, same }: Groups): string {
  const are = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`
  const differ = `${counted(different.length, 'item')} ${different.length === 1 ? 'differs' : 'differ'}`
  const some = missing.length > 0 ? `, and ${are(missing.length)} stated by only some of them` : ''
  return `${differ} between the ${options.length} options, ${are(same.length)} the same in all of them${some}.`
}

function answerOf(options: readonly Side[], groups: Groups, alone: string | null, pageOf: PageOf) {
  const answer = new AnswerWriter()
  if (alone) return answer.paragraph(alone, 'The report has what it states.').finish()
  const saying = (item: Item) => `${item.label} is ${byValue(answer, options, item)}.`
  const [first, second] = [...groups.different].sort((a, b) => weightOf(a) - weightOf(b))
  const isSilent = ({ stated, field, line }: Item, place: number) =>
    stated[place]?.length === 0 && pageOf(place, field, line) === null
  const gap = groups.missing.find(item => options.some((_, place) => isSilent(item, place)))
  const silent = gap && options.filter((_, place) => isSilent(gap, place)).map(({ name }) => name)
  return answer
    .paragraph(summaryOf(options, groups), first && saying(first), second && saying(second))
    .paragraph(
      gap && silent && `${plainText(gap.label)} wasn’t found in ${listed(silent)}.`,
      'The comparison has every line with its quote.',
      gap && 'Should I draft an email that asks for what is missing?',
    )
    .finish()
}

const order = ['totalCost', 'premium']
/** Cost first, then limits. */
const weightOf = ({ field, line }: Item): number =>
  order.includes(field) ? order.indexOf(field) + (line ? 0.5 : 0) : termFields.has(field) ? 5 : 9
