import { CoverdeskError, findExisting, parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import { Message, type MessageRecord } from '../runs/records/message.model.ts'
import { Run } from '../runs/records/run.model.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { addMessage } from '../runs/story/add-message.ts'
import { changeWorkspace } from '../runs/story/change-workspace.ts'
import { answerApproval } from '../runs/turns/answer-approval.ts'
import { startRun } from '../runs/turns/start-run.ts'
import { runUnderWay, stopRun } from '../runs/turns/stop-run.ts'
import { attachFiles, sourceOfFile } from './attach-sources.ts'
import { maxSources, messageInput } from './workspace.rules.ts'

const findWorkspace = (id: string) => findExisting<WorkspaceRecord>(Workspace, 'workspace', id)

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)
const stillWorking = 'Cara is still working. Wait for her answer, or stop her first.'

/**
 * A further message, by whoever of the agency. Cara takes one at a time. What she has asked to be allowed is no longer asked.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED by field, or while Cara is working
 */
export async function addWorkspaceMessage({ userId }: UserCallContext, id: string, input: unknown) {
  const workspace = await findWorkspace(id)
  const { message, files: given } = parseInput(messageInput, input)
  if (workspace.state === 'WORKING') throw refused(stillWorking)
  const waiting = await runUnderWay(workspace)
  if (waiting) await stopRun(waiting)
  const { sources, files: former, _id } = await findWorkspace(id)
  if (sources.length + given.length > maxSources) {
    const message = `A workspace holds at most ${maxSources} documents. Start a new one.`
    throw validationFailed([{ path: 'files', message }])
  }
  const files = await attachFiles(_id, given)
  const added = { files: [...former, ...files], sources: [...sources, ...files.map(sourceOfFile)] }
  const changed = await changeWorkspace(_id, files.length > 0 ? added : {}, { messageCount: 1 })
  const sent = await addMessage({
    ...{ workspaceId: _id, number: changed.messageCount, role: 'USER', content: message, userId, files },
  })
  return startRun(changed, sent, { userId, processes: files.length > 0 })
}

/** Ends what Cara is doing at once, and keeps what is there. A workspace where she does nothing stays as it is. @throws NOT_FOUND */
export async function stopWorkspace(id: string): Promise<WorkspaceRecord> {
  const workspace = await findWorkspace(id)
  const run = await runUnderWay(workspace)
  return run ? stopRun(run) : workspace
}

/**
 * Has Cara work on the last message once more, after a run that failed or was stopped.
 *
 * @throws NOT_FOUND, or VALIDATION_FAILED where there is nothing to be tried again
 */
export async function retryWorkspace({ userId }: UserCallContext, id: string): Promise<WorkspaceRecord> {
  const workspace = await findWorkspace(id)
  if (workspace.state === 'WORKING') throw refused(stillWorking)
  const last = await Run.findById(workspace.runId).lean()
  const message = last && (await Message.findById(last.messageId).lean<MessageRecord>())
  const isUnfinished = last?.state === 'FAILED' || last?.state === 'STOPPED'
  if (!message || !isUnfinished) throw refused('There is nothing to try again.')
  return startRun(workspace, message, { userId, processes: workspace.sources.length > 0 })
}

/** @throws NOT_FOUND, or VALIDATION_FAILED when someone has answered already */
export async function answerWorkspaceApproval(
  { userId }: UserCallContext,
  { id, approvalId, isApproved }: { id: string; approvalId: string; isApproved: boolean },
): Promise<WorkspaceRecord> {
  return answerApproval(await findWorkspace(id), { approvalId, isApproved, userId })
}
