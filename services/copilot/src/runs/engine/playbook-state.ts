import type { PlaybookState } from '../../playbooks/turns/playbook-turn.ts'
import { Message, type MessageRecord } from '../records/message.model.ts'
import { Receipt } from '../records/receipt.model.ts'
import type { TurnRecord } from '../records/turn.model.ts'
import type { RunWork } from './run-work.ts'

/** How far a run is, as far as a playbook needs to know. */
export async function playbookState(
  { run, workspace: { preset, sources } }: Pick<RunWork, 'run' | 'workspace'>,
  turns: readonly TurnRecord[],
): Promise<PlaybookState> {
  const { _id: runId, workspaceId, messageNumber } = run
  const number = { $in: [1, messageNumber] }
  const messages = preset ? await Message.find({ workspaceId, number }).lean<MessageRecord[]>() : []
  const contentOf = (wanted: number) => messages.find(message => message.number === wanted)?.content ?? ''
  return {
    ...{ preset, sources, messageNumber, turns: turns.length },
    message: contentOf(messageNumber),
    firstMessage: contentOf(1),
    hasDraft: preset !== null && (await Receipt.exists({ runId, name: /^DRAFT_/, state: 'DONE' })) !== null,
  }
}
