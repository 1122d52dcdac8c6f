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

/** What is asked for of an account, and what its answer is. */
export const accountFields = /* GraphQL */ `
  id
  type
  details {
    ... on BusinessAccount { name email }
    ... on IndividualAccount { name email }
  }
  contacts { id name }
`
export const accountShape = z.object({
  id: z.string(),
  type: z.enum(['BUSINESS', 'INDIVIDUAL']),
  details: z.object({ name: z.string(), email: z.string() }),
  contacts: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
})

export const asPolicyAccount = ({ id, type, details, contacts }: z.output<typeof accountShape>): PolicyAccount => ({
  ...{ id, type, ...details },
  contacts: contacts ?? [],
})

const question = `query PolicyAccount($id: ID!) { account(id: $id) { ${accountFields} } }`
const answer = z.object({ account: accountShape.nullable() })

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while accounts do not answer */
export async function accountOfPolicy(accountId: string): Promise<PolicyAccount> {
  const { account } = await askProduct(question, { id: accountId }, answer)
  if (!account) throw notFound('account')
  return asPolicyAccount(account)
}

const keysQuestion = `query AccountsOfPolicyList($emails: [String!]!, $names: [String!]!) {
  accountsByKeys(emails: $emails, names: $names) { ${accountFields} }
}`
const keysAnswer = z.object({ accountsByKeys: z.array(accountShape) })

/**
 * Those that lists of other systems name: whoever has one of the e-mail addresses or names, up to five for each, in one
 * question for up to 100 of either.
 * @throws SUBGRAPH_UNAVAILABLE while accounts do not answer
 */
export async function accountsOfPolicyList(keys: { emails: string[]; names: string[] }): Promise<PolicyAccount[]> {
  const { accountsByKeys } = await askProduct(keysQuestion, keys, keysAnswer)
  return accountsByKeys.map(asPolicyAccount)
}

const existingQuestion = 'query ExistingAccounts($ids: [ID!]!) { existingAccounts(ids: $ids) }'
const existingAnswer = z.object({ existingAccounts: z.array(z.string()) })

/** Which of up to 100 accounts there are. @throws SUBGRAPH_UNAVAILABLE while accounts do not answer */
export async function existingAccounts(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { existingAccounts } = await askProduct(existingQuestion, { ids }, existingAnswer)
  return new Set(existingAccounts)
}
