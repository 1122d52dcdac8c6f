import type { InsuranceType } from '@coverdesk/coverage'
import type { Period, RecordFilters, RecordKind } from '../../../../graph/question.ts'
import type { ConsumedText } from './consumed-text.ts'
import type { RecordField } from './vocabulary/record-field.ts'

type RequestType = NonNullable<RecordFilters['requestType']>

const requestTypes: readonly (readonly [RequestType, RegExp])[] = [
  ['ADD_ADDITIONAL_INSURED', /\badditional insureds?\b|\bAI\b/],
  ['CREATE_CERTIFICATE', /\bcertificates?\b/i],
  ['QUOTE_REQUEST', /\bquot(?:es?|ing)\b/i],
  ['CANCEL_POLICY', /\bcancel(?:lation|ation|ing)?s?\b/i],
  ['ENDORSE_POLICY', /\bendorse(?:ments?)?\b|\bpolicy changes?\b/i],
  ['DOCUMENT_REQUEST', /\bdocuments?\b/i],
  ['QUESTION', /\bquestions\b/i],
]

interface Known {
  kind: RecordKind | undefined
  fields: readonly RecordField[]
  period: Period | null
  isLacking: boolean
  type: RequestType | undefined
  lines: readonly InsuranceType[]
  /** One record is asked about: its state is what is asked, and narrows nothing. */
  isSingle: boolean
  /** The term before the present one is asked about. */
  isPrior: boolean
  /** One claim is asked about, which may not be marked as a loss. */
  isReported: boolean
}

const asks = (fields: readonly RecordField[], name: string): boolean => fields.some(field => field.name === name)

/** Takes the type of the requests that are asked for: "cancellation requests" asks for no cancellation. */
export const takeRequestType = (question: ConsumedText, kind: RecordKind | undefined): RequestType | undefined =>
  kind === 'SERVICE_REQUEST'
    ? requestTypes.find(([, words]) => question.take(words) || words.test(question.text))?.[0]
    : undefined

/** Takes what narrows the records: states, types, days. */
export function takeFilters(question: ConsumedText, known: Known): RecordFilters {
  const { lines, isLacking, kind } = known
  return {
    ...(lines.length > 0 && (isLacking ? { lacking: [...lines] } : { insuranceTypes: [...lines] })),
    ...(kind === 'SERVICE_REQUEST' ? ofRequests(question, known) : ofPolicies(question, known)),
    ...(known.period && ofPeriod(known, known.period, question.text)),
  }
}

function ofRequests(question: ConsumedText, { fields, period, type, isReported, isSingle }: Known): RecordFilters {
  const isUndone =
    /\b(?:not|never|yet to be)\b.{0,12}\b(?:closed|resolved|completed|done|issued|answered|sent)\b|\b(?:plate|to-?do list|agenda|docket)\b/i.test(
      question.text,
    )
  const isClosed = question.take(/\b(?:closed|resolved|completed|done)\b/i)
  const isOpen = question.take(/\b(?:still )?(?:open|outstanding|pending|unresolved|unanswered|active)\b/i)
  question.take(/\bclaims? reported\b|\b(?:reported )?loss\b(?! runs?)/i)
  const isLoss =
    !isReported &&
    /\bloss(?:es)?\b(?! runs?)|\bclaims? reported\b|\b(?:open|outstanding|pending) claims\b|\bclaims\b.{0,20}\b(?:open|outstanding|pending)\b/i.test(
      question.text,
    )
  const isUnassigned = question.take(
    /\bunassigned\b|\bno ?(?:one|body)\b(?: (?:has|owns|is on))?|\bwithout an assignee\b|\bnot assigned\b/i,
  )
  const isDue = period !== null && !isOfOpening(question.text, fields)
  const waiting = asks(fields, 'waiting')
  if (waiting) question.take(/\b(?:carriers?|insurers?|underwrit(?:er|ing)s?)\b/i)
  const party =
    /\b(?:waiting|sitting|parked|stuck|stalled|hung up|pending) (?:on|for|with|at) (?:the |a |an? )?(?:(clients?|insureds?|customers?)|(carriers?|insurers?|underwrit\w+))\b/i.exec(
      question.text,
    )
  return {
    ...(isClosed && !isOpen && !isUndone
      ? { requestState: 'CLOSED' }
      : isOpen || isUndone || isDue || (waiting && !isSingle)
        ? { requestState: 'OPEN' }
        : {}),
    ...(type && { requestType: type }),
    ...(isLoss && { isLoss: true }),
    ...(isUnassigned && { isUnassigned: true }),
    ...(waiting && !isSingle && { waitingOn: party?.[1] ? 'CLIENT' : party?.[2] ? 'CARRIER' : 'ANYONE' }),
  }
}

