import { askProduct, validationFailed } from '@coverdesk/kit'
import { z } from 'zod'
import type { SaveTarget } from './artifact-save.model.ts'

const policyQuestion = /* GraphQL */ `
  query CaraSavePolicy($id: ID!) {
    businessPolicy(id: $id) { id type policyNumber }
  }
`
const policyAnswer = z.object({
  businessPolicy: z.object({ type: z.string(), policyNumber: z.string().nullable() }).nullable(),
})

const requestQuestion = /* GraphQL */ `
  query CaraSaveRequest($id: ID!) {
    serviceRequest(id: $id) { id type customerName }
  }
`
const requestAnswer = z.object({
  serviceRequest: z.object({ type: z.string(), customerName: z.string().nullable() }).nullable(),
})

/**
 * What the record is called that someone has chosen, as that person may see it.
 *
 * @throws VALIDATION_FAILED at `recordId`, or SUBGRAPH_UNAVAILABLE while its area doesn’t answer
 */
export async function nameOfRecord(target: SaveTarget, id: string): Promise<string> {
  if (target === 'POLICY') {
    const { businessPolicy } = await askProduct(policyQuestion, { id }, policyAnswer)
    if (!businessPolicy) throw wrong('Choose a policy.')
    return [titleOf(businessPolicy.type), businessPolicy.policyNumber].filter(Boolean).join(' ')
  }
  const { serviceRequest } = await askProduct(requestQuestion, { id }, requestAnswer)
  if (!serviceRequest) throw wrong('Choose a service request.')
  return [titleOf(serviceRequest.type), serviceRequest.customerName].filter(Boolean).join(', ')
}

const wrong = (message: string) => validationFailed([{ path: 'recordId', message }])

/** `ENDORSE_POLICY` is "Endorse Policy" (specification 2 §4). */
const titleOf = (name: string) =>
  name
    .split('_')
    .map(word => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')
