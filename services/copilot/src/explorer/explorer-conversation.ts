import { parseInput } from '@coverdesk/kit'
import { documentsOf, type ExploredDocument } from './explored-documents.ts'
import type { ExploredPolicy } from './explored-policy.ts'
import { windowInput } from './explorer.rules.ts'
import { ExplorerMessage, type ExplorerMessageRecord } from './explorer-message.model.ts'
import { ExplorerQuestion, type ExplorerQuestionRecord } from './explorer-question.model.ts'

/** What is known about a policy's documents, before its messages are read. */
export interface ExplorerConversation {
  policyId: string
  documents: ExploredDocument[]
}

/** A message as people may read it. */
export interface ShownMessage extends ExplorerMessageRecord {
  isWithdrawn: boolean
}

export const conversationOf = async (policy: ExploredPolicy): Promise<ExplorerConversation> => ({
  policyId: policy.policyId,
  documents: await documentsOf(policy),
})

/** Of one policy, in their order. @throws VALIDATION_FAILED at `last` or `before` */
export async function messagesOf(
  { policyId, documents }: ExplorerConversation,
  wanted: unknown,
): Promise<ShownMessage[]> {
  const { last, before } = parseInput(windowInput, wanted)
  const found = await ExplorerMessage.find({ policyId, ...(before !== null && { number: { $lt: before } }) })
    .sort({ number: -1 })
    .limit(last)
    .lean<ExplorerMessageRecord[]>()
  const known = new Set(documents.map(({ fileId }) => fileId))
  return found.reverse().map(message => shown(message, known))
}

/** What quotes a document that the policy no longer has isn't shown any more, for as long as it is gone. */
export function shown(message: ExplorerMessageRecord, known: ReadonlySet<string>): ShownMessage {
  const isWithdrawn = message.evidence.some(({ sourceId }) => !known.has(sourceId))
  if (!isWithdrawn) return { ...message, isWithdrawn }
  return { ...message, isWithdrawn, content: '', evidence: [], notFound: [], outcome: null }
}

export const messageCountOf = ({ policyId }: ExplorerConversation): Promise<number> =>
  ExplorerMessage.countDocuments({ policyId })

export const questionOf = ({ policyId }: ExplorerConversation): Promise<ExplorerQuestionRecord | null> =>
  ExplorerQuestion.findOne({ policyId }).lean<ExplorerQuestionRecord>()
