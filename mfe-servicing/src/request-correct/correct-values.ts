import type {
  CorrectServiceRequestInput,
  ServiceRequestAddressFieldsFragment,
  ServiceRequestProfileFragment,
  ServiceRequestType,
} from '../generated/documents'
import { blockOf, noAddress, noWords, type TypeValues } from '../request-form/request-values'

/** What the form holds for a request as it is saved. */
export function correctValues(request: ServiceRequestProfileFragment): TypeValues {
  const { addAdditionalInsured, cancelPolicy, createCertificate, documentRequest, question } = request
  return {
    type: request.type,
    clientName: request.clientName ?? '',
    clientEmail: request.clientEmail ?? '',
    clientPhone: request.clientPhone ?? '',
    details: request.details ?? '',
    addAdditionalInsured: {
      name: addAdditionalInsured?.name ?? '',
      relationship: addAdditionalInsured?.relationship ?? '',
      address: addressValues(addAdditionalInsured?.address),
    },
    cancelPolicy: { reason: cancelPolicy?.reason ?? '' },
    createCertificate: {
      name: createCertificate?.name ?? '',
      address: addressValues(createCertificate?.address),
      additionalInsured: createCertificate?.additionalInsured ?? noWords.createCertificate.additionalInsured,
      additionalInsuredRelationship: createCertificate?.additionalInsuredRelationship ?? '',
      additionalInsuredRelationshipDescription: createCertificate?.additionalInsuredRelationshipDescription ?? '',
    },
    documentRequest: { type: documentRequest?.type ?? '' },
    question: { question: question?.question ?? '' },
  }
}

function addressValues(address: ServiceRequestAddressFieldsFragment | null | undefined) {
  if (!address) return { ...noAddress }
  const { line1, line2, city, zone, postalCode } = address
  return { line1, line2: line2 ?? '', city, zone, postalCode }
}

/** What the mutation gets. What the form doesn’t ask about a question stays. */
export function correctInput(
  values: TypeValues,
  { question }: Pick<ServiceRequestProfileFragment, 'question'>,
): CorrectServiceRequestInput {
  const { type, clientName, clientEmail, clientPhone, details } = values
  const block = blockOf(type, values)
  return {
    type: type as ServiceRequestType,
    clientName: clientName || null,
    clientEmail: clientEmail || null,
    clientPhone: clientPhone || null,
    details: details || null,
    ...block,
    ...('question' in block && question?.type && { question: { ...block.question, type: question.type } }),
  }
}

/** Everything that two people may correct, with its label in the form. */
export const correctLabels = [
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
