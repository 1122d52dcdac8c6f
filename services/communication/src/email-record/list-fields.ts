import { fold, searchWords } from '@coverdesk/kit'
import type { EmailThreadRecord } from './email-thread.model.ts'

type Customer = Pick<EmailThreadRecord, 'account' | 'fromName' | 'fromEmail'>

/** Whose thread it is: the account, or whoever wrote. */
export const customerOf = ({ account, fromName, fromEmail }: Customer): string =>
  account?.name ?? (fromName || fromEmail)

/** What lists sort and search by. */
export const listFields = (thread: Customer & Pick<EmailThreadRecord, 'subject'>) => ({
  sortName: fold(customerOf(thread)),
  sortSubject: fold(thread.subject),
  words: searchWords(thread.account?.name, thread.fromName, thread.fromEmail, thread.subject),
})
