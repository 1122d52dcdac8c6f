import { CoverdeskError, enqueue, parseInput, type UserCallContext } from '@coverdesk/kit'
import { areReady, documentsOf } from './explored-documents.ts'
import { type ExploredPolicy, findExploredPolicy } from './explored-policy.ts'
import { questionInput } from './explorer.rules.ts'
import { explorerAnswerJob } from './explorer-answer-name.ts'
import { ExplorerQuestion, type ExplorerQuestionRecord } from './explorer-question.model.ts'
import { tellConversation } from './tell-conversation.ts'

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)

/**
 * Stores a question, which a job answers. Inside of a mutation.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED at `message`, until the documents are processed, or while another question is answered
 */
export async function askQuestion(
  { userId }: UserCallContext,
  { policyId: id, message }: { policyId: string; message: string },
): Promise<ExploredPolicy> {
  const policy = await findExploredPolicy(id)
  const { message: content } = parseInput(questionInput, { message })
  if (!areReady(await documentsOf(policy))) {
    throw refused('The documents of this policy are not processed yet. Try again in a few minutes.')
  }
  const { policyId } = policy
  const earlier = await ExplorerQuestion.findOne({ policyId }).lean<ExplorerQuestionRecord>()
  if (earlier?.state === 'WAITING') {
    throw refused('Cara is still answering another question about this policy. Wait for her answer.')
  }
  if (earlier) await ExplorerQuestion.deleteOne({ _id: earlier._id })
  const question = await ExplorerQuestion.create({
    ...{ policyId, content, userId, state: 'WAITING', failure: null, askedAt: new Date() },
  })
  tellConversation(policyId)
  await enqueue(explorerAnswerJob, { questionId: String(question._id) }, { key: String(question._id) })
  return policy
}
