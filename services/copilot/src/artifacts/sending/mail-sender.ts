import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

/** In whose name an email goes out. */
export interface MailSender {
  agencyName: string
  name: string
  /** Where answers go; null: the person has no address any more. */
  email: string | null
}

const question = /* GraphQL */ `
  query CaraMailSender {
    agency { name }
    agencyUsers { id name email }
  }
`
const answer = z.object({
  agency: z.object({ name: z.string() }).nullable(),
  agencyUsers: z.array(z.object({ id: z.string(), name: z.string().nullable(), email: z.string().nullish() })),
})

/** @throws SUBGRAPH_UNAVAILABLE while settings don’t answer */
export async function mailSender(userId: string): Promise<MailSender> {
  const { agency, agencyUsers } = await askProduct(question, {}, answer)
  if (!agency) throw notFound('agency')
  const person = agencyUsers.find(({ id }) => id === userId)
  return { agencyName: agency.name, name: person?.name ?? '', email: person?.email ?? null }
}
