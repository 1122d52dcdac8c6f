import { withoutMarks } from '../../tools/marks.ts'
import { LiveText } from '../records/live-text.model.ts'
import { Run, type RunRecord } from '../records/run.model.ts'
import type { WorkspaceRecord } from '../records/workspace.model.ts'
import { endRun } from './end-run.ts'

const underWay = ['QUEUED', 'RUNNING', 'WAITING_FOR_APPROVAL'] as const

/** The run of a workspace that has not ended; null: there is none. */
export const runUnderWay = ({ runId }: WorkspaceRecord): Promise<RunRecord | null> =>
  Run.findOne({ _id: runId, state: { $in: underWay } })
    .lean<RunRecord>()
    .exec()

const stoppedSentence = 'Stopped.'

/**
 * Ends a run at once, wherever it is: what its process still does has no effect, and it notices within half a second. What was
 * written so far stays. Inside of a mutation.
 */
export async function stopRun(run: RunRecord): Promise<WorkspaceRecord> {
  const written = await LiveText.findOne({ workspaceId: run.workspaceId, runId: run._id }).lean()
  // Nothing of it is verified.
  const text = withoutMarks(written?.text ?? '', () => true).trim()
  return endRun(run, {
    state: 'STOPPED',
    leaves: 'IDLE',
    reason: stoppedSentence,
    ...(text ? { message: { content: text } } : {}),
  })
}
