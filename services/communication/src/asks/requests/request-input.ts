import type { CallRecord } from '../../call-record/call.model.ts'
import type { EmailThreadRecord } from '../../email-record/email-thread.model.ts'
import type { AskRecord } from '../ask-record/ask.model.ts'
import type { UnclearField } from '../fields/ask-fields.ts'

/** Whose ask it is, as the call or the thread says. */
export interface AskingClient {
  accountId: string | null
  name: string | null
  email: string | null
  phone: string | null
}

export const clientOfCall = ({ accountId, fromName, fromNumber }: CallRecord): AskingClient => ({
  ...{ accountId, name: fromName, email: null, phone: fromNumber },
})

export const clientOfThread = ({ accountId, fromName, fromEmail }: EmailThreadRecord): AskingClient => ({
  ...{ accountId, name: fromName, email: fromEmail, phone: null },
})

const maxSentence = 2_000

const blocks: Partial<Record<AskRecord['type'], string>> = {
  ADD_ADDITIONAL_INSURED: 'addAdditionalInsured',
  CREATE_CERTIFICATE: 'createCertificate',
}
const formFields: Record<UnclearField['field'], string> = { holderAddress: 'address', holderName: 'name' }

/** What a person should know of the fields: those that the words leave open, and a name that the client corrects. */
function fieldNotes({ type, fields, sentence }: AskRecord) {
  const block = blocks[type]
  if (!block) return []
  const { unclear = [], wrongName } = fields
  return [
    ...unclear.map(({ field, quote }) => ({
      path: `${block}.${formFields[field]}`,
      kind: 'UNCLEAR',
      quote: quote.slice(0, maxSentence),
    })),
    ...(wrongName
      ? [{ path: `${block}.name`, kind: 'DIFFERS', before: wrongName, quote: sentence.slice(0, maxSentence) }]
      : []),
  ]
}

/** What `createServiceRequest` is given for an ask: only what its words say. What isn’t certain is empty, with a note. */
export function requestInput(ask: AskRecord, client: AskingClient, businessPolicyId: string | null) {
  const { type, source, sourceId, confidence, fields } = ask
  const sentence = ask.sentence.slice(0, maxSentence)
  const holder = { name: fields.holderName ?? '', address: fields.holderAddress }
  const isSaidAlready = type === 'QUESTION' && fields.details === ask.sentence
  return {
    ...{
      type,
      accountId: client.accountId,
      businessPolicyId,
      isLoss: fields.isLoss,
      isComplaint: fields.isComplaint ?? false,
    },
    ...{ initiator: 'OYSTER', fieldNotes: fieldNotes(ask) },
    ...{ clientName: client.name, clientEmail: client.email, clientPhone: client.phone ?? fields.phone ?? null },
    details: isSaidAlready ? null : fields.details,
    source: { type: source, id: sourceId, sentence, confidence },
    ...(type === 'CREATE_CERTIFICATE' && {
      createCertificate: {
        ...{ ...holder, additionalInsured: fields.additionalInsured },
        ...{ waiverOfSubrogation: fields.waiver ?? false, primaryNoncontributory: fields.primary ?? false },
      },
    }),
    ...(type === 'ADD_ADDITIONAL_INSURED' && { addAdditionalInsured: holder }),
    ...(type === 'CANCEL_POLICY' && { cancelPolicy: { reason: fields.reason } }),
    ...(type === 'DOCUMENT_REQUEST' && { documentRequest: { type: fields.documentType } }),
    ...(type === 'QUESTION' && { question: { question: sentence } }),
  }
}
