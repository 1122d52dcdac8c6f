import { useSession } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { useAgencyUsers } from '../agency-users/use-agency-users'

/** A person that a comment can mention. */
export interface Colleague {
  id: string
  name: string
}

/** Everyone at the agency but oneself and those who can’t sign in; undefined until they have come. */
export function useColleagues(): readonly Colleague[] | undefined {
  const { user } = useSession()
  const { users } = useAgencyUsers()
  return useMemo(
    () => users?.filter(({ id, isActive }) => isActive && id !== user.id).map(({ id, label }) => ({ id, name: label })),
    [users, user.id],
  )
}
