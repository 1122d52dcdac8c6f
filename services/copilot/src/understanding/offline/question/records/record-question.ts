import type { InsuranceType } from '@coverdesk/coverage'
import type { RecordKind } from '../../../../graph/question.ts'
import { fullerWords } from '../plain-words.ts'
import { takePremiums } from './amounts-asked.ts'
import { shapeOf } from './answer-shape.ts'
import { asideOf, wordsIn } from './aside.ts'
import { takeFields } from './asked-fields.ts'
import { takeFilters, takeRequestType } from './asked-filters.ts'
import { type AskedKind, isCounted, takeKind } from './asked-kind.ts'
import { takeOrder } from './asked-order.ts'
import { ConsumedText } from './consumed-text.ts'
import { impliedKind, kindOf, ofDueCertificate, uncounted } from './implied-kind.ts'
import { leftWords } from './left-words.ts'
import { takeLines } from './lines-asked.ts'
import { mainSentence, withoutLeadIn } from './main-sentence.ts'
import { takePeriod } from './period-asked.ts'
import { properNames } from './proper-names.ts'
import { takeComparison, takePrior } from './terms-asked.ts'
import { correctIntents } from './typed-intents.ts'
import type { RecordQuestion } from './understood-question.ts'
import { takeZones } from './us-zones.ts'
import { priceWords } from './vocabulary/money-words.ts'
import type { RecordField } from './vocabulary/record-field.ts'

/** What was asked before, for a question that continues it. */
export interface Before {
  query: string
  lines: readonly InsuranceType[]
}

/**
 * A question about records; null where it asks for nothing that records say. Whatever no rule knows may be a name: the search finds
 * out whether it is.
 *
 * @param today such as `2027-01-31`
 * @param before of a question such as "and when does it expire?"
 */
export function recordQuestion(asked: string, today: string, before?: Before): RecordQuestion | null {
  const question = understood(asked, today, before, null)
  const isOfRequest = question?.graph.relation === 'SERVICE_REQUEST' && question.fields.length > 0
  // Of a request, the words for what a policy says are words of its own: "what did we tell them about paying monthly?"
  return isOfRequest ? understood(asked, today, before, { kind: 'SERVICE_REQUEST', isListed: false }) : question
}

