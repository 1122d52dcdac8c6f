import type { InsuranceType } from '@coverdesk/coverage'
import type { RecordField } from './asked-fields.ts'
import type { ConsumedText } from './consumed-text.ts'
import type { RecordFilters, RecordKind } from './graph-question.ts'
import type { AskedPeriod } from './period-asked.ts'

const requestTypes: readonly (readonly [string, RegExp])[] = [
  ['ADD_ADDITIONAL_INSURED', /\badditional insureds?\b|\bAI\b/],
  ['CREATE_CERTIFICATE', /\bcertificates?\b/i],
  ['QUOTE_REQUEST', /\bquot(?:es?|ing)\b/i],
  ['CANCEL_POLICY', /\bcancel(?:lation|ation|ing)?s?\b/i],
  ['ENDORSE_POLICY', /\bendorse(?:ments?)?\b|\bpolicy changes?\b/i],
  ['DOCUMENT_REQUEST', /\bdocuments?\b/i],
]

interface Known {
  kind: RecordKind | undefined
  fields: readonly RecordField[]
  period: AskedPeriod | null
  isLacking: boolean
  type: string | undefined
  lines: readonly InsuranceType[]
  /** One record is asked about: its state is what is asked, and narrows nothing. */
  isSingle: boolean
  /** One claim is asked about, which may not be marked as a loss. */
  isReported: boolean
}

const asks = (fields: readonly RecordField[], name: string): boolean => fields.some(field => field.name === name)

/** Takes the type of the requests that are asked for: "cancellation requests" asks for no cancellation. */
export const takeRequestType = (question: ConsumedText, kind: RecordKind | undefined): string | undefined =>
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

function ofRequests(question: ConsumedText, { fields, period, type, isReported }: Known): RecordFilters {
  const isClosed = question.take(/\b(?:closed|resolved|completed|done)\b/i)
  const isOpen = question.take(/\b(?:still )?(?:open|outstanding|pending|unresolved|active)\b/i)
  question.take(/\bclaims? reported\b|\b(?:reported )?loss\b(?! runs?)/i)
  const isLoss = !isReported && /\bloss(?:es)?\b(?! runs?)|\bclaims? reported\b/i.test(question.text)
  const isUnassigned = question.take(
    /\bunassigned\b|\bno ?(?:one|body)\b(?: (?:has|owns|is on))?|\bwithout an assignee\b|\bnot assigned\b/i,
  )
  const isDue = period !== null && !asks(fields, 'opened')
  const waiting = asks(fields, 'waiting')
  if (waiting) question.take(/\b(?:carriers?|insurers?|underwrit(?:er|ing)s?)\b/i)
  const party =
    /\bwaiting (?:on|for) (?:the |a |an? )?(?:(clients?|insureds?|customers?)|(carriers?|insurers?|underwrit\w+))\b/i.exec(
      question.text,
    )
  return {
    ...(isClosed && !isOpen ? { requestState: 'CLOSED' } : isOpen || isDue || waiting ? { requestState: 'OPEN' } : {}),
    ...(type && { requestType: type }),
    ...(isLoss && { isLoss: true }),
    ...(isUnassigned && { isUnassigned: true }),
    ...(waiting && { waitingOn: party?.[1] ? 'CLIENT' : party?.[2] ? 'CARRIER' : 'ANYONE' }),
  }
}

function ofPolicies(question: ConsumedText, { fields, kind, isSingle }: Known): RecordFilters {
  const isOfMany = kind === 'ACCOUNT' || kind === 'POLICY'
  const cancellation = asks(fields, 'cancellation') || /\b(?:cancellations|non-?renewals)\b/i.test(question.text)
  const isPending =
    /\b(?:pending|being|upcoming|about to be|scheduled|going to be|getting|will be)\b.{0,12}\bcancell?|\bcancellations? (?:pending|coming)|\b(?:pending|upcoming) (?:cancell?|non-?renew)/i.test(
      question.text,
    )
  question.take(/\b(?:being|pending|upcoming|about to be|scheduled|going to be|getting)\b/i)
  if (!isOfMany) return {}
  const expired = question.take(/\bexpired\b/i)
  const prior = question.take(
    /\b(?:prior|previous|former|last year[’']?s|last term[’']?s|last (?:policy )?(?:term|year|period)|the (?:term|year) before)(?: (?:term|year)[’']?s?)?\b/i,
  )
  const binding = question.take(/\b(?:binding|not (?:yet )?bound(?: yet)?|unbound)\b/i)
  const pending = question.take(/\bpending\b/i)
  question.take(/\bcurrent\b/i)
  // "Is it in force?" asks for the state, and narrows nothing.
  const isInForce = /\b(?:in force|active)\b/i.test(question.text) && !/^\W*(?:is|are|was)\b/i.test(question.text)
  return {
    ...(isInForce && { policyStates: ['INFORCE'] as const }),
    ...(pending && !cancellation && { policyStates: ['BINDING', 'PENDING'] as const }),
    ...(binding && { policyStates: ['BINDING'] as const }),
    ...((expired || prior) && { policyStates: ['EXPIRED'] as const }),
    ...(cancellation && !isSingle && { isCanceling: true }),
    // One that is coming holds for a policy that still covers.
    ...(cancellation && !isSingle && isPending && { policyStates: ['INFORCE', 'BINDING', 'PENDING'] as const }),
  }
}

/** Which day a period is of. */
function ofPeriod({ kind, fields }: Known, period: AskedPeriod, text: string): RecordFilters {
  switch (kind) {
    case 'SERVICE_REQUEST':
      return asks(fields, 'opened') || /\b(?:new|came|today[’']s)\b/i.test(text) ? { opened: period } : { due: period }
    case 'CERTIFICATE':
    case 'CERTIFICATE_HOLDER':
      return { issued: period }
    default:
      return asks(fields, 'effective') ? { begins: period } : { expires: period }
  }
}
