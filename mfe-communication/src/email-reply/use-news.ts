import { useSession } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { EmailThreadProfileFragment, ThreadMailFragment } from '../generated/documents'

/**
 * The mails that others have written since a person began a reply: they should be read before it is sent. As long as nothing
 * is written, there are none.
 */
export function useNews(thread: EmailThreadProfileFragment, isWriting: boolean): readonly ThreadMailFragment[] {
  const { user } = useSession()
  const [read, setRead] = useState(thread.participantEmails)
  if (!isWriting && read !== thread.participantEmails) setRead(thread.participantEmails)
  const known = new Set(read.map(({ id }) => id))
  return thread.participantEmails.filter(({ id, delivery }) => !known.has(id) && delivery?.user?.id !== user.id)
}
