import type { UsAddress } from '@coverdesk/coverage/read'
import type { AskType } from '../classifier/ask-types.ts'
import type { FoundAsk } from '../finding/find-asks.ts'
import { conditionsIn } from '../reading/conditions.ts'
import { type PartyText, partyOf } from '../reading/parties.ts'

/** A field that stays empty because the words aren’t certain, with the words that a person should read. */
export interface UnclearField {
  field: 'holderAddress' | 'holderName'
  quote: string
}

/** What the words say of an ask, for its service request. What they don’t say is null. */
export interface AskFields {
  details: string
  /** Who a certificate or the status of an additional insured is for. */
  holderName: string | null
  holderAddress: UsAddress | null
  /** The name that the client says is wrong: "not the Port of San Diego". Asks of before it was read have none. */
  wrongName?: string | null
  additionalInsured: boolean
  /** Conditions of a certificate. */
  waiver?: boolean
  primary?: boolean
  unclear?: UnclearField[]
  /** Why a policy is to be canceled. */
  reason: string | null
  documentType: string | null
  /** Something was damaged, stolen, or someone hurt. */
  isLoss: boolean
  /** The client complains, or asks once more. */
  isComplaint?: boolean
  /** How to reach whoever asks: ten digits, where they say so. */
  phone?: string | null
  /** Questions of the same text, which a reply has to take up. */
  questions?: string[]
}

/** As much as a request holds. */
const maxDetails = 8_000

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

/**
 * What is known of an ask once the client has said more about it: what was missing is filled in, and a name that the client
 * says is wrong is replaced.
 */
export const withLater = (known: AskFields, later: AskFields): AskFields => {
  const isCorrected = later.holderName !== null && (later.wrongName ?? null) !== null
  const holder = isCorrected ? later : known
  const unclear = (known.unclear ?? []).filter(({ field }) => later[field] === null)
  return {
    details: known.details.includes(later.details)
      ? known.details
      : `${known.details}\n\n${later.details}`.slice(0, maxDetails),
    holderName: holder.holderName ?? later.holderName,
    holderAddress: known.holderAddress ?? later.holderAddress,
    wrongName: later.wrongName ?? known.wrongName ?? null,
    additionalInsured: known.additionalInsured || later.additionalInsured,
    waiver: (known.waiver ?? false) || (later.waiver ?? false),
    primary: (known.primary ?? false) || (later.primary ?? false),
    unclear,
    reason: known.reason ?? later.reason,
    documentType: known.documentType ?? later.documentType,
    isLoss: known.isLoss || later.isLoss,
    isComplaint: (known.isComplaint ?? false) || (later.isComplaint ?? false),
    phone: known.phone ?? later.phone ?? null,
    questions: [...new Set([...(known.questions ?? []), ...(later.questions ?? [])])],
  }
}

/** The text that an ask is in, where more of it is known than the sentences about it. */
export interface AskText extends PartyText {
  /** All that the client wrote or said. */
  details: string
  questions: readonly string[]
  phone: string | null
  /** The text without what asks for something else: conditions of a certificate are in it. */
  words: string
  /** Whether it is the only one of its kind in the text. */
  isOnlyOne: boolean
}

const textOfAsk = ({ about }: FoundAsk): AskText => {
  const text = about.join('\n')
  return {
    text,
    end: text.length,
    answers: [],
    own: [],
    details: text,
    phone: null,
    words: text,
    questions: [],
    isOnlyOne: true,
  }
}

const partyKinds: Partial<Record<AskType, 'HOLDER' | 'INSURED'>> = {
  ADD_ADDITIONAL_INSURED: 'INSURED',
  CREATE_CERTIFICATE: 'HOLDER',
}

/** Reads the fields of an ask from its text; never guesses what the words don’t say. */
export function fieldsOf(ask: FoundAsk, given: AskText = textOfAsk(ask)): AskFields {
  const { type, sentence, about } = ask
  const kind = partyKinds[type]
  const party = kind ? partyOf(given, kind, about, given.isOnlyOne) : null
  const words = given.isOnlyOne ? given.words : about.join('\n')
  const conditions = type === 'CREATE_CERTIFICATE' ? conditionsIn(words, given.answers) : null
  return {
    details: given.details.slice(0, maxDetails),
    ...{ holderName: party?.name ?? null, holderAddress: party?.address ?? null, wrongName: party?.wrongName ?? null },
    additionalInsured: conditions?.additionalInsured ?? false,
    ...{ waiver: conditions?.waiver ?? false, primary: conditions?.primary ?? false },
    unclear: party && !party.name ? [{ field: 'holderName', quote: party.hint ?? sentence }] : [],
    reason: type === 'CANCEL_POLICY' ? (about.map(reasonIn).find(Boolean) ?? null) : null,
    documentType: type === 'DOCUMENT_REQUEST' ? firstMatch(sentence, documents) : null,
    ...{ isLoss: ask.isLoss ?? false, isComplaint: ask.isComplaint ?? false },
    ...{ phone: given.phone, questions: [...given.questions] },
  }
}
