import { findExisting } from '@coverdesk/kit'
import { presetNames } from '../presets/built-in-presets.ts'
import { Workspace, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { conversationOf, type RecordedMessage } from './parts/conversation.ts'
import { documentsOf, type RecordedDocument } from './parts/documents.ts'
import { draftsOf, type RecordedDraft } from './parts/drafts.ts'
import { loadNames } from './parts/people.ts'
import { approvalsOf, type RecordedApproval, type RecordedStep, stepsOf } from './parts/steps.ts'

/** All that happened in a workspace, for whoever has to prove it later. */
export interface WorkspaceHistory {
  workspace: {
    id: string
    title: string
    client: string | null
    preset: string | null
    /** Of a custom preset, as they were when the workspace was made. */
    instructions: string | null
    owner: string
    createdAt: Date
    updatedAt: Date
  }
  /** As it was when the workspace was made. */
  serviceRequest: { id: string; text: string | null } | null
  documents: RecordedDocument[]
  conversation: RecordedMessage[]
  steps: RecordedStep[]
  approvals: RecordedApproval[]
  drafts: RecordedDraft[]
}

/** @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while settings don’t answer */
export async function collectRecord(id: string): Promise<WorkspaceHistory> {
  const workspace = await findExisting<WorkspaceRecord>(Workspace, 'workspace', id)
  const { _id, title, clientName, preset, instructions, userId, createdAt, updatedAt, serviceRequestId } = workspace
  const nameOf = await loadNames()
  return {
    workspace: {
      ...{ id: String(_id), title, client: clientName, preset: preset && presetNames[preset], instructions },
      ...{ owner: nameOf(userId), createdAt, updatedAt },
    },
    serviceRequest: serviceRequestId ? { id: serviceRequestId, text: workspace.requestText ?? null } : null,
    documents: await documentsOf(workspace.sources),
    conversation: await conversationOf(_id, nameOf),
    steps: await stepsOf(_id),
    approvals: await approvalsOf(_id, nameOf),
    drafts: await draftsOf(_id, nameOf),
  }
}
