import { addressLines, formatPhone, TextLink } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import type { AddressFieldsFragment, ServiceRequestProfileFragment } from '../generated/documents'
import { policyPath } from '../paths'
import { policyName } from '../request-form/policy-options'
import { ClientPhone } from './ClientPhone'
import { NotedValue } from './NotedValue'
import { RequestText } from './RequestText'

type Request = ServiceRequestProfileFragment

/** A label with what is known. */
export interface RequestFact {
  label: string
  /** What it says, as text. */
  text: string | null | undefined
  /** How it is drawn. */
  value: ReactNode
}

const fact = (label: string, text: string | null | undefined, value: ReactNode = text): RequestFact => ({
  label,
  text,
  value,
})

/** A value with the note of its field, where it has one. */
function noted({ fieldNotes }: Request, label: string, path: string, text: string | null | undefined): RequestFact {
  const note = fieldNotes.find(one => one.path === path)
  return note ? fact(label, text || 'Not stated clearly', <NotedValue value={text} note={note} />) : fact(label, text)
}

/** What every type shows, where it is known. */
export const clientFacts = ({ clientName, clientEmail, clientPhone }: Request): RequestFact[] =>
  [
    fact('Client Name', clientName),
    fact('Client Email', clientEmail, clientEmail && <TextLink href={`mailto:${clientEmail}`}>{clientEmail}</TextLink>),
    fact('Client Phone', clientPhone && formatPhone(clientPhone), clientPhone && <ClientPhone phone={clientPhone} />),
  ].filter(({ value }) => value)

/** What a type is about (specification 2 §2, the table of the overview tab). */
export function typeFacts(request: Request): RequestFact[] {
  const { type, details, addAdditionalInsured, cancelPolicy, createCertificate, documentRequest, question } = request
  switch (type) {
    case 'ADD_ADDITIONAL_INSURED':
      return [
        noted(request, 'Additional Insured', 'addAdditionalInsured.name', addAdditionalInsured?.name),
        fact('Address', addressOf(addAdditionalInsured?.address)),
        ...(addAdditionalInsured?.relationship ? [fact('Relationship', addAdditionalInsured.relationship)] : []),
        fact('Additional Notes', details),
      ]
    case 'CANCEL_POLICY':
      return [policyFact(request), fact('Cancellation Details', cancelPolicy?.reason), ...notes(details)]
    case 'CREATE_CERTIFICATE':
      return [
        noted(request, 'Certificate Holder', 'createCertificate.name', createCertificate?.name),
        fact('Address', addressOf(createCertificate?.address)),
        fact('Additional Insured', createCertificate?.additionalInsured ? 'Yes' : 'No'),
        ...(createCertificate?.additionalInsured ? [fact('Relationship', relationshipOf(createCertificate))] : []),
        ...alsoAskedFor(createCertificate),
        fact('Additional Notes', details),
      ]
    case 'DOCUMENT_REQUEST':
      return [policyFact(request), fact('Document Type', documentRequest?.type), fact('Request Details', details)]
    case 'ENDORSE_POLICY':
      return [policyFact(request), fact('Endorsement Details', details)]
    case 'QUESTION':
      return [policyFact(request), fact('Question', question?.question), fact('Details', details)]
    case 'OTHER':
    case 'QUOTE_REQUEST':
      return [policyFact(request), fact('Request Details', details, details && <RequestText>{details}</RequestText>)]
  }
}

/** The notes of a type whose table has no place for them are not lost. */
const notes = (details: string | null): RequestFact[] => (details ? [fact('Additional Notes', details)] : [])

/** Its type and its carrier. */
function policyFact({ businessPolicy: policy }: Request): RequestFact {
  const words = policy && policyName(policy)
  return fact('Policy', words, policy && <TextLink href={policyPath(policy.id)}>{words}</TextLink>)
}

/** Further conditions of the holder. */
function alsoAskedFor(certificate: Request['createCertificate']): RequestFact[] {
  const asked = [
    certificate?.waiverOfSubrogation && 'Waiver of subrogation',
    certificate?.primaryNoncontributory && 'Primary and noncontributory',
  ].filter(Boolean)
  return asked.length > 0 ? [fact('Also Asked For', asked.join(', '))] : []
}

const addressOf = (address: AddressFieldsFragment | null | undefined) => address && addressLines(address).join('\n')

const relationshipOf = ({
  additionalInsuredRelationship: relationship,
  additionalInsuredRelationshipDescription: description,
}: NonNullable<Request['createCertificate']>) => [relationship, description].filter(Boolean).join('\n')
