import { runMutation, toast } from '@coverdesk/plugin-sdk'
import { MarkNotificationsReadDocument } from '../generated/documents'

/** Marks one as read, on the way to what it is about: if that fails it stays unread, which no one needs to be told. */
export const markRead = (id: string): void => void runMutation(MarkNotificationsReadDocument, { ids: [id] })

/** Marks everything as read, also what is on no page yet. */
export async function markAllRead(): Promise<void> {
  const result = await runMutation(MarkNotificationsReadDocument, {})
  if (!result.ok) toast(result.failure.message, { tone: 'error' })
}
