import type { Caller } from '../../../e2e/support/caller.ts'
import type { Row, Tenancy } from '../../../e2e/tenancy/tenancy.ts'
import { workspacesOf } from './workspace-states.ts'

interface WorkspaceWorld {
  /** Cara isn't working in it. */
  workspace: string
  /** Her last run was stopped. */
  stoppedWorkspace: string
  /** She asks to be allowed to search the web. */
  askingWorkspace: string
  approval: string
  /** Files that no mutation has taken. */
  workspaceFile: string
  messageFile: string
  workspaceUser: string
  workspaceRequest: string
  workspacePreset: string
  workspaceDocument: string
}

const known = `id title metadata { clientName keywords } agencyUser { id } files { name } sources { name }
  messages(last: 50) { content } planStages(last: 50) { events { title content } } artifacts(last: 50) { title } liveText`

/** One row for each operation: how it is called, and which arguments name records. */
const rows: Record<string, Row<WorkspaceWorld>> = {
  'Query.caraWorkspaces': {
    document: `query ($filter: CaraWorkspaceFilter) {
      caraWorkspaces(first: 50, filter: $filter) { total items { ${known} } }
    }`,
    variables: ({ workspaceUser, workspacePreset, workspaceRequest }) => ({
      filter: { userId: workspaceUser, customPresetId: workspacePreset, serviceRequestId: workspaceRequest },
    }),
    ids: {
      'filter.customPresetId': 'workspacePreset',
      'filter.serviceRequestId': 'workspaceRequest',
      'filter.userId': 'workspaceUser',
    },
    narrows: ['filter.userId', 'filter.customPresetId', 'filter.serviceRequestId'],
  },
  'Query.caraWorkspace': {
    document: `query ($id: ID!) { caraWorkspace(id: $id) { ${known} } }`,
    variables: ({ workspace }) => ({ id: workspace }),
    ids: { id: 'workspace' },
  },
  'Mutation.createCaraWorkspace': {
    document: `mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { ${known} } }`,
    variables: ({ workspaceFile, workspacePreset, workspaceRequest, workspaceDocument }) => ({
      input: {
        message: 'Of the matrix',
        files: [{ fileId: workspaceFile }],
        customPresetId: workspacePreset,
        documentIds: [workspaceDocument],
        serviceRequestId: workspaceRequest,
      },
    }),
    ids: {
      'input.customPresetId': 'workspacePreset',
      'input.documentIds': 'workspaceDocument',
      'input.files.fileId': 'workspaceFile',
      'input.serviceRequestId': 'workspaceRequest',
    },
  },
  'Mutation.addCaraWorkspaceMessage': {
    document: `mutation ($id: ID!, $input: CaraMessageInput!) {
      addCaraWorkspaceMessage(id: $id, input: $input) { ${known} }
    }`,
    variables: ({ workspace, messageFile }) => ({
      id: workspace,
      input: { message: 'Of the matrix', files: [{ fileId: messageFile }] },
    }),
    ids: { id: 'workspace', 'input.files.fileId': 'messageFile' },
  },
  'Mutation.updateCaraWorkspaces': {
    document: `mutation ($workspaceIds: [ID!]!) {
      updateCaraWorkspaces(workspaceIds: $workspaceIds, input: { title: "Of the matrix" }) { ${known} }
    }`,
    variables: ({ workspace }) => ({ workspaceIds: [workspace] }),
    ids: { workspaceIds: 'workspace' },
  },
  'Mutation.archiveCaraWorkspaces': {
    document: `mutation ($workspaceIds: [ID!]!) {
      archiveCaraWorkspaces(workspaceIds: $workspaceIds, archive: false) { ${known} }
    }`,
    variables: ({ workspace }) => ({ workspaceIds: [workspace] }),
    ids: { workspaceIds: 'workspace' },
  },
  'Mutation.stopCaraWorkspace': {
    document: `mutation ($id: ID!) { stopCaraWorkspace(id: $id) { ${known} } }`,
    variables: ({ workspace }) => ({ id: workspace }),
    ids: { id: 'workspace' },
  },
  'Mutation.retryCaraWorkspace': {
    document: `mutation ($id: ID!) { retryCaraWorkspace(id: $id) { ${known} } }`,
    variables: ({ stoppedWorkspace }) => ({ id: stoppedWorkspace }),
    ids: { id: 'stoppedWorkspace' },
  },
  'Mutation.answerCaraApproval': {
    document: `mutation ($id: ID!, $approvalId: ID!) {
      answerCaraApproval(id: $id, approvalId: $approvalId, isApproved: false) { ${known} }
    }`,
    variables: ({ askingWorkspace, approval }) => ({ id: askingWorkspace, approvalId: approval }),
    ids: { approvalId: 'approval', id: 'askingWorkspace' },
  },
  'Subscription.watchCaraWorkspace': {
    document: `subscription ($id: ID!) { watchCaraWorkspace(id: $id, after: 0) { number record { ${known} } } }`,
    variables: ({ workspace }) => ({ id: workspace }),
    ids: { id: 'workspace' },
  },
}

async function worldOf(caller: Caller, others: Record<string, string | number>): Promise<WorkspaceWorld> {
  return {
    ...(await workspacesOf(caller, String(others['me']), String(others['knowledgeDocument']))),
    workspaceUser: String(others['me']),
    workspaceRequest: String(others['serviceRequest']),
    workspacePreset: String(others['customPreset']),
    workspaceDocument: String(others['knowledgeDocument']),
  }
}

export const workspaceTenancy: Tenancy<WorkspaceWorld> = {
  rows,
  worldOf,
  nowhere: {
    workspace: '6fffffffffffffffffffff89',
    stoppedWorkspace: '6fffffffffffffffffffff88',
    askingWorkspace: '6fffffffffffffffffffff87',
    approval: '6fffffffffffffffffffff86',
    workspaceFile: '3'.repeat(32),
    messageFile: '2'.repeat(32),
    workspaceUser: '6fffffffffffffffffffff85',
    workspaceRequest: '6fffffffffffffffffffff84',
    workspacePreset: '6fffffffffffffffffffff83',
    workspaceDocument: '6fffffffffffffffffffff82',
  },
}
