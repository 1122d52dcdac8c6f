import type { CreateServiceRequestInput, ServiceRequestType } from '../generated/documents'
import { instantOf } from '../words/due-days'

/** What a client asks for, as a form holds it: shaped as the mutation’s input, so that the server’s paths name the fields. */
export interface TypeValues {
  type: string
  clientName: string
  clientEmail: string
  clientPhone: string
  details: string
  addAdditionalInsured: { name: string; relationship: string; address: AddressValues }
  cancelPolicy: { reason: string }
  createCertificate: {
    name: string
    address: AddressValues
    additionalInsured: boolean
    additionalInsuredRelationship: string
    additionalInsuredRelationshipDescription: string
  }
  documentRequest: { type: string }
  question: { question: string }
}

/** What the form of a new request holds. */
export interface RequestValues extends TypeValues {
  accountId: string
  businessPolicyId: string
  assigneeId: string
  /** `YYYY-MM-DD`, or empty. */
  dueAt: string
  isLoss: boolean
}

export interface AddressValues {
  line1: string
  line2: string
  city: string
  zone: string
  postalCode: string
}

/** No address. */
export const noAddress: AddressValues = { line1: '', line2: '', city: '', zone: '', postalCode: '' }

/** What the fields begin with where nothing is known. */
export const noWords: TypeValues = {
  type: '',
  clientName: '',
  clientEmail: '',
  clientPhone: '',
  details: '',
  addAdditionalInsured: { name: '', relationship: '', address: noAddress },
  cancelPolicy: { reason: '' },
  createCertificate: {
    name: '',
    address: noAddress,
    additionalInsured: false,
    additionalInsuredRelationship: '',
    additionalInsuredRelationshipDescription: '',
  },
  documentRequest: { type: '' },
  question: { question: '' },
}

export const newRequest = (chosen: { accountId: string; businessPolicyId: string }): RequestValues => ({
  ...structuredClone(noWords),
  ...chosen,
  assigneeId: '',
  dueAt: '',
  isLoss: false,
})

/** Types that are about a policy, or may be (specification 2 §2). */
export const hasPolicy = (type: string): boolean =>
  ['CANCEL_POLICY', 'DOCUMENT_REQUEST', 'ENDORSE_POLICY', 'OTHER', 'QUESTION', 'QUOTE_REQUEST'].includes(type)

interface CreationOptions {
  timeZone: string
  /** The due date that the agency’s policy says: where it stays, it is the server’s to say. */
  suggested: string
}

/** What the mutation gets: what the type has a field for, and nothing that was entered for another type. */
export function createInput(
  values: RequestValues,
  { timeZone, suggested }: CreationOptions,
): CreateServiceRequestInput {
  const { type, accountId, businessPolicyId, assigneeId, dueAt, isLoss } = values
  const { clientName, clientEmail, clientPhone, details } = values
  return {
    ...(type && { type: type as ServiceRequestType }),
    ...(accountId && { accountId }),
    ...(businessPolicyId && hasPolicy(type) && { businessPolicyId }),
    ...(assigneeId && { assigneeId }),
    ...(dueAt !== suggested && { dueAt: instantOf(dueAt, timeZone) }),
    ...(isLoss && { isLoss }),
    clientName,
    clientEmail,
    clientPhone,
    details,
    ...blockOf(type, values),
  }
}

/** What is asked about a request of a type, and nothing that was entered for another one. */
export function blockOf(type: string, values: TypeValues) {
  switch (type) {
    case 'ADD_ADDITIONAL_INSURED':
      return { addAdditionalInsured: values.addAdditionalInsured }
    case 'CANCEL_POLICY':
      return { cancelPolicy: values.cancelPolicy }
    case 'CREATE_CERTIFICATE':
      return { createCertificate: certificateOf(values) }
    case 'DOCUMENT_REQUEST':
      return { documentRequest: values.documentRequest }
    case 'QUESTION':
      return { question: values.question }
    default:
      return {}
  }
}

/** A relationship belongs to an additional insured. */
function certificateOf({ createCertificate: certificate }: TypeValues) {
  const { name, address, additionalInsured } = certificate
  return additionalInsured ? certificate : { name, address, additionalInsured }
}
