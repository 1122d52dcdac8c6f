import type { SaidMessage } from '../understanding/engine.ts'
import { shown } from './explorer-conversation.ts'
import { ExplorerMessage, type ExplorerMessageRecord } from './explorer-message.model.ts'
import type { ExplorerQuestionRecord } from './explorer-question.model.ts'

/** So many earlier messages go along with a question. */
const maxEarlier = 10

/**
 * Reads what was said about a policy before a question.
 *
 * @param known the sources that the policy has: what quotes others is left out, together with its question
 * @returns the conversation up to the question
 */
export async function conversationUpTo(
  { policyId, content }: ExplorerQuestionRecord,
  known: ReadonlySet<string>,
): Promise<SaidMessage[]> {
  const found = await ExplorerMessage.find({ policyId })
    .sort({ number: -1 })
    .limit(maxEarlier)
    .lean<ExplorerMessageRecord[]>()
  const withdrawn = new Set(found.filter(message => shown(message, known).isWithdrawn).map(({ number }) => number))
  const kept = found.filter(({ number }) => !withdrawn.has(number) && !withdrawn.has(number + 1)).reverse()
  return [
    ...kept.map(({ role, content: text }) => said(role === 'USER' ? 'USER' : 'AGENT', text)),
    said('USER', content),
  ]
}

const said = (role: SaidMessage['role'], text: string): SaidMessage => ({ role, text, quoted: '', attached: [] })
