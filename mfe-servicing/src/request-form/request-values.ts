import type { CreateServiceRequestInput, ServiceRequestType } from '../generated/documents'
import { instantOf } from '../words/due-days'

const noAddress = { line1: '', line2: '', city: '', zone: '', postalCode: '' }
export type AddressValues = typeof noAddress

/** What the fields begin with where nothing is known: shaped as the mutation’s input, so that the server’s paths name the fields. */
export const noWords = {
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

/** Each of them with its label, where two people have changed it. */
export const wordLabels = [
  ['type', 'Request type'],
  ['clientName', 'Client name'],
  ['clientEmail', 'Client email'],
  ['clientPhone', 'Client phone'],
  ['details', 'Details'],
  ['addAdditionalInsured.name', 'Name'],
  ['addAdditionalInsured.relationship', 'Relationship'],
  ['addAdditionalInsured.address', 'Address'],
  ['cancelPolicy.reason', 'Cancellation details'],
  ['createCertificate.name', 'Certificate holder'],
  ['createCertificate.address', 'Address'],
  ['createCertificate.additionalInsured', 'Additional insured'],
  ['createCertificate.additionalInsuredRelationship', 'Relationship'],
  ['createCertificate.additionalInsuredRelationshipDescription', 'Description of the relationship'],
  ['documentRequest.type', 'Document type'],
  ['question.question', 'Question'],
] as const

/** What a client asks for, as a form holds it. */
export type TypeValues = typeof noWords

/** What the form of a new request holds. */
export interface RequestValues extends TypeValues {
  accountId: string
  businessPolicyId: string
  assigneeId: string
  /** `YYYY-MM-DD`, or empty. */
  dueAt: string
  isLoss: boolean
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
