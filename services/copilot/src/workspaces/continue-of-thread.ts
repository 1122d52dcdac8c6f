import { askProduct, CoverdeskError, findExisting } from '@coverdesk/kit'
import { findEmailThread } from '../email-threads/email-thread.ts'
import { keepMails } from '../email-threads/keep-mails.ts'
import { documentsOfPolicies } from '../email-threads/policy-documents.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { addMessage } from '../runs/story/add-message.ts'
import { changeWorkspace } from '../runs/story/change-workspace.ts'
import { holdRunTurns } from '../runs/turns/admit-runs.ts'
import { startRun } from '../runs/turns/start-run.ts'
import { runUnderWay } from '../runs/turns/stop-run.ts'
import { chosenDocuments } from './attach-sources.ts'
import { maxSources } from './workspace.rules.ts'

const content = 'The client wrote again. Read what is new, and draft a reply to the client.'

const refused = (message: string) => new CoverdeskError('VALIDATION_FAILED', message)

/**
 * Has Cara look at the thread of a workspace again. No one has written the message that she works on.
 *
 * @throws NOT_FOUND, VALIDATION_FAILED, or SUBGRAPH_UNAVAILABLE while emails don’t answer
 */
export async function continueOfThread(id: string, documentIds: readonly string[]): Promise<WorkspaceRecord> {
  const workspace = await findExisting<WorkspaceRecord>(Workspace, 'workspace', id)
  const { _id, emailThreadId, userId, sources } = workspace
  if (!emailThreadId) throw refused('This workspace isn’t for an email thread.')
  // Also where she has asked a person to allow something: their answer comes first.
  if (workspace.state === 'WORKING' || (await runUnderWay(workspace))) throw refused('Cara is still working.')
  const thread = await findEmailThread(emailThreadId, askProduct)
  await holdRunTurns()
  const chosen = [...(await keepMails(_id, thread)), ...(await chosenDocuments(_id, documentIds))]
  const all = [...sources, ...chosen, ...(await documentsOfPolicies(thread, [...sources, ...chosen]))]
  const known = new Map(all.map(source => [source.sourceId, source]))
  const changed = await changeWorkspace(_id, { sources: [...known.values()].slice(0, maxSources) }, { messageCount: 1 })
  const sent = await addMessage({ workspaceId: _id, number: changed.messageCount, role: 'USER', content, userId: null })
  return startRun(changed, sent, { userId, processes: true })
}
