import { Types } from 'mongoose'
import { EmailMessage, type EmailMessageRecord } from './email-message.model.ts'

/** The mails of each of the threads, the oldest first. */
export async function messagesOfThreads(ids: readonly string[]): Promise<EmailMessageRecord[][]> {
  const found = await EmailMessage.find({ threadId: { $in: ids.map(id => new Types.ObjectId(id)) } })
    .sort({ sentAt: 1, _id: 1 })
    .lean<EmailMessageRecord[]>()
  const byThread = new Map<string, EmailMessageRecord[]>()
  for (const message of found) {
    const id = String(message.threadId)
    byThread.set(id, [...(byThread.get(id) ?? []), message])
  }
  return ids.map(id => byThread.get(id) ?? [])
}

/** The mails of a thread, the oldest first. */
export const messagesOf = async (id: string): Promise<EmailMessageRecord[]> => (await messagesOfThreads([id]))[0] ?? []
