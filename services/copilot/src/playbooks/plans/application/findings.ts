import { type CoverageLine, fieldsOfLine, neededOfLine } from '../../checks/coverage-line-fields.ts'
import { agreementOf, type Item, itemOf, itemsOf } from '../../comparing/items.ts'
import type { Side } from '../../documents/side.ts'
import { counted } from '../../writing/counted.ts'

/** What became of an item of an application. */
export type Result = 'CONTRADICTION' | 'MISSING' | 'OTHERS_ONLY' | 'APPLICATION_ONLY' | 'CONFIRMED'

/** One item of the review. */
export interface Check {
  line: CoverageLine
  item: Item
  result: Result
}

/** What an application review found. */
export interface Review {
  application: Side
  others: Side
  checks: readonly Check[]
}

/** The items of a coverage line. */
export function checksOf(application: Side, others: Side, line: CoverageLine): Check[] {
  const sides = [application, others]
  const found = itemsOf(sides, new Set(fieldsOfLine(line)))
  const needed = neededOfLine[line]
    .filter(field => !found.some(item => item.field === field))
    .map(field => itemOf(sides, field, null))
  return [...found, ...needed].map(item => ({ line, item, result: resultOf(item) }))
}

function resultOf(item: Item): Result {
  const [applied = [], stated = []] = item.stated
  if (applied.length > 1 || stated.length > 1) return 'CONTRADICTION'
  if (applied.length === 0 && stated.length === 0) return 'MISSING'
  if (applied.length === 0) return 'OTHERS_ONLY'
  if (stated.length === 0) return 'APPLICATION_ONLY'
  return agreementOf(item) === 'SAME' ? 'CONFIRMED' : 'CONTRADICTION'
}

/** Documents that the review needs and doesn’t have. */
export const missingOf = ({ application, others }: Review): string[] => [
  ...(application.documents.length === 0 ? ['Missing: the application. No document could be identified as one.'] : []),
  ...(others.documents.length === 0 ? ['Missing: other documents to check the application against.'] : []),
]

/** The figures of a review in a sentence or two. */
export function summaryOf(review: Review): string {
  const { checks } = review
  const count = (wanted: Result) => checks.filter(({ result }) => result === wanted).length
  const contradictions = counted(count('CONTRADICTION'), 'contradiction')
  const summary = `${counted(checks.length, 'item')} checked: ${count('CONFIRMED')} confirmed, ${contradictions}, ${count('MISSING')} missing.`
  return [summary, ...missingOf(review)].join(' ')
}
