import { useQuery } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { ServicingUsersDocument } from '../generated/documents'

interface Colleague {
  id: string
  label: string
  isActive: boolean
}

/** The people of the agency, by what they are called; undefined until they have come. */
export function useAgencyUsers(): { users: readonly Colleague[] | undefined; failure: string | undefined } {
  const query = useQuery(ServicingUsersDocument, {})
  const answered = query.status === 'loaded' ? query.data.agencyUsers : undefined
  const users = useMemo(
    () =>
      answered?.map(({ id, name, email, state }) => ({
        id,
        label: name || email || 'Unnamed user',
        isActive: state === 'ACTIVE',
      })),
    [answered],
  )
  const failed = query.status !== 'loading' && !users
  return { users, failure: failed ? (query.failure?.message ?? 'The users could not be loaded.') : undefined }
}

/** Active users only; a disabled one who has the request already stays, marked. */
export const assigneeOptions = (users: readonly Colleague[] | undefined, assignedId: string | undefined) =>
  users
    ?.filter(({ id, isActive }) => isActive || id === assignedId)
    .map(({ id, label, isActive }) => ({ value: id, label: isActive ? label : `${label} (disabled)` }))
