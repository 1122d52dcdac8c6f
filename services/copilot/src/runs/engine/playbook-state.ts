import { Artifact, type ArtifactRecord } from '../../artifacts/artifact.model.ts'
import type { PlaybookState } from '../../playbooks/turns/playbook-state.ts'
import type { ReplyState } from '../../playbooks/turns/reply-turn.ts'
import { ownWords } from '../prompt/quoted-lines.ts'
import { Message, type MessageRecord } from '../records/message.model.ts'
import { Receipt, type ReceiptRecord } from '../records/receipt.model.ts'
import type { TurnRecord } from '../records/turn.model.ts'
import type { RunWork } from './run-work.ts'

type Work = Pick<RunWork, 'run' | 'workspace'>

/** How far a run is, as far as a playbook needs to know. */
export async function playbookState({ run, workspace }: Work, turns: readonly TurnRecord[]): Promise<PlaybookState> {
  const { preset, sources, emailThreadId } = workspace
  const { _id: runId, workspaceId, messageNumber } = run
  const number = { $in: [1, messageNumber] }
  const isPlanned = preset !== null || (emailThreadId ?? null) !== null
  const messages = isPlanned ? await Message.find({ workspaceId, number }).lean<MessageRecord[]>() : []
  const contentOf = (wanted: number) => ownWords(messages.find(message => message.number === wanted)?.content ?? '')
  const fill = preset
    ? await Receipt.findOne({ runId, name: 'FILL_TEMPLATE', state: { $in: ['DONE', 'FAILED'] } }).lean<ReceiptRecord>()
    : null
  const hasDraft =
    isPlanned && (await Receipt.exists({ runId, name: /^(?:DRAFT_|FILL_TEMPLATE$)/, state: 'DONE' })) !== null
  // What a person asks for is never answered by a draft that they didn’t ask for.
  const isOfProduct = messages.some(({ number: at, userId }) => at === messageNumber && userId === null)
  return {
    fill: fill && { output: fill.output, error: fill.error },
    ...{ preset, sources, messageNumber, turns: turns.length },
    client: { ownerId: workspace.userId, serviceRequestId: workspace.serviceRequestId },
    message: contentOf(messageNumber),
    firstMessage: contentOf(1),
    hasDraft,
    reply:
      emailThreadId && isOfProduct ? await replyState({ run, workspace }, { emailThreadId, turns, hasDraft }) : null,
  }
}

async function replyState(
  { run, workspace }: Work,
  { emailThreadId, turns, hasDraft }: { emailThreadId: string; turns: readonly TurnRecord[]; hasDraft: boolean },
): Promise<ReplyState> {
  const [last] = await Artifact.find({ workspaceId: run.workspaceId, type: 'EMAIL', runId: { $ne: run._id } })
    .sort({ number: -1 })
    .limit(1)
    .lean<ArtifactRecord[]>()
  return {
    ...{ threadId: emailThreadId, workspaceId: String(run.workspaceId), ownerId: workspace.userId },
    ...{ sources: workspace.sources, turns: turns.length, hasDraft, heldSince: last ? heldSince(last) : null },
  }
}

/** A draft that was sent is no one’s any more. */
function heldSince({ edited, review, delivery }: ArtifactRecord): Date | null {
  if (delivery?.state === 'SENT' || delivery?.state === 'SENDING') return null
  const times = [edited, review].flatMap(step => step?.at ?? [])
  return times.length > 0 ? new Date(Math.max(...times.map(at => at.getTime()))) : null
}
