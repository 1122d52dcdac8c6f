import {
  type CallContext,
  findExisting,
  findPage,
  forUser,
  loadById,
  loadByIds,
  loadTogether,
  type PageArguments,
  type SubgraphModule,
} from '@coverdesk/kit'
import { readAgain } from '../documents/read-again.ts'
import { CustomPreset } from '../presets/custom-preset.model.ts'
import type { ApprovalRecord } from '../runs/records/approval.model.ts'
import type { MessageRecord } from '../runs/records/message.model.ts'
import type { PlanStageRecord } from '../runs/records/plan-stage.model.ts'
import { Run, type RunRecord } from '../runs/records/run.model.ts'
import type { StageEventRecord } from '../runs/records/stage-event.model.ts'
import { Workspace, type WorkspaceFile, type WorkspaceRecord } from '../runs/records/workspace.model.ts'
import { archiveWorkspaces, renameWorkspaces } from './change-workspaces.ts'
import { continueOfThread } from './continue-of-thread.ts'
import { addWorkspaceMessage, answerWorkspaceApproval, retryWorkspace, stopWorkspace } from './continue-workspace.ts'
import { createWorkspace } from './create-workspace.ts'
import messageTypes from './message.graphql'
import {
  approvalsOf,
  artifactWindows,
  eventsOfStages,
  liveTextsOf,
  messageWindows,
  queuePositionsOf,
  resultsOfEvents,
  stageWindows,
} from './parts-of-workspaces.ts'
import planStageTypes from './plan-stage.graphql'
import { type WantedWorkspaces, workspaceFilter, workspaceOrder } from './wanted-workspaces.ts'
import { type WantedWindow, windowKey } from './windows.ts'
import workspaceTypes from './workspace.graphql'
import { openSource, sourceFields } from './workspace-sources.ts'

type Many = { workspaceIds: string[] }
const idOf = ({ _id }: { _id: unknown }) => String(_id)

export const workspaces: SubgraphModule = {
  typeDefs: [workspaceTypes, messageTypes, planStageTypes].join('\n'),
  resolvers: {
    Query: {
      caraWorkspaces: forUser((_, { first, after, ...wanted }: PageArguments & WantedWorkspaces) =>
        findPage<WorkspaceRecord>(Workspace, workspaceFilter(wanted), workspaceOrder(wanted), { first, after }),
      ),
      caraWorkspace: forUser((_, { id }: { id: string }) => findExisting<WorkspaceRecord>(Workspace, 'workspace', id)),
      caraWorkspacesByIds: forUser((_, { ids }: { ids: string[] }) => loadByIds<WorkspaceRecord>(Workspace, ids)),
    },
    Mutation: {
      readCaraSourceAgain: forUser((_, { sourceId }: { sourceId: string }) => readAgain(sourceId)),
      createCaraWorkspace: forUser((_, { input }: { input: unknown }, context) => createWorkspace(context, input)),
      addCaraWorkspaceMessage: forUser((_, { id, input }: { id: string; input: unknown }, context) =>
        addWorkspaceMessage(context, id, input),
      ),
      continueCaraWorkspaceOfThread: forUser((_, { id, documentIds }: { id: string; documentIds?: string[] | null }) =>
        continueOfThread(id, documentIds ?? []),
      ),
      updateCaraWorkspaces: forUser((_, { workspaceIds, input }: Many & { input: unknown }) =>
        renameWorkspaces(workspaceIds, input),
      ),
      archiveCaraWorkspaces: forUser((_, { workspaceIds, archive }: Many & { archive: boolean }) =>
        archiveWorkspaces(workspaceIds, archive),
      ),
      stopCaraWorkspace: forUser((_, { id }: { id: string }) => stopWorkspace(id)),
      retryCaraWorkspace: forUser((_, { id }: { id: string }, context) => retryWorkspace(context, id)),
      answerCaraApproval: forUser((_, answer: { id: string; approvalId: string; isApproved: boolean }, context) =>
        answerWorkspaceApproval(context, answer),
      ),
    },
    CaraWorkspace: {
      id: idOf,
      agencyUser: ({ userId }: WorkspaceRecord) => ({ id: userId }),
      customPreset: ({ customPresetId }: WorkspaceRecord, _: unknown, context: CallContext) =>
        customPresetId ? loadById(context, CustomPreset, customPresetId) : null,
      serviceRequest: ({ serviceRequestId }: WorkspaceRecord) => (serviceRequestId ? { id: serviceRequestId } : null),
      metadata: ({ clientName, keywords }: WorkspaceRecord) => ({ clientName, keywords }),
      source: (workspace: WorkspaceRecord, { id }: { id: string }, context: CallContext) =>
        openSource(workspace, id, context),
      messages: ({ _id, messageCount }: WorkspaceRecord, wanted: WantedWindow, context: CallContext) =>
        loadTogether(context, messageWindows, windowKey(_id, messageCount, wanted)),
      planStages: ({ _id, stageCount }: WorkspaceRecord, wanted: WantedWindow, context: CallContext) =>
        loadTogether(context, stageWindows, windowKey(_id, stageCount, wanted)),
      artifacts: ({ _id, artifactCount }: WorkspaceRecord, wanted: WantedWindow, context: CallContext) =>
        loadTogether(context, artifactWindows, windowKey(_id, artifactCount, wanted)),
      run: ({ runId }: WorkspaceRecord, _: unknown, context: CallContext) =>
        runId ? loadById(context, Run, String(runId)) : null,
      liveText: ({ _id }: WorkspaceRecord, _: unknown, context: CallContext) =>
        loadTogether(context, liveTextsOf, String(_id)),
      approvals: ({ _id }: WorkspaceRecord, _: unknown, context: CallContext) =>
        loadTogether(context, approvalsOf, String(_id)),
    },
    CaraWorkspaceFile: {
      id: ({ fileId }: WorkspaceFile) => fileId,
      url: ({ fileId, name }: WorkspaceFile) => `/files/${fileId}/${encodeURIComponent(name)}`,
    },
    CaraSource: sourceFields,
    CaraMessage: {
      id: idOf,
      timestamp: ({ createdAt }: MessageRecord) => createdAt,
      user: ({ userId }: MessageRecord) => (userId ? { id: userId } : null),
    },
    CaraPlanStage: {
      id: idOf,
      initiatedByMessageId: ({ initiatedByMessageId }: PlanStageRecord) => String(initiatedByMessageId),
      processAttachmentsDetails: ({ type, progress }: PlanStageRecord) =>
        type === 'PROCESS_ATTACHMENTS' ? { currentFileProgress: progress } : null,
      events: ({ _id }: PlanStageRecord, _: unknown, context: CallContext) =>
        loadTogether(context, eventsOfStages, String(_id)),
    },
    CaraPlanStageEvent: {
      id: idOf,
      toolCall: ({ _id, toolCall }: StageEventRecord) => toolCall && { ...toolCall, eventId: String(_id) },
    },
    CaraToolCall: {
      result: ({ eventId }: { eventId: string }, _: unknown, context: CallContext) =>
        loadTogether(context, resultsOfEvents, eventId),
    },
    CaraRun: {
      id: idOf,
      queuePosition: ({ _id, state }: RunRecord, _: unknown, context: CallContext) =>
        state === 'QUEUED' ? loadTogether(context, queuePositionsOf, String(_id)) : null,
    },
    CaraApproval: { id: idOf, toolName: ({ name }: ApprovalRecord) => name },
  },
}
