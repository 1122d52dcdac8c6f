import { z } from 'zod'
import type { Owner } from '../../graph/owner.ts'

const question = /* GraphQL */ `
  query CaraRecipient($address: String!) {
    accountsByKeys(emails: [$address], names: []) {
      id
      details {
        ... on BusinessAccount { email }
        ... on IndividualAccount { email }
      }
    }
    contacts(first: 100, search: $address) { items { id email } }
  }
`
const answer = z.object({
  accountsByKeys: z.array(z.object({ details: z.object({ email: z.string() }) })).nullable(),
  contacts: z.object({ items: z.array(z.object({ email: z.string() })) }).nullable(),
})

/** Whether an account or a contact of the agency has this e-mail address. @param address in lower case */
export async function isAddressOfRecord(address: string, owner: Owner): Promise<boolean> {
  const { accountsByKeys, contacts } = await owner.ask(question, { address }, answer)
  const known = [
    ...(accountsByKeys ?? []).map(({ details }) => details.email),
    ...(contacts?.items ?? []).map(({ email }) => email),
  ]
  return known.some(email => email.toLowerCase() === address)
}
