import { insuranceTypes } from '@coverdesk/coverage'
import { z } from 'zod'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { addressFields, addressInLine, addressShape } from './holder.ts'
import { policyTitle } from './policy.ts'
import { commentFacts, commentFields, commentsShape } from './request-comments.ts'
import { day, dayOf, inWords } from './words.ts'

export const requestStates = ['OPEN', 'CLOSED'] as const
export const requestTypes = [
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'OTHER',
  'QUESTION',
  'QUOTE_REQUEST',
] as const

export const requestFields = /* GraphQL */ `
  id
  type
  state
  customerName
  details
  createdAt
  dueAt
  isLoss
  closedAt
  assignee { id name }
  account { id }
  businessPolicy { id type policyNumber }
  waiting { on followUpOn note }
  addAdditionalInsured { name relationship ${addressFields} }
  cancelPolicy { reason }
  createCertificate { name additionalInsured additionalInsuredRelationship additionalInsuredRelationshipDescription ${addressFields} }
  documentRequest { type }
  question { question }
  resolution { notes }
  source { sentence }
  clientName
  clientEmail
  clientPhone
`
/** The same, with what staff noted: fewer fit into a page. */
export const commentedRequestFields = `${requestFields} ${commentFields}`
export const requestShape = z.object({
  id: z.string(),
  type: z.enum(requestTypes),
  state: z.enum(requestStates),
  customerName: z.string().nullable(),
  details: z.string().nullable(),
  createdAt: z.string(),
  dueAt: z.string().nullable(),
  isLoss: z.boolean(),
  assignee: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  closedAt: z.string().nullable(),
  account: z.object({ id: z.string() }).nullable(),
  businessPolicy: z
    .object({ id: z.string(), type: z.enum(insuranceTypes), policyNumber: z.string().nullable() })
    .nullable(),
  waiting: z.object({ on: z.string(), followUpOn: z.string(), note: z.string().nullable() }).nullable(),
  addAdditionalInsured: z
    .object({ name: z.string(), relationship: z.string().nullable(), address: addressShape.nullish() })
    .nullable(),
  cancelPolicy: z.object({ reason: z.string().nullable() }).nullable(),
  createCertificate: z
    .object({
      ...{ name: z.string(), additionalInsured: z.boolean() },
      additionalInsuredRelationship: z.string().nullable(),
      additionalInsuredRelationshipDescription: z.string().nullish(),
      address: addressShape.nullish(),
    })
    .nullable(),
  documentRequest: z.object({ type: z.string().nullable() }).nullable(),
  question: z.object({ question: z.string() }).nullable(),
  resolution: z.object({ notes: z.string().nullable() }).nullable(),
  source: z.object({ sentence: z.string() }).nullish(),
  clientName: z.string().nullish(),
  clientEmail: z.string().nullish(),
  clientPhone: z.string().nullish(),
  comments: commentsShape,
})
export type Request = z.output<typeof requestShape>

export const requestRecord = (request: Request, timeZone: string): GraphRecord => ({
  typename: 'ServiceRequest',
  id: request.id,
  title: [inWords(request.type), request.customerName].filter(Boolean).join(': '),
  path: `/app/servicing/${request.id}/overview`,
  facts: [...factsFor(request, timeZone), ...commentFacts(request.comments, timeZone)],
})

const factsFor = (request: Request, timeZone: string): GraphRecord['facts'] =>
  factsOf({
    Status: inWords(request.state),
    Customer: request.customerName,
    Type: inWords(request.type),
    Opened: dayOf(request.createdAt, timeZone),
    Due: dayOf(request.dueAt, timeZone),
    'Assigned to': request.assignee ? request.assignee.name : 'No one',
    Policy: request.businessPolicy && policyTitle(request.businessPolicy.type, request.businessPolicy.policyNumber),
    'Waiting on': request.waiting && waitingOn(request.waiting),
    'Reported loss': request.isLoss ? 'Yes' : null,
    ...wordsOf(request),
    Details: request.details,
    'Client wrote': request.source?.sentence,
    Closed: dayOf(request.closedAt, timeZone),
    Resolution: request.resolution?.notes,
    'Asked by': request.clientName,
    Email: request.clientEmail,
    Phone: request.clientPhone,
  })

const waitingOn = ({ on, followUpOn, note }: NonNullable<Request['waiting']>): string =>
  [`${inWords(on)}, follow up ${day(followUpOn)}`, note].filter(Boolean).join(': ')

/** What the client asks for, by the type of the request. */
function wordsOf(request: Request): Record<string, string | null | undefined> {
  const { createCertificate: certificate, addAdditionalInsured: insured } = request
  const address = certificate?.address ?? insured?.address
  return {
    'Certificate holder': certificate?.name,
    'Additional insured': insured
      ? [insured.name, insured.relationship].filter(Boolean).join(', ')
      : certificate?.additionalInsured
        ? ['Yes', certificate.additionalInsuredRelationship].filter(Boolean).join(', ')
        : null,
    Address: address && addressInLine(address),
    Description: certificate?.additionalInsuredRelationshipDescription,
    Question: request.question?.question,
    Document: request.documentRequest?.type,
    Reason: request.cancelPolicy?.reason,
  }
}
