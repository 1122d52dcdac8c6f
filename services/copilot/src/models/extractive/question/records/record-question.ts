import type { InsuranceType } from '@coverdesk/coverage'
import { plainWords } from '../plain-words.ts'
import type { RecordField } from './asked-fields.ts'
import { takeFields } from './asked-fields.ts'
import { takeFilters, takeRequestType } from './asked-filters.ts'
import { isCounted, takeKind } from './asked-kind.ts'
import { takeOrder } from './asked-order.ts'
import { ConsumedText } from './consumed-text.ts'
import type { GraphQuestion, RecordKind } from './graph-question.ts'
import { leftWords } from './left-words.ts'
import { takeLines } from './lines-asked.ts'
import { takePeriod } from './period-asked.ts'
import { properNames } from './proper-names.ts'
import { takeZones } from './us-zones.ts'
import { asksForHandler } from './who-handles.ts'

/** VALUE: what one record says. WHETHER: yes or no. FIRST: the one with the most, the least, the last. SHOW: the record. */
type AnswerShape = 'VALUE' | 'LIST' | 'COUNT' | 'WHETHER' | 'FIRST' | 'TOTAL' | 'SHOW'

/** A question about the agency’s records, as it was understood. */
export interface RecordQuestion {
  graph: GraphQuestion
  shape: AnswerShape
  /** What is asked of each record; none: which ones there are. */
  fields: RecordField[]
  /** So many are asked for. */
  limit: number | undefined
  /** The days that it is about, as they were asked for. */
  time: string | undefined
  /** It names no kind of record: "who is handling the hail damage?" may be about a policy or a request. */
  isKindAssumed: boolean
  /** Only a carrier has what is asked for. */
  isOfCarrier?: boolean
  /** A claim or a loss is asked about: of several requests of a client those that report one. */
  isReported?: boolean
  /** No rule knows what is asked: only a record that says all of its words answers. */
  isGuess?: boolean
}

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
  const text = new ConsumedText(plainWords(asked))
  const names = properNames(text.text)
  for (const { start, end } of names) text.cover(start, end - start)
  const order = takeOrder(text)
  const counted = isCounted(text)
  const time = takePeriod(text, today)
  const period = time?.period ?? null
  const named = ofDueCertificate(takeKind(text), text)
  const lacking = text.take(
    /\b(?:without|with no|(?:do(?:es)?|is|are)(?: not|n[’']t) have(?: any)?|lack(?:s|ing)?|missing|no)\b(?= )/i,
  )
  const type = takeRequestType(text, named?.kind)
  const fields = takeFields(text, ({ owners }) => isFieldOf(owners, named?.kind))
  const lines = takeLines(text)
  const kind = kindOf({ named, order, fields, lines })
  const filters = takeFilters(text, {
    ...{
      kind,
      fields,
      period,
      lines,
      type,
      isReported: named?.isReported ?? false,
      isSingle: !named?.isListed && !counted && period === null,
    },
    isLacking: lacking !== null && kind === 'ACCOUNT',
  })
  const zones = takeZones(text)
  for (const { start, end } of names) text.uncover(start, end - start)
  const query = leftWords(text, names) || before?.query || ''
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
  const isOfAll = (named?.isListed ?? false) && (zones.length > 0 || lines.length > 0)
  if (!isOpen && query === '' && !isOfAll) return null
  const ofBefore = before && lines.length === 0 && kind === 'POLICY' ? [...before.lines] : []
  const isEveryLine = kind === 'ACCOUNT' && lines.length > 1 && /\b(?:both|and)\b|&/i.test(text.text)
  const narrowed = {
    ...(ofBefore.length > 0 && { insuranceTypes: ofBefore }),
    ...filters,
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
    ...(named?.isOfCarrier && { isOfCarrier: true }),
    ...(named?.isReported && { isReported: true }),
  }
}

/** A certificate that is due is one that a request asks for. */
const ofDueCertificate = (named: ReturnType<typeof takeKind>, { text }: ConsumedText): ReturnType<typeof takeKind> =>
  named?.kind === 'CERTIFICATE' &&
  (/\b(?:due|deadline|waiting|assigned|working on|handling)\b/i.test(text) || asksForHandler(text))
    ? { ...named, kind: 'SERVICE_REQUEST' }
    : named

/** Of requests and certificates, the carrier is someone whom they wait for. */
const isFieldOf = (owners: RecordField['owners'], kind: RecordKind | undefined): boolean =>
  (kind !== 'SERVICE_REQUEST' && kind !== 'CERTIFICATE') || owners.includes(kind)

const kindOfFields = ([first]: readonly RecordField[]): RecordKind | undefined => {
  const owner = first?.owners[0]
  return owner === 'CLIENT' ? undefined : owner
}

const ofDays = new Set(['due', 'expires', 'effective', 'opened', 'issued'])

/** "What expires next month?" asks for a list, though it names no records. */
const isListOfDays = (asked: string, hasPeriod: boolean, fields: readonly RecordField[]): boolean =>
  hasPeriod &&
  fields.some(({ name }) => ofDays.has(name)) &&
  /^\W*(?:what|who|which|whose|any|anything|anyone|everything|all|list|show|due|expir|renew)/i.test(asked)

/** A question that no rule understands may be about what a client asked for. @returns null where it names no one */
export function guessedQuestion(asked: string): RecordQuestion | null {
  if (/^\W*(?:can|could|should|must|may|do|does|would|are|is|how) ?(?:we|i|you|they|clients?)?\b/i.test(asked))
    return null
  const text = new ConsumedText(plainWords(asked))
  const query = leftWords(text, properNames(text.text))
  return query === ''
    ? null
    : {
        graph: { start: { kind: 'NAMED', query: query.slice(0, 200) } },
        shape: 'SHOW',
        fields: [],
        limit: undefined,
        time: undefined,
        isKindAssumed: true,
        isGuess: true,
      }
}

/** The same of the requests of whoever is named: what no policy says may be in the words of a request. */
export const ofRequests = (question: RecordQuestion): RecordQuestion => ({
  ...question,
  graph: { start: question.graph.start, relation: 'SERVICE_REQUEST' },
  fields: question.fields.filter(({ owners }) => owners.includes('SERVICE_REQUEST')),
  isKindAssumed: false,
})

/** Clients have no premium and no assignee: their policies do. */
function kindOf({ named, order, fields, lines }: Kinds): RecordKind | undefined {
  const ofFields = kindOfFields(fields)
  if (named?.kind === 'ACCOUNT' && (order || (!named.isListed && ofFields === 'POLICY'))) return 'POLICY'
  // The policies of the last certificate are told by that.
  if (order?.kind === 'CERTIFICATE' && named?.kind === 'POLICY') return 'CERTIFICATE'
  return named?.kind ?? order?.kind ?? ofFields ?? (lines.length > 0 ? 'POLICY' : undefined)
}

interface Kinds {
  named: ReturnType<typeof takeKind>
  order: ReturnType<typeof takeOrder>
  fields: readonly RecordField[]
  lines: readonly InsuranceType[]
}

interface Understood {
  asked: string
  isCounted: boolean
  isListed: boolean
  order: ReturnType<typeof takeOrder>
  fields: readonly RecordField[]
  kind: RecordKind | undefined
  lines: readonly InsuranceType[]
  query: string
}

const whether = /^\W*(?:is|are|was|were|do|does|did|has|have|had|will)\b/i
const showing =
  /^\W*(?!what if)(?:show|pull up|open|bring up|tell me about|what do (?:we|you) (?:know|have) (?:about|on)|info(?:rmation)? (?:on|about)|look up|find|details? (?:on|of|for)|who is|what about|how about)\b/i
/** A few words without a verb: "Bayview GL". */
const isFragment = (text: string): boolean =>
  !/^\W*(?:how|why|when|where|can|should|must|may|could|would|if|what|who)\b/i.test(text)

/** undefined: it asks for nothing that records say. */
function shapeOf({
  asked,
  isCounted,
  isListed,
  order,
  fields,
  kind,
  lines,
  query,
}: Understood): AnswerShape | undefined {
  if (
    /\b(?:total|combined|sum of|altogether)\b.{0,20}\bprem/i.test(asked) &&
    fields.some(({ name }) => name === 'premium')
  )
    return 'TOTAL'
  // "Can we backdate …" asks for a rule.
  if (!isListed && !isCounted && /^\W*(?:can|could|should|must|may|do|would) (?:we|i|you|they|clients?)\b/i.test(asked))
    return undefined
  if (order && kind) return 'FIRST'
  // How many vehicles there are is nothing that records are counted for.
  if (isCounted) return isListed ? 'COUNT' : undefined
  if (isListed) return whether.test(asked) ? 'WHETHER' : 'LIST'
  const isOpen = /^\W*(?:what|where|any|anything)\b/i.test(asked) || (query !== '' && isFragment(asked))
  if (kind === 'SERVICE_REQUEST' && fields.length === 0 && isOpen) return 'SHOW'
  if (kind === undefined && fields.length === 0) return showing.test(asked) && query ? 'SHOW' : undefined
  if (whether.test(asked)) return 'WHETHER'
  if (fields.length > 0) return 'VALUE'
  if (showing.test(asked)) return 'SHOW'
  return lines.length > 0 && (isFragment(asked) || /^\W*what(?! if\b)\b/i.test(asked)) ? 'SHOW' : undefined
}
