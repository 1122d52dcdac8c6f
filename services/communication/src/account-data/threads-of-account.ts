import type { AccountExport } from '@coverdesk/kit'
import type { EmailMessageRecord } from '../email-record/email-message.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'
import { messagesOfThreads } from '../email-record/messages-of-threads.ts'

/** The e-mail of an account, with its attachments; null: it has none. */
export async function threadsOfAccount(accountId: string): Promise<AccountExport | null> {
  const threads = await EmailThread.find({ accountId }).sort({ timeOrder: 1, _id: 1 }).lean<EmailThreadRecord[]>()
  if (threads.length === 0) return null
  const messages = await messagesOfThreads(threads.map(({ _id }) => String(_id)))
  const attachments = messages.flat().flatMap(message => message.attachments)
  return {
    held: {
      emailThreads: threads.map((thread, place) => ({
        ...toldThread(thread),
        emails: (messages[place] ?? []).map(toldMail),
      })),
    },
    files: attachments.flatMap(({ fileId, name }) => (fileId ? [{ id: fileId, path: ['emails', name] }] : [])),
  }
}

/** Without what only lists, answers and walls between agencies need. */
function toldThread(thread: EmailThreadRecord) {
  const { _id, account, accountSuggestions, words, sortName, sortSubject, timeOrder, token, ...stored } = thread
  const { agencyId, ...fields } = stored as Record<string, unknown>
  return { id: String(_id), ...fields }
}

function toldMail(mail: EmailMessageRecord) {
  const { _id, threadId, htmlFileId, rawFileId, references, ...stored } = mail
  const { agencyId, ...fields } = stored as Record<string, unknown>
  return { id: String(_id), ...fields }
}
