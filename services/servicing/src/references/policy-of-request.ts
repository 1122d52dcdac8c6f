import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

const question = /* GraphQL */ `
  query ServiceRequestPolicy($id: ID!) {
    businessPolicy(id: $id) { id policyNumber account { id } }
  }
`
const answer = z.object({
  businessPolicy: z
    .object({
      id: z.string(),
      policyNumber: z.string().nullish(),
      account: z.object({ id: z.string() }).nullable(),
    })
    .nullable(),
})

/** A policy that a request is about. */
export interface PolicyOfRequest {
  id: string
  policyNumber: string | null
  accountId: string | null
}

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while policies don’t answer */
export async function policyOfRequest(id: string): Promise<PolicyOfRequest> {
  const { businessPolicy } = await askProduct(question, { id }, answer)
  if (!businessPolicy) throw notFound('policy')
  const { policyNumber, account } = businessPolicy
  return { id: businessPolicy.id, policyNumber: policyNumber ?? null, accountId: account?.id ?? null }
}
