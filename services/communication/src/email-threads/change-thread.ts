import { findExisting } from '@coverdesk/kit'
import { chosenAccount } from '../accounts/account-of-call.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import type { SessionState } from '../email-record/enumerations.ts'
import { listFields } from '../email-record/list-fields.ts'

/**
 * Gives a thread to the account that a person chose; null: to none. It is one field, so it takes no version.
 * @throws NOT_FOUND, or VALIDATION_FAILED at `accountId`
 */
export async function linkThread(id: string, accountId: string | null): Promise<EmailThreadRecord> {
  const thread = await findThread(id)
  const chosen = accountId ? await chosenAccount(accountId) : { accountId: null, account: null }
  const decided = { ...chosen, isAccountChosen: true, accountSuggestions: [] }
  await EmailThread.updateOne(
    { _id: thread._id },
    { $set: { ...decided, ...listFields({ ...thread, ...chosen }) }, $inc: { version: 1 } },
  )
  return findThread(id)
}

/** Closes a thread, or reopens it; does nothing if it already has that state. @throws NOT_FOUND */
export async function setThreadState(id: string, state: SessionState): Promise<EmailThreadRecord> {
  const thread = await findThread(id)
  if (thread.state === state) return thread
  await EmailThread.updateOne({ _id: thread._id }, { $set: { state, timeOrder: new Date() }, $inc: { version: 1 } })
  return findThread(id)
}

const findThread = (id: string) => findExisting<EmailThreadRecord>(EmailThread, 'email thread', id)
