import type { CallRecord } from '../../call-record/call.model.ts'
import type { EmailThreadRecord } from '../../email-record/email-thread.model.ts'
import type { AskRecord } from '../ask-record/ask.model.ts'

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

const places: Record<AskRecord['source'], string> = { CALL: 'the call', EMAIL_THREAD: 'the email' }
const maxSentence = 2_000

/** What `createServiceRequest` is given for an ask: only what its words say. A form that needs a name says that none is there. */
export function requestInput(ask: AskRecord, client: AskingClient, businessPolicyId: string | null) {
  const { type, source, sourceId, confidence, fields } = ask
  const sentence = ask.sentence.slice(0, maxSentence)
  const holder = { name: fields.holderName ?? `Not named in ${places[source]}`, address: fields.holderAddress }
  const isSaidAlready = type === 'QUESTION' && fields.details === ask.sentence
  return {
    ...{ type, accountId: client.accountId, businessPolicyId, isLoss: fields.isLoss, initiator: 'OYSTER' },
    ...{ clientName: client.name, clientEmail: client.email, clientPhone: client.phone },
    details: isSaidAlready ? null : fields.details,
    source: { type: source, id: sourceId, sentence, confidence },
    ...(type === 'CREATE_CERTIFICATE' && {
      createCertificate: { ...holder, additionalInsured: fields.additionalInsured },
    }),
    ...(type === 'ADD_ADDITIONAL_INSURED' && { addAdditionalInsured: holder }),
    ...(type === 'CANCEL_POLICY' && { cancelPolicy: { reason: fields.reason } }),
    ...(type === 'DOCUMENT_REQUEST' && { documentRequest: { type: fields.documentType } }),
    ...(type === 'QUESTION' && { question: { question: sentence } }),
  }
}
