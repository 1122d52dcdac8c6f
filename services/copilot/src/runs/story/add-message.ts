import { Types } from 'mongoose'
import { Message, type MessageRecord } from '../records/message.model.ts'

type NewMessage = Pick<MessageRecord, 'workspaceId' | 'number' | 'role' | 'content'> & Partial<MessageRecord>

/** Inside of a mutation. @param message whose number the workspace has counted */
export async function addMessage(message: NewMessage): Promise<MessageRecord> {
  const created = await Message.create({ _id: new Types.ObjectId(), createdAt: new Date(), ...message })
  return created.toObject() as MessageRecord
}
