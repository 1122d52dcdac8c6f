import type { MentionablePerson } from '@coverdesk/design-system/forms'
import { useQuery, useSession } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { AccountColleaguesDocument } from '../generated/documents'

interface Colleagues {
  /** Everyone who may stand in a note, also those who left. */
  everyone: readonly MentionablePerson[] | undefined
  /** Colleagues that the person can mention. */
  mentionable: readonly MentionablePerson[] | undefined
}

/** The people of the agency; undefined until they have come. A note can be read and written without them. */
export function useColleagues(): Colleagues {
  const { user } = useSession()
  const query = useQuery(AccountColleaguesDocument, {})
  const users = query.status === 'loaded' ? query.data.agencyUsers : undefined
  return useMemo(() => {
    const named = users?.flatMap(({ id, name, state }) => (name ? [{ id, name, state }] : []))
    return {
      everyone: named,
      mentionable: named?.filter(({ id, state }) => state === 'ACTIVE' && id !== user.id),
    }
  }, [users, user.id])
}
