import { askProduct } from '@coverdesk/kit'
import { z } from 'zod'

/** Someone at the agency. */
export interface AgencyUser {
  id: string
  name: string
  email: string | null
  isActive: boolean
}

const question = /* GraphQL */ `
  query ServiceRequestUsers {
    agencyUsers { id name email state }
  }
`
const answer = z.object({
  agencyUsers: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string().nullish(),
      state: z.string().nullable(),
    }),
  ),
})

/** Everyone at the agency. @throws SUBGRAPH_UNAVAILABLE while settings don’t answer */
export async function agencyUsers(): Promise<AgencyUser[]> {
  const { agencyUsers: users } = await askProduct(question, {}, answer)
  return users.map(({ id, name, email, state }) => ({
    ...{ id, name: name ?? '', email: email ?? null },
    isActive: state === 'ACTIVE',
  }))
}
