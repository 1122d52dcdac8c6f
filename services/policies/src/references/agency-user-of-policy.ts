import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

/** Who looks after a policy. */
export interface PolicyUser {
  id: string
  name: string
  email: string
  /** Whether they can sign in. */
  isActive: boolean
}

const question = /* GraphQL */ `
  query PolicyUsers {
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

/** Everyone of the agency, for names in lists and histories. */
export async function agencyUsersOfPolicies(): Promise<PolicyUser[]> {
  const { agencyUsers } = await askProduct(question, {}, answer)
  return agencyUsers.map(({ id, name, email, state }) => ({
    ...{ id, name: name ?? '', email: email ?? '' },
    isActive: state === 'ACTIVE',
  }))
}

/** @throws NOT_FOUND when the agency has no such user */
export async function agencyUserOfPolicy(id: string): Promise<PolicyUser> {
  const users = await agencyUsersOfPolicies()
  const user = users.find(one => one.id === id)
  if (!user) throw notFound('user')
  return user
}
