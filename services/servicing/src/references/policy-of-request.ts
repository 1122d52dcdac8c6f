import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

const question = /* GraphQL */ `
  query ServiceRequestPolicy($id: ID!) {
    businessPolicy(id: $id) { id account { id } }
  }
`
const answer = z.object({
  businessPolicy: z.object({ id: z.string(), account: z.object({ id: z.string() }).nullable() }).nullable(),
})

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while policies don’t answer */
export async function policyOfRequest(id: string): Promise<{ id: string; accountId: string | null }> {
  const { businessPolicy } = await askProduct(question, { id }, answer)
  if (!businessPolicy) throw notFound('policy')
  return { id: businessPolicy.id, accountId: businessPolicy.account?.id ?? null }
}
