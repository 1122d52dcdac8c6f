import { useSession } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { useAgencyUsers } from '../agency-users/use-agency-users'
import { me, unassigned } from './request-list'

/** Whose requests the list can be narrowed to: oneself first, then no one. Those who are gone may still have some. */
export function useAssignees() {
  const { user } = useSession()
  const { users } = useAgencyUsers()
  return useMemo(() => {
    const others = (users ?? []).filter(({ id }) => id !== user.id)
    return [
      { value: me, label: 'Me' },
      { value: unassigned, label: 'Unassigned' },
      ...others.map(({ id, label }) => ({ value: id, label })),
    ]
  }, [users, user.id])
}
