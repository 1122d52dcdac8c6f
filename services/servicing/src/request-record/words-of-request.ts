import type { RequestType } from '../models/enumerations.ts'
import type { RequestBlocks, RequestWords } from '../models/request-words.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'

/** Where the words of a type are; a type without an entry has only `details`. */
export const blockOf: Partial<Record<RequestType, keyof RequestBlocks>> = {
  ADD_ADDITIONAL_INSURED: 'addAdditionalInsured',
  CANCEL_POLICY: 'cancelPolicy',
  CREATE_CERTIFICATE: 'createCertificate',
  DOCUMENT_REQUEST: 'documentRequest',
  QUESTION: 'question',
}

export const noBlocks: RequestBlocks = {
  addAdditionalInsured: null,
  cancelPolicy: null,
  createCertificate: null,
  documentRequest: null,
  question: null,
}

/** What the client said. */
export function originalWords(request: RequestWords): RequestWords {
  const { type, clientName, clientEmail, clientPhone, details } = request
  const { addAdditionalInsured, cancelPolicy, createCertificate, documentRequest, question } = request
  return {
    ...{ type, clientName, clientEmail, clientPhone, details },
    ...{ addAdditionalInsured, cancelPolicy, createCertificate, documentRequest, question },
  }
}

/** What the client said, as staff corrected it. */
export const wordsOf = (request: RequestWords & Pick<ServiceRequestRecord, 'correction'>): RequestWords =>
  originalWords(request.correction ?? request)