function understood(
  asked: string,
  today: string,
  before: Before | undefined,
  forced: AskedKind | null,
): RecordQuestion | null {
  const { asked: main, around } = mainSentence(withoutLeadIn(asked))
  const text = new ConsumedText(correctIntents(fullerWords(main)))
  const names = properNames(text.text)
  for (const { start, end } of names) text.cover(start, end - start)
  const aside = asideOf(around)
  const order = takeOrder(text)
  const counted = isCounted(text)
  const time = takePeriod(text, today)
  const period = time?.period ?? null
  const found = (order ? takeKind(text) : ofDueCertificate(takeKind(text), text.text)) ?? forced
  const lacking = text.take(
    /\b(?:without|with no|(?:do(?:es)?|is|are)(?: not|n[’']t) have(?: any)?|lack(?:s|ing)?|missing|no)\b(?= (?!one\b|an? (?:account|assignee|owner)|account|assignee))/i,
  )
  const isCompared = takeComparison(text)
  const termsBefore = isCompared ? 0 : takePrior(text)
  const isPrior = termsBefore > 0
  const premium = takePremiums(text)
  const type = takeRequestType(text, found?.kind)
  const asksFor = takeFields(text, ({ owners }) => isFieldOf(owners, found?.kind))
  const fields = isCompared ? priceWords.slice(0, 1).map(([field]) => field) : asksFor
  const own = takeLines(text)
  const lines = own.length > 0 ? own : aside.lines
  const zones = takeZones(text)
  const implied = impliedKind(text.text, { fields, lines, zones, isCounted: counted, isOfPremiums: premium !== null })
  const named = premium && !found?.isListed ? (implied ?? found) : (found ?? implied)
  const kind = kindOf({ named, order, fields, lines })
  const filters = takeFilters(text, {
    ...{
      kind,
      fields,
      period,
      lines,
      type,
      isReported: named?.isReported ?? false,
      isPrior,
      isSingle: !named?.isListed && !counted && period === null,
    },
    isLacking: lacking !== null && kind === 'ACCOUNT',
  })
  for (const { start, end } of names) text.uncover(start, end - start)
  const query = [leftWords(text, names), aside.query].filter(Boolean).join('; ') || before?.query || ''
  if (uncounted.test(text.text)) return null
  const shape = shapeOf({
    asked: text.text,
    isCounted: counted,
    isListed: (named?.isListed ?? false) || isListOfDays(text.text, period !== null, fields),
    order,
    fields,
    kind,
    lines,
    query,
  })
  if (!shape) return null
  // Only whoever is named has a premium, a carrier, a phone number.
  const isOpen = shape === 'LIST' || shape === 'COUNT' || shape === 'FIRST' || shape === 'TOTAL'
  const isOfAll = (named?.isListed ?? false) && (zones.length > 0 || Object.keys(filters).length > 0)
  if (!isOpen && query === '' && !isOfAll) return null
  const ofBefore = before && lines.length === 0 && kind === 'POLICY' ? [...before.lines] : []
  const isEveryLine = kind === 'ACCOUNT' && lines.length > 1 && /\b(?:both|and)\b|&/i.test(text.text)
  const narrowed = {
    ...(ofBefore.length > 0 && { insuranceTypes: ofBefore }),
    ...filters,
    ...(premium && { premium }),
    ...(isCompared && {
      policyStates: ['INFORCE' as const, 'BINDING' as const, 'PENDING' as const, 'EXPIRED' as const],
    }),
    ...(zones.length > 0 && { zones }),
    ...(isEveryLine && { isEveryLine }),
  }
  const isOfClient = fields.some(({ owners }) => owners[0] === 'CLIENT') && named === null && lines.length === 0
  return {
    graph: {
      start: { kind: 'NAMED', ...(query && { query: query.slice(0, 200) }) },
      ...(!isOfClient && kind && { relation: kind }),
      ...(Object.keys(narrowed).length > 0 && { filters: narrowed }),
      ...(order && { order: { by: order.by, isDescending: order.isDescending } }),
    },
    ...{ shape, fields, limit: order?.limit, time: time?.words },
    isKindAssumed: named === null && lines.length === 0 && kind === 'POLICY',
    ...(named?.isOfCarrier && lines.length === 0 && { isOfCarrier: true }),
    ...(named?.isReported && { isReported: true }),
    isPlain:
      !/\bor\b|\bnot\b|\b(?:lapsed?|pending|binding|in limbo|put back|stand|sit|bind)\b|(?<!non-?\s?)renew/i.test(
        text.text,
      ),
    ...(isCompared ? { terms: 'EACH' as const } : isPrior && !isOpen && { terms: 'FORMER' as const, termsBefore }),
    ...(kind === 'CARRIER' && /\b(?:wholesal\w*|brokers?)\b/i.test(text.text) && { isOfBrokers: true }),
    ...(aside.query && { aside: wordsIn(aside.query) }),
  }
}

/** Of requests and certificates, the carrier is someone whom they wait for. */
const isFieldOf = (owners: RecordField['owners'], kind: RecordKind | undefined): boolean =>
  (kind !== 'SERVICE_REQUEST' && kind !== 'CERTIFICATE') || owners.includes(kind)

const ofDays = new Set(['due', 'expires', 'effective', 'opened', 'issued'])

/** "What expires next month?" asks for a list, though it names no records. */
const isListOfDays = (asked: string, hasPeriod: boolean, fields: readonly RecordField[]): boolean =>
  hasPeriod &&
  fields.some(({ name }) => ofDays.has(name)) &&
  /^\W*(?:what|who|which|whose|any|anything|anyone|anybody|everything|everyone|everybody|all|list|show|give me|due|expir|renew|is any|does any)/i.test(
    asked,
  )
