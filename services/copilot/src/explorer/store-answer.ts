import { ExplorerMessage, type ExplorerMessageRecord } from './explorer-message.model.ts'
import { ExplorerQuestion, type ExplorerQuestionRecord } from './explorer-question.model.ts'
import { tellConversation } from './tell-conversation.ts'

/** An answer whose quotes are on their pages. */
export type ProvenAnswer = Pick<ExplorerMessageRecord, 'content' | 'evidence' | 'notFound' | 'notice' | 'outcome'>

/** Puts a question and its answer into the conversation, once. Inside of a mutation. */
export async function storeAnswer(question: ExplorerQuestionRecord, answer: ProvenAnswer): Promise<void> {
  const { _id, policyId, content, userId, askedAt } = question
  const { deletedCount } = await ExplorerQuestion.deleteOne({ _id, state: 'WAITING' })
  if (deletedCount === 0) return
  const number = await ExplorerMessage.countDocuments({ policyId })
  const asked = { policyId, number: number + 1, role: 'USER' as const, content, userId, createdAt: askedAt }
  const answered = { policyId, number: number + 2, role: 'ASSISTANT' as const, ...answer, createdAt: new Date() }
  await ExplorerMessage.insertMany([asked, answered])
  tellConversation(policyId)
}

/** Keeps the question, with why there is no answer. Inside of a mutation. */
export async function storeFailure(questionId: string, failure: string): Promise<void> {
  const waiting = { _id: questionId, state: 'WAITING' } as const
  const question = await ExplorerQuestion.findOne(waiting).lean<ExplorerQuestionRecord>()
  if (!question) return
  await ExplorerQuestion.updateOne(waiting, { $set: { state: 'FAILED', failure } })
  tellConversation(question.policyId)
}
