import type { ModelMessage } from 'ai'
import { Message, type MessageRecord } from '../records/message.model.ts'
import { Receipt, type ReceiptRecord } from '../records/receipt.model.ts'
import type { RunRecord } from '../records/run.model.ts'
import type { TurnRecord } from '../records/turn.model.ts'
import { ownWords, quotedWords } from './quoted-lines.ts'
import { untrustedBlock } from './untrusted-block.ts'

/** So much of what was said before goes along: messages, and characters of them. */
const maxEarlier = 20
const maxCharacters = 24_000

/**
 * A conversation as a model reads it: what was said, and what was done since the message that the run answers.
 *
 * @param task what to do where a message says nothing
 * @param requestText the service request that the workspace is for: a client’s words, before the first message
 */
export async function runMessages(
  run: RunRecord,
  turns: readonly TurnRecord[],
  task: string,
  requestText: string | null,
): Promise<ModelMessage[]> {
  const receipts = await Receipt.find({ runId: run._id }).lean<ReceiptRecord[]>()
  const byCall = new Map(receipts.map(receipt => [receipt.callId, receipt]))
  const said = await conversationOf(run)
  const messages = said.map(asMessage(run, task))
  const first = messages.find(({ role }) => role === 'user')
  if (first && requestText)
    first.content = `${untrustedBlock(`Service request\n${requestText}`, run.boundary)}\n\n${first.content}`
  return [...messages, ...turns.flatMap(turn => turnMessages(turn, byCall, run.boundary))]
}

async function conversationOf({ workspaceId, messageNumber }: RunRecord): Promise<MessageRecord[]> {
  const number = { $gt: messageNumber - maxEarlier, $lte: messageNumber }
  const found = await Message.find({ workspaceId, number }).sort({ number: -1 }).lean<MessageRecord[]>()
  let room = maxCharacters
  const fitting = found.filter(({ content, number: at }) => {
    room -= content.length
    return room >= 0 || at === messageNumber
  })
  return fitting.reverse()
}

/** Above what a person quotes of someone else. */
const quotedHeading = 'Quoted by the person:'

/** What Cara wrote before quotes documents, so it may hold what a stranger wrote. */
const asMessage =
  ({ boundary }: RunRecord, task: string) =>
  ({ role, content, files }: MessageRecord): ModelMessage => {
    if (role === 'AGENT') return { role: 'assistant', content: untrustedBlock(content, boundary) }
    const attached = files.length > 0 ? `Attached: ${files.map(({ name }) => name).join(', ')}` : ''
    const quoted = quotedWords(content)
    const strangers = [quoted && `${quotedHeading}\n${quoted}`, attached].filter(Boolean)
    const blocks = strangers.map(text => `\n\n${untrustedBlock(text, boundary)}`).join('')
    return { role: 'user', content: `${ownWords(content) || task}${blocks}` }
  }

function turnMessages(
  { text, calls }: TurnRecord,
  receipts: ReadonlyMap<string, ReceiptRecord>,
  boundary: string,
): ModelMessage[] {
  const asked: ModelMessage = {
    role: 'assistant',
    content: [
      ...(text.trim() ? [{ type: 'text' as const, text }] : []),
      ...calls.map(({ modelId, name, input }) => ({
        ...{ type: 'tool-call' as const, toolCallId: modelId, toolName: name },
        input: input ?? {},
      })),
    ],
  }
  if (calls.length === 0) return [asked]
  const answered: ModelMessage = {
    role: 'tool',
    content: calls.map(({ id, modelId, name }) => ({
      ...{ type: 'tool-result' as const, toolCallId: modelId, toolName: name },
      output: outputOf(receipts.get(id), boundary),
    })),
  }
  return [asked, answered]
}

function outputOf(receipt: ReceiptRecord | undefined, boundary: string) {
  if (receipt?.state === 'DONE') return { type: 'text' as const, value: untrustedBlock(receipt.output ?? '', boundary) }
  return { type: 'error-text' as const, value: receipt?.error ?? 'This call was not made.' }
}
