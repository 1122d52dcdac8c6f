import { readablePhone } from '@coverdesk/kit'
import { z } from 'zod'
import { factsOf, type GraphRecord } from './graph-record.ts'
import { inWords } from './words.ts'

/** As records of other areas name their account. */
export const accountName = `account { id details { ... on BusinessAccount { name } ... on IndividualAccount { name } } }`
export const namedAccount = z.object({ id: z.string(), details: z.object({ name: z.string() }) })

const client = 'name email phone mailingAddress { city zone }'
export const accountFields = /* GraphQL */ `
  id
  type
  details {
    ... on BusinessAccount { dba ${client} }
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
    mailingAddress: z.object({ city: z.string(), zone: z.string() }).nullable(),
  }),
})

export const accountPath = (id: string): string => `/app/accounts/${id}`

export function accountRecord({ id, type, details }: z.output<typeof accountShape>): GraphRecord {
  const { name, dba, email, phone, mailingAddress } = details
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
      Place: mailingAddress && `${mailingAddress.city}, ${mailingAddress.zone}`,
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
