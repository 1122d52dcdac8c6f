import { askProduct } from '@coverdesk/kit'
import { z } from 'zod'
import { policyNumbersIn } from './policy-numbers-in.ts'

const question = /* GraphQL */ `
  query PoliciesOfNumber($search: String!) {
    businessPolicies(search: $search, first: 20) {
      items {
        id
        policyNumber
        account {
          id
          details {
            ... on BusinessAccount { name }
            ... on IndividualAccount { name }
          }
        }
      }
    }
  }
`
const account = z.object({ id: z.string(), details: z.object({ name: z.string() }) })
const policy = z.object({ id: z.string(), policyNumber: z.string().nullable(), account: account.nullable() })
const answer = z.object({ businessPolicies: z.object({ items: z.array(policy) }).nullable() })

const lettersOf = (number: string | null) => (number ?? '').replace(/[^a-z0-9]/gi, '').toLowerCase()

/**
 * The policies whose whole numbers are in a text, however they are grouped.
 * @throws SUBGRAPH_UNAVAILABLE while policies don’t answer
 */
export async function policiesOfText(text: string) {
  const found: z.output<typeof policy>[] = []
  for (const number of policyNumbersIn(text)) {
    const { businessPolicies } = await askProduct(question, { search: number }, answer)
    found.push(...(businessPolicies?.items ?? []).filter(one => lettersOf(one.policyNumber) === lettersOf(number)))
  }
  return found
}
