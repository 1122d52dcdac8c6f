import type { Types } from 'mongoose'
import { Message, type MessageRecord } from '../../runs/records/message.model.ts'
import type { NameOf } from './people.ts'

/** What someone wrote, and what proves it. */
export interface RecordedMessage {
  number: number
  at: Date
  by: string
  isCara: boolean
  /** What wrote Cara’s answer: `rules`, or a model. */
  engine: string | null
  /** Markdown, with marks such as `[1]`. */
  text: string
  files: string[]
  evidence: { mark: number; document: string; page: number; quote: string }[]
  /** What was asked and not found, with the documents that were searched. */
  notFound: MessageRecord['notFound']
  /** What could not be searched for it, as sentences. */
  notSearched: string[]
  notice: string | null
}

export async function conversationOf(workspaceId: Types.ObjectId, nameOf: NameOf): Promise<RecordedMessage[]> {
  const messages = await Message.find({ workspaceId }).sort({ number: 1 }).lean<MessageRecord[]>()
  return messages.map(
    ({ number, createdAt, role, userId, engine, content, files, evidence, notFound, outcome, notice }) => ({
      ...{ number, at: createdAt, by: nameOf(role === 'AGENT' ? null : userId), isCara: role === 'AGENT' },
      ...{ engine: engine ?? null, text: content, files: files.map(({ name }) => name) },
      evidence: evidence.map(({ mark, name, page, quote }) => ({ mark, document: name, page, quote })),
      notFound: notFound.map(({ question, sources }) => ({ question, sources: [...sources] })),
      notSearched: [...(outcome?.failures ?? [])],
      notice,
    }),
  )
}