const withoutHandler =
  /\bunassigned\b|\b(?:without|with no|have no|has no|lack(?:s|ing)?) (?:an? )?(?:assignee|account manager|owner|csr|rep|handler|one assigned)\b|\bno ?(?:one|body)\b(?: (?:is )?assigned)?|\bnot assigned\b/i

function ofPolicies(question: ConsumedText, { fields, kind, isSingle, isPrior }: Known): RecordFilters {
  const isOfMany = kind === 'ACCOUNT' || kind === 'POLICY'
  const { text } = question
  const cancellation = asks(fields, 'cancellation') || /\b(?:cancellations|non-?renewals)\b/i.test(text)
  const isPending =
    /\b(?:pending|being|upcoming|about to be|scheduled|going to be|getting|will be)\b.{0,12}\bcancell?|\bcancellations? (?:pending|coming)|\b(?:pending|upcoming) (?:cancell?|non-?renew)/i.test(
      text,
    )
  question.take(/\b(?:being|pending|upcoming|about to be|scheduled|going to be|getting)\b/i)
  if (!isOfMany) return {}
  question.takeAll(/\b(?:expired|binding|not (?:yet )?bound(?: yet)?|unbound|pending|current)\b/i)
  // "Is it in force?" asks for the state of one policy, and narrows nothing.
  if (isSingle) return isPrior ? { policyStates: ['EXPIRED'] } : {}
  const states = isPrior ? ['EXPIRED' as const] : statesIn(text, cancellation)
  const isUnassigned = withoutHandler.test(text)
  question.take(/\bunassigned\b/i)
  return {
    ...(isUnassigned && { isUnassigned: true }),
    ...(states.length > 0 && { policyStates: states }),
    ...(cancellation && { isCanceling: true }),
    // One that is coming holds for a policy that still covers.
    ...(cancellation && isPending && { policyStates: ['INFORCE' as const, 'BINDING' as const, 'PENDING' as const] }),
  }
}

function statesIn(text: string, isOfCancellation: boolean): NonNullable<RecordFilters['policyStates']> {
  if (/\bexpired\b/i.test(text)) return ['EXPIRED']
  if (/\bbinding\b/i.test(text)) return ['BINDING']
  if (/\bnot\b.{0,30}\bbound\b|\bunbound\b|\bto (?:be )?(?:bind|bound)\b/i.test(text)) return ['BINDING', 'PENDING']
  if (/\bpending\b/i.test(text) && !isOfCancellation) return ['BINDING', 'PENDING']
  return /\b(?:in force|active|on the books)\b/i.test(text) && !/^\W*(?:is|are|was)\b/i.test(text) ? ['INFORCE'] : []
}

/** Whether the day is meant on which requests came. */
const isOfOpening = (text: string, fields: readonly RecordField[]): boolean =>
  asks(fields, 'opened') || /\b(?:new|came|come|today[’']s|reported|received|losses|claims)\b/i.test(text)

/** Which day a period is of. */
function ofPeriod({ kind, fields }: Known, period: Period, text: string): RecordFilters {
  switch (kind) {
    case 'SERVICE_REQUEST':
      return isOfOpening(text, fields) ? { opened: period } : { due: period }
    case 'CERTIFICATE':
    case 'CERTIFICATE_HOLDER':
      return { issued: period }
    default:
      return asks(fields, 'effective') ? { begins: period } : { expires: period }
  }
}
