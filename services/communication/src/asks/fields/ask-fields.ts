import type { AskType } from '../classifier/ask-types.ts'
import type { FoundAsk } from '../finding/find-asks.ts'
import { nameOfHolder } from '../reading/holder-name.ts'
import { type FoundAddress, usAddressIn } from '../reading/us-address.ts'

/** What the words say of an ask, for its service request. What they don’t say is null. */
export interface AskFields {
  details: string
  /** Who a certificate or the status of an additional insured is for. */
  holderName: string | null
  holderAddress: FoundAddress | null
  additionalInsured: boolean
  /** Why a policy is to be canceled. */
  reason: string | null
  documentType: string | null
  /** Something was damaged, stolen, or someone hurt. */
  isLoss: boolean
}

const maxDetails = 4_000

const documents: readonly [RegExp, string][] = [
  [/\bloss (?:runs?|history|experience)\b|\bclaims? history\b/i, 'Loss runs'],
  [/\bdec(?:laration)?s?(?: pages?)?\b/i, 'Declarations page'],
  [/\b(?:id|insurance|auto) cards?\b/i, 'ID cards'],
  [/\bw-?9\b/i, 'W-9'],
  [/\binvoices?\b|\bbill\b/i, 'Invoice'],
  [/\breceipts?\b/i, 'Receipt'],
  [/\bbinders?\b/i, 'Binder'],
  [/\bapplications?\b/i, 'Application'],
  [/\baudits?\b/i, 'Audit'],
  [/\bschedule\b/i, 'Schedule'],
  [/\bendorsements?\b/i, 'Endorsement'],
  [/\bpolic(?:y|ies)\b/i, 'Policy'],
]

const because = /\b(?:because|since|as we|as i|due to|now that)\b/i
const so = /,? so\b/i
const cancel = /\bcancel/i
const loss =
  /\b(?:accident|rear-ended|wreck|crash|burst|flood(?:ed|ing)?|fire|stolen|stole|theft|break-?in|broke into|hail|got hurt|was hurt|injured|slipped|fell in|hit (?:a|my|our|the)|backed into|water damage)\b/i
/** The text describes it as a possibility. */
const supposed = /\b(?:cover(?:s|ed|age)?|if|would|quote|in case|exclu\w+)\b/i

const firstMatch = <Value>(text: string, among: readonly [RegExp, Value][]): Value | null =>
  among.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** The words behind `because`, without the end of the sentence. */
function afterBecause(text: string): string | null {
  const found = because.exec(text)
  const words = found && text.slice(found.index + found[0].length).trim()
  return words ? words.replace(/[.!?]$/, '') : null
}

/** The words in front of `so`, where what follows is that something is canceled. */
function beforeSo(text: string): string | null {
  const place = text.search(so)
  return place > 0 && cancel.test(text.slice(place)) ? text.slice(0, place) : null
}

function reasonIn(text: string): string | null {
  const reason = afterBecause(text) ?? beforeSo(text)
  return reason && reason.length > 5 ? reason.trim().slice(0, 500) : null
}

/** What is known of an ask once the client has said more about it: what was missing is filled in, nothing is replaced. */
export const withLater = (known: AskFields, later: AskFields): AskFields => ({
  details: known.details.includes(later.details)
    ? known.details
    : `${known.details}\n${later.details}`.slice(0, maxDetails),
  holderName: known.holderName ?? later.holderName,
  holderAddress: known.holderAddress ?? later.holderAddress,
  additionalInsured: known.additionalInsured || later.additionalInsured,
  reason: known.reason ?? later.reason,
  documentType: known.documentType ?? later.documentType,
  isLoss: known.isLoss || later.isLoss,
})

/** Reads the fields of an ask from its words; never guesses what they don’t say. */
export function fieldsOf({ type, sentence, about }: FoundAsk): AskFields {
  const text = about.join(' ')
  const isForSomeone: AskType[] = ['ADD_ADDITIONAL_INSURED', 'CREATE_CERTIFICATE']
  const named = isForSomeone.includes(type) ? nameOfHolder(about) : null
  return {
    details: about.join('\n').slice(0, maxDetails),
    holderName: named,
    holderAddress: isForSomeone.includes(type) ? usAddressIn(text) : null,
    additionalInsured: type === 'CREATE_CERTIFICATE' && /\badditional(?:ly)? insureds?\b|\baddl\b|\bAI\b/i.test(text),
    reason: type === 'CANCEL_POLICY' ? (about.map(reasonIn).find(Boolean) ?? null) : null,
    documentType: type === 'DOCUMENT_REQUEST' ? firstMatch(sentence, documents) : null,
    isLoss: type === 'OTHER' && about.some(one => loss.test(one) && !supposed.test(one)),
  }
}
