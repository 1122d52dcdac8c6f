import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

/** What a policy knows of its account. */
export interface PolicyAccount {
  /** Of the account that is there: one that was merged into another leads to that. */
  id: string
  type: 'BUSINESS' | 'INDIVIDUAL'
  name: string
  email: string
  contacts: { id: string; name: string }[]
}

const question = /* GraphQL */ `
  query PolicyAccount($id: ID!) {
    account(id: $id) {
      id
      type
      details {
        ... on BusinessAccount { name email }
        ... on IndividualAccount { name email }
      }
      contacts { id name }
    }
  }
`
const answer = z.object({
  account: z
    .object({
      id: z.string(),
      type: z.enum(['BUSINESS', 'INDIVIDUAL']),
      details: z.object({ name: z.string(), email: z.string() }),
      contacts: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
    })
    .nullable(),
})

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while accounts do not answer */
export async function accountOfPolicy(accountId: string): Promise<PolicyAccount> {
  const { account } = await askProduct(question, { id: accountId }, answer)
  if (!account) throw notFound('account')
  return { id: account.id, type: account.type, ...account.details, contacts: account.contacts ?? [] }
}
