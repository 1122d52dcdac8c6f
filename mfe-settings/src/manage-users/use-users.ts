import { useQuery } from '@coverdesk/plugin-sdk'
import { AgencyUsersDocument, type UserRowFragment } from '../generated/documents'

/** The people of the agency, active ones first; undefined until they have come. */
export function useUsers() {
  const query = useQuery(AgencyUsersDocument, {})
  const users: readonly UserRowFragment[] | undefined =
    query.status === 'loaded' ? (query.data.agencyUsers ?? undefined) : undefined
  return { query, users }
}

/** What a person is called; who has no name is known by their address. */
export const nameOf = ({ name, email }: Pick<UserRowFragment, 'name' | 'email'>) => name || email || 'Unnamed user'
