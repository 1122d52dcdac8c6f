import { useListPath } from '@coverdesk/plugin-sdk'
import { AccountForm } from '../account-choice/AccountForm'
import { useThread } from '../email-thread/use-thread'
import { emailPath } from '../paths'

/** Whose email it is, over its thread: an address that several accounts have, or none, names no one. */
export function LinkEmailDialog() {
  const { id, thread } = useThread()
  const parent = useListPath(emailPath(id))
  return thread && <AccountForm key={thread.id} title="Whose email is this?" linked={thread} parent={parent} />
}
