import { askProduct, notFound } from '@coverdesk/kit'
import { z } from 'zod'

const question = /* GraphQL */ `
  query CopilotUsers {
    agencyUsers { id name }
  }
`
const answer = z.object({ agencyUsers: z.array(z.object({ id: z.string(), name: z.string().nullable() })) })

/**
 * What everyone at the agency is called, by their ids.
 * @throws SUBGRAPH_UNAVAILABLE while settings don’t answer
 */
export async function namesOfUsers(): Promise<Map<string, string>> {
  const { agencyUsers } = await askProduct(question, {}, answer)
  return new Map(agencyUsers.map(({ id, name }) => [id, name ?? '']))
}

/**
 * The name of a person at the agency; empty when no one has this id.
 * @throws SUBGRAPH_UNAVAILABLE while settings don’t answer
 */
export const nameOfUser = async (id: string): Promise<string> => (await namesOfUsers()).get(id) ?? ''

/**
 * A person at the agency.
 * @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while settings don’t answer
 */
export async function userOf(id: string): Promise<{ id: string; name: string }> {
  const name = (await namesOfUsers()).get(id)
  if (name === undefined) throw notFound('user')
  return { id, name }
}
