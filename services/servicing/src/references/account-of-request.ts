import { askProduct, fold, notFound } from '@coverdesk/kit'
import { z } from 'zod'
import type { AccountCopy } from '../models/service-request.model.ts'

const question = /* GraphQL */ `
  query ServiceRequestAccount($id: ID!) {
    account(id: $id) {
      id
      details {
        ... on BusinessAccount { name }
        ... on IndividualAccount { name }
      }
    }
  }
`
const answer = z.object({
  account: z.object({ id: z.string(), details: z.object({ name: z.string() }) }).nullable(),
})

/**
 * The account of a request; one that was merged leads to the one that was kept.
 *
 * @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while accounts don’t answer
 */
export async function accountOfRequest(id: string): Promise<{ id: string; account: AccountCopy }> {
  const { account } = await askProduct(question, { id }, answer)
  if (!account) throw notFound('account')
  const { name } = account.details
  return { id: account.id, account: { name, sortName: fold(name) } }
}
