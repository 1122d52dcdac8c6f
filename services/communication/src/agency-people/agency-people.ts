import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

/** Someone who works at the agency. */
export interface AgencyPerson {
  id: string
  name: string | null
  /** In lower case. */
  email: string | null
}

export interface AgencyPeople {
  agencyName: string
  people: readonly AgencyPerson[]
}

const question = /* GraphQL */ `
  query AgencyPeople {
    agency { name }
    agencyUsers { id name email }
  }
`
const answer = z.object({
  agency: z.object({ name: z.string() }).nullable(),
  agencyUsers: z.array(z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullish() })),
})

/**
 * Who writes in the agency’s name.
 * @throws SUBGRAPH_UNAVAILABLE while settings don’t answer
 */
export async function agencyPeople(): Promise<AgencyPeople> {
  const { agency, agencyUsers } = await askProduct(question, {}, answer)
  if (!agency) throw notFound('agency')
  const people = agencyUsers.map(({ id, name, email }) => ({ id, name, email: email?.toLowerCase() ?? null }))
  return { agencyName: agency.name, people }
}
