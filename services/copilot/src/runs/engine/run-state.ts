import type { ConversationState, DoneStep, SaidMessage } from '../../understanding/engine.ts'
import { ownWords, quotedWords } from '../prompt/quoted-lines.ts'
import { Message, type MessageRecord } from '../records/message.model.ts'
import { Receipt, type ReceiptRecord } from '../records/receipt.model.ts'
import type { RunRecord } from '../records/run.model.ts'
import type { TurnRecord } from '../records/turn.model.ts'
import { callOutcome } from './done-calls.ts'
import type { RunWork } from './run-work.ts'

/** Messages that go along with a question at most, and their characters together. */
const maxEarlier = 20
const maxCharacters = 24_000

/** What an engine may know of a run, from what is stored of it. */
export async function runState(
  { run, workspace, tools }: Pick<RunWork, 'run' | 'workspace' | 'tools'>,
  turns: readonly TurnRecord[],
): Promise<ConversationState> {
  const receipts = await Receipt.find({ runId: run._id }).lean<ReceiptRecord[]>()
  const byCall = new Map(receipts.map(receipt => [receipt.callId, receipt]))
  const { requestText, sources, clientName, preset, instructions, userId: ownerId } = workspace
  return {
    messages: (await messagesUpTo(run)).map(saidMessage),
    ...{ requestText, sources, clientName, preset, instructions, tools, ownerId },
    steps: turns.map(turn => doneStep(turn, byCall)),
    runId: String(run._id),
    boundary: run.boundary,
  }
}

async function messagesUpTo({ workspaceId, messageNumber }: RunRecord): Promise<MessageRecord[]> {
  const number = { $gt: messageNumber - maxEarlier, $lte: messageNumber }
  const found = await Message.find({ workspaceId, number }).sort({ number: -1 }).lean<MessageRecord[]>()
  let room = maxCharacters
  const fitting = found.filter(({ content, number: at }) => {
    room -= content.length
    return room >= 0 || at === messageNumber
  })
  return fitting.reverse()
}

const saidMessage = ({ role, content, files }: MessageRecord): SaidMessage =>
  role === 'AGENT'
    ? { role, text: content, quoted: '', attached: [] }
    : { role, text: ownWords(content), quoted: quotedWords(content), attached: files.map(({ name }) => name) }

const doneStep = ({ text, calls }: TurnRecord, byCall: ReadonlyMap<string, ReceiptRecord>): DoneStep => ({
  text,
  calls: calls.map(({ id, modelId, name, input }) => ({
    ...{ id: modelId, name, input },
    outcome: callOutcome(byCall.get(id)),
  })),
})
