import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'
import { titleOfMessage } from '../runs/story/title-of-message.ts'

const question = /* GraphQL */ `
  query CaraRequest($id: ID!) {
    serviceRequest(id: $id) {
      id customerName type details dueAt clientName clientEmail clientPhone
      question { question }
      cancelPolicy { reason }
      documentRequest { type }
      createCertificate {
        name additionalInsured additionalInsuredRelationshipDescription
        address { line1 line2 city zone postalCode }
      }
      addAdditionalInsured { name relationship address { line1 line2 city zone postalCode } }
      businessPolicy { policyNumber carrier { name } }
    }
  }
`
const text = z.string().nullable()
const address = z.object({ line1: z.string(), line2: text, city: z.string(), zone: z.string(), postalCode: z.string() })
const answer = z.object({
  serviceRequest: z
    .object({
      ...{ id: z.string(), customerName: text, type: z.string(), details: text, dueAt: text },
      ...{ clientName: text, clientEmail: text, clientPhone: text },
      question: z.object({ question: z.string() }).nullable(),
      cancelPolicy: z.object({ reason: text }).nullable(),
      documentRequest: z.object({ type: text }).nullable(),
      createCertificate: z
        .object({
          ...{ name: z.string(), additionalInsured: z.boolean(), additionalInsuredRelationshipDescription: text },
          address: address.nullable(),
        })
        .nullable(),
      addAdditionalInsured: z.object({ name: z.string(), relationship: text, address: address.nullable() }).nullable(),
      businessPolicy: z.object({ policyNumber: text, carrier: z.object({ name: z.string() }).nullable() }).nullable(),
    })
    .nullable(),
})
type Request = NonNullable<z.output<typeof answer>['serviceRequest']>

/** A service request as a workspace keeps it. */
export interface FoundRequest {
  id: string
  customerName: string | null
  /** What it is about: "Certificate for Port of San Diego: Bayview Marine". */
  title: string
  /** What it asks for, one field a line. Clients wrote much of it. */
  text: string
}

/** The service request that a workspace is for. @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while servicing doesn’t answer */
export async function findRequest(id: string): Promise<FoundRequest> {
  const { serviceRequest } = await askProduct(question, { id }, answer)
  if (!serviceRequest) throw notFound('service request')
  const { customerName } = serviceRequest
  return { id, customerName, title: titleOf(serviceRequest), text: textOf(serviceRequest) }
}

const maxTitle = 120

/** What is asked, and for whom. */
function titleOf(request: Request): string {
  const { type, customerName, createCertificate, addAdditionalInsured, documentRequest, question: asked } = request
  const kind = type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ')
  const about =
    (createCertificate && `Certificate for ${createCertificate.name}`) ??
    (addAdditionalInsured && `Additional insured: ${addAdditionalInsured.name}`) ??
    (documentRequest?.type && `Document: ${documentRequest.type}`) ??
    titleOfMessage(asked?.question ?? request.details ?? '') ??
    kind
  return [about, customerName].filter(Boolean).join(' – ').slice(0, maxTitle)
}

const maxText = 8_000

function textOf(request: Request): string {
  const { createCertificate: certificate, addAdditionalInsured: insured, businessPolicy: policy } = request
  const lines: [string, string | null | undefined][] = [
    ['Request', request.type],
    ['Customer', request.customerName],
    ['Client', [request.clientName, request.clientEmail, request.clientPhone].filter(Boolean).join(', ')],
    ['Due', request.dueAt?.slice(0, 10)],
    ['Policy', [policy?.policyNumber, policy?.carrier?.name].filter(Boolean).join(', ')],
    ['Question', request.question?.question],
    ['Reason', request.cancelPolicy?.reason],
    ['Document', request.documentRequest?.type],
    [
      'Certificate holder',
      certificate && [certificate.name, ...linesOf(certificate.address)].filter(Boolean).join(', '),
    ],
    ['Additional insured', certificate && (certificate.additionalInsured ? 'Yes' : 'No')],
    ['Relationship', certificate?.additionalInsuredRelationshipDescription],
    ['Additional insured', insured && [insured.name, ...linesOf(insured.address)].filter(Boolean).join(', ')],
    ['Relationship', insured?.relationship],
    ['Details', request.details],
  ]
  return lines
    .flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    .join('\n')
    .slice(0, maxText)
}

const linesOf = (at: z.output<typeof address> | null) =>
  at ? [at.line1, ...(at.line2 ? [at.line2] : []), `${at.city}, ${at.zone} ${at.postalCode}`] : []
