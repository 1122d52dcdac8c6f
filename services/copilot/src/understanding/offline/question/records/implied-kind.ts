import type { InsuranceType } from '@coverdesk/coverage'
import type { RecordKind } from '../../../../graph/question.ts'
import type { AskedKind } from './asked-kind.ts'
import type { takeOrder } from './asked-order.ts'
import { peopleWords } from './vocabulary/people-words.ts'
import type { RecordField } from './vocabulary/record-field.ts'
import { progressWords, requestWords } from './vocabulary/request-words.ts'
import { asksForHandler } from './who-handles.ts'

/** What no search counts: whoever has the most, or more than one. */
export const uncounted =
  /\b(?:the (?:most|fewest|least)|(?:only|just|exactly|more than|fewer than|less than|at least) (?:one|two|three|four|five|\d+)) (?:open |active |overdue )?(?:requests?|polic(?:y|ies)|lines?|clients?|accounts?|certificates?)\b|\baverage\b|^\W*(?:did|has|have|is|are)\b(?!.*\bhow\b).*\b(?:pay|paid|owes?|behind|current on)\b(?!.*\b(?:monthly|quarterly|annually|in full|more|less)\b)|\bhow long\b.*\bwith\b/i

interface Implied {
  fields: readonly RecordField[]
  lines: readonly InsuranceType[]
  zones: readonly string[]
  isCounted: boolean
  isOfPremiums: boolean
}

const unbound =
  /^\W*(?:what|which|anything|is anything|who|whose|list|show)\b.*\b(?:not\b.*\bbound|unbound|(?:to|to be|waiting to be|needs? to be|left to) (?:bind|bound)|binding)\b/i
const everyone = /\b(?:any|every|some)(?:one|body)\b|^\W*who(?: all| else)?\b|\ball (?:of )?(?:our|the)\b/i

/** Records that a question asks for without a word for them: "who has EPLI", "how many BOPs", "is anyone in Texas". */
export function impliedKind(
  asked: string,
  { fields, lines, zones, isCounted, isOfPremiums }: Implied,
): AskedKind | null {
  const isOfState = fields.every(({ name }) => name === 'status')
  if (isOfState && lines.length === 0 && unbound.test(asked)) return { kind: 'POLICY', isListed: true }
  if (isOfPremiums && (everyone.test(asked) || /^\W*(?:what|which|any|list|show)\b/i.test(asked)))
    return { kind: 'POLICY', isListed: true }
  if (!isOfState) return null
  if (isCounted && lines.length > 0) return { kind: 'POLICY', isListed: true }
  if (zones.length > 0 && everyone.test(asked)) return { kind: 'ACCOUNT', isListed: true }
  return lines.length > 0 && /^\W*who (?:all |else )?(?:has|got)\b/i.test(asked)
    ? { kind: 'ACCOUNT', isListed: true }
    : null
}

/** A certificate that is due, that waits or that someone works on is one that a request asks for. */
export const ofDueCertificate = (named: AskedKind | null, text: string): AskedKind | null =>
  named?.kind === 'CERTIFICATE' && !named.isListed && (asksForHandler(text) || isOfRequest(text))
    ? { ...named, kind: 'SERVICE_REQUEST' }
    : named

const isOfRequest = (text: string): boolean =>
  [...peopleWords.slice(0, 1), ...requestWords, ...progressWords].some(([, words]) => words.test(text))

const kindOfFields = ([first]: readonly RecordField[]): RecordKind | undefined => {
  const owner = first?.owners[0]
  return owner === 'CLIENT' ? undefined : owner
}

/** Clients have no premium and no assignee: their policies do. */
export function kindOf({ named, order, fields, lines }: Kinds): RecordKind | undefined {
  const ofFields = kindOfFields(fields)
  if (named?.kind === 'ACCOUNT' && (order || (!named.isListed && ofFields === 'POLICY'))) return 'POLICY'
  // The policies of the last certificate are told by that.
  if (order?.kind === 'CERTIFICATE' && (named?.kind === 'POLICY' || named?.kind === 'CERTIFICATE_HOLDER'))
    return 'CERTIFICATE'
  if (ofFields === 'CERTIFICATE' && lines.length > 0 && !named && !order) return 'POLICY'
  return named?.kind ?? order?.kind ?? ofFields ?? (lines.length > 0 ? 'POLICY' : undefined)
}

interface Kinds {
  named: AskedKind | null
  order: ReturnType<typeof takeOrder>
  fields: readonly RecordField[]
  lines: readonly InsuranceType[]
}
