import { readablePhone } from '@coverdesk/kit'
import { z } from 'zod'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { addressInLine, addressShape } from './holder.ts'
import { inWords } from './words.ts'

/** As records of other areas name their account. */
const namedClient = 'name mailingAddress { zone }'
export const accountName = `account { id details { ... on BusinessAccount { ${namedClient} } ... on IndividualAccount { ${namedClient} } } }`
export const namedAccount = z.object({
  id: z.string(),
  details: z.object({ name: z.string(), mailingAddress: z.object({ zone: z.string() }).nullish() }),
})

const client = 'name email phone mailingAddress { line1 line2 city zone postalCode }'
export const accountFields = /* GraphQL */ `
  id
  type
  details {
    ... on BusinessAccount { dba website ${client} }
    ... on IndividualAccount { ${client} }
  }
`
export const accountShape = z.object({
  id: z.string(),
  type: z.string(),
  details: z.object({
    name: z.string(),
    dba: z.string().nullish(),
    email: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullish(),
    mailingAddress: addressShape.nullable(),
  }),
})
export type Account = z.output<typeof accountShape>

export const accountPath = (id: string): string => `/app/accounts/${id}`

export function accountRecord({ id, type, details }: Account): GraphRecord {
  const { name, dba, email, phone, website, mailingAddress } = details
  return {
    typename: 'Account',
    id,
    title: name,
    path: accountPath(id),
    facts: factsOf({
      Type: inWords(type),
      'Doing business as': dba,
      Email: email,
      Phone: phone && readablePhone(phone),
      Website: website,
      Address: mailingAddress && addressInLine(mailingAddress),
    }),
  }
}

/** An account as another record names it. */
export const namedAccountRecord = (
  { id, details }: z.output<typeof namedAccount>,
  facts: Record<string, string | null>,
): GraphRecord => ({
  typename: 'Account',
  id,
  title: details.name,
  path: accountPath(id),
  facts: factsOf(facts),
})
