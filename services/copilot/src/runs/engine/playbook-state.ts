import type { PlaybookState } from '../../playbooks/turns/playbook-state.ts'
import { ownWords } from '../prompt/quoted-lines.ts'
import { Message, type MessageRecord } from '../records/message.model.ts'
import { Receipt, type ReceiptRecord } from '../records/receipt.model.ts'
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
  const contentOf = (wanted: number) => ownWords(messages.find(message => message.number === wanted)?.content ?? '')
  const fill = preset
    ? await Receipt.findOne({ runId, name: 'FILL_TEMPLATE', state: { $in: ['DONE', 'FAILED'] } }).lean<ReceiptRecord>()
    : null
  return {
    fill: fill && { output: fill.output, error: fill.error },
    ...{ preset, sources, messageNumber, turns: turns.length },
    message: contentOf(messageNumber),
    firstMessage: contentOf(1),
    hasDraft:
      preset !== null && (await Receipt.exists({ runId, name: /^(?:DRAFT_|FILL_TEMPLATE$)/, state: 'DONE' })) !== null,
  }
}
