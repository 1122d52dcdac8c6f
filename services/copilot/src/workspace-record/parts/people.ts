import { namesOfUsers } from '../../agency-users/agency-users.ts'

/** What someone is called; null: Cara. */
export type NameOf = (userId: string | null) => string

/** @throws SUBGRAPH_UNAVAILABLE while settings don’t answer */
export async function loadNames(): Promise<NameOf> {
  const names = await namesOfUsers()
  return userId => (userId === null ? 'Cara' : names.get(userId) || 'Unknown user')
}
