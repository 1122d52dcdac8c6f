import type { Draft, ToolName } from '../../tools/tool.ts'
import { Receipt } from '../records/receipt.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import type { TurnCall } from '../records/turn.model.ts'
import { addArtifact } from '../story/add-artifact.ts'
import { changeCall } from '../story/events.ts'
import { tellProgress } from '../story/tell.ts'
import { hashOfCall } from './hash-of-call.ts'

/** What became of a call. */
export type CallEnd =
  | { state: 'DONE'; output: string; draft?: Draft | undefined }
  /** UNKNOWN: it may have been done; only a person can find out. */
  | { state: 'FAILED' | 'UNKNOWN'; error: string }

/** These answer with what strangers wrote. */
const untrusted: ReadonlySet<ToolName> = new Set([
  'PEEK_FILE',
  // Tooltips of an uploaded form.
  'REQUEST_TEMPLATE_TOOLS',
  'SEARCH_FILE',
  'SEARCH_KNOWLEDGE_BASE',
  'SEARCH_KNOWLEDGE_GRAPH',
  'SEARCH_WEB',
])

/** Names the receipt of a call. */
export const receiptOf = (run: Pick<RunRecord, '_id'>, { id, name, input }: TurnCall) => ({
  runId: run._id,
  callId: id,
  hash: hashOfCall(name, input),
})

/** Writes what became of a call: its receipt, what people see, and its draft. Inside of a mutation. */
export async function settleCall(run: RunRecord, call: TurnCall, end: CallEnd): Promise<void> {
  const isDone = end.state === 'DONE'
  const output = isDone ? end.output : null
  const error = isDone ? null : end.error
  await Receipt.updateOne(receiptOf(run, call), { $set: { state: end.state, output, error } })
  await changeCall(run._id, call.id, isDone ? 'SUCCESS' : 'FAILED', { result: output, error })
  const read = isDone && untrusted.has(call.name) ? { $set: { hasReadUntrustedText: true } } : {}
  await Run.updateOne({ _id: run._id }, { $inc: { steps: 1 }, ...read })
  if (isDone && end.draft) await addArtifact(run, call.id, end.draft)
  tellProgress(run.workspaceId)
}
