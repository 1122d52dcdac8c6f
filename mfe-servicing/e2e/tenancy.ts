import type { Caller } from '../../e2e/support/caller.ts'
import { uploadList } from '../../e2e/support/client-list.ts'
import { dayFromNow } from '../../e2e/support/given.ts'
import type { Row, Tenancy } from '../../e2e/tenancy/tenancy.ts'

interface ServicingWorld {
  serviceRequest: string
  serviceRequestVersion: number
  closedRequest: string
  closedRequestVersion: number
  requestAccount: string
  /** Of the account. */
  requestPolicy: string
  requestAssignee: string
  /** Files that were sent, and that no mutation has taken. */
  requestFile: string
  signedFile: string
  /** A request to cancel a policy; where there is none, the open one. */
  cancelRequest: string
  cancelRequestVersion: number
  /** A request that waits; where there is none, the open one. */
  waitingRequest: string
  waitingRequestVersion: number
  /** Another one than the open one. */
  otherRequest: string
  requestCertificate: string
  duePolicyVersion: number
}

const known = 'id customerName clientName clientEmail clientPhone details assignee { id name } resolution { notes }'
const whole = `${known} comments { items { content } } versionHistory { reason snapshot { resolutionNotes } }
  addAdditionalInsured { name } createCertificate { name } question { question type } cancelPolicy { reason }`

/** One row for each operation: how it is called, and which arguments name records. */
const rows: Record<string, Row<ServicingWorld>> = {
  'Query.serviceRequests': {
    document: `query ($filter: ServiceRequestFilter) {
      serviceRequests(first: 100, filter: $filter) { total items { ${known} } }
    }`,
    variables: ({ requestAccount: accountId, requestPolicy: businessPolicyId, requestAssignee: assigneeId }) => ({
      filter: { accountId, businessPolicyId, assigneeId },
    }),
    ids: {
      'filter.accountId': 'requestAccount',
      'filter.assigneeId': 'requestAssignee',
      'filter.businessPolicyId': 'requestPolicy',
    },
    narrows: ['filter.accountId', 'filter.businessPolicyId', 'filter.assigneeId'],
  },
  'Query.serviceRequest': {
    document: `query ($id: ID!) { serviceRequest(id: $id) { ${whole} } }`,
    variables: ({ serviceRequest }) => ({ id: serviceRequest }),
    ids: { id: 'serviceRequest' },
  },
  'Query.waitingServiceRequests': {
    document: 'query { waitingServiceRequests }',
    variables: () => ({}),
    ids: {},
  },
  'Query.serviceRequestDuePolicy': {
    document: 'query { serviceRequestDuePolicy { closedDays rules { type businessDays } } }',
    variables: () => ({}),
    ids: {},
  },
  'Mutation.createServiceRequest': {
    document: 'mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { type } }',
    variables: world => ({
      input: {
        type: 'OTHER',
        details: 'Of the matrix',
        accountId: world.requestAccount,
        businessPolicyId: world.requestPolicy,
        assigneeId: world.requestAssignee,
        // What the source's id names isn't looked up.
        source: { type: 'CALL', id: world.serviceRequest, sentence: 'Of the matrix', confidence: 0.9 },
      },
    }),
    ids: {
      'input.accountId': 'requestAccount',
      'input.assigneeId': 'requestAssignee',
      'input.businessPolicyId': 'requestPolicy',
      'input.source.id': 'serviceRequest',
    },
    narrows: ['input.source.id'],
  },
  'Mutation.enrichServiceRequest': {
    document: `mutation ($id: ID!, $input: EnrichServiceRequestInput!) {
      enrichServiceRequest(id: $id, input: $input) { ${known} version }
    }`,
    variables: ({ serviceRequest: id }) => ({
      id,
      input: {
        details: 'Of the matrix',
        // What the source's id names isn't looked up.
        source: { type: 'CALL', id, sentence: 'Of the matrix, later', confidence: 0.9 },
      },
    }),
    ids: { id: 'serviceRequest', 'input.source.id': 'serviceRequest' },
    narrows: ['input.source.id'],
  },
  'Mutation.updateServiceRequests': {
    document: `mutation ($changes: [ServiceRequestChangeInput!]!) {
      updateServiceRequests(changes: $changes) { updated { ${known} } }
    }`,
    variables: ({ serviceRequest: id, serviceRequestVersion: version, requestAssignee: assigneeId }) => ({
      changes: [{ id, version, assigneeId, dueAt: '2030-01-02T08:00:00Z' }],
    }),
    ids: { 'changes.assigneeId': 'requestAssignee', 'changes.id': 'serviceRequest' },
    narrows: ['changes.id'],
  },
  'Mutation.correctServiceRequest': {
    document: `mutation ($id: ID!, $version: Int!, $input: CorrectServiceRequestInput!) {
      correctServiceRequest(id: $id, version: $version, input: $input) { ${known} original { details clientName } }
    }`,
    variables: ({ serviceRequest: id, serviceRequestVersion: version }) => ({
      ...{ id, version },
      input: { clientName: 'Of the matrix' },
    }),
    ids: { id: 'serviceRequest' },
  },
  'Mutation.linkServiceRequest': {
    document: `mutation ($id: ID!, $version: Int!, $input: LinkServiceRequestInput!) {
      linkServiceRequest(id: $id, version: $version, input: $input) { ${known} version }
    }`,
    variables: ({ serviceRequest: id, serviceRequestVersion: version, requestAccount, requestPolicy }) => ({
      ...{ id, version },
      input: { accountId: requestAccount, businessPolicyId: requestPolicy },
    }),
    ids: {
      id: 'serviceRequest',
      'input.accountId': 'requestAccount',
      'input.businessPolicyId': 'requestPolicy',
    },
  },
  'Mutation.setServiceRequestWaiting': {
    document: `mutation ($id: ID!, $version: Int!, $input: SetServiceRequestWaitingInput!) {
      setServiceRequestWaiting(id: $id, version: $version, input: $input) { ${known} waiting { note } }
    }`,
    variables: ({ serviceRequest: id, serviceRequestVersion: version }) => ({
      ...{ id, version },
      input: { on: 'CLIENT', followUpOn: dayFromNow(30), note: 'Of the matrix' },
    }),
    ids: { id: 'serviceRequest' },
  },
  'Mutation.endServiceRequestWaiting': {
    document: `mutation ($id: ID!, $version: Int!) {
      endServiceRequestWaiting(id: $id, version: $version) { ${known} version }
    }`,
    variables: ({ waitingRequest: id, waitingRequestVersion: version }) => ({ id, version }),
    ids: { id: 'waitingRequest' },
  },
  'Mutation.attachSignedCancellation': {
    document: `mutation ($id: ID!, $version: Int!, $input: AttachSignedCancellationInput!) {
      attachSignedCancellation(id: $id, version: $version, input: $input) { ${known} signedRequest { name } }
    }`,
    variables: ({ cancelRequest: id, cancelRequestVersion: version, signedFile: fileId }) => ({
      ...{ id, version },
      input: { fileId },
    }),
    ids: { id: 'cancelRequest', 'input.fileId': 'signedFile' },
  },
  'Mutation.addServiceRequestCertificate': {
    document: `mutation ($id: ID!, $input: AddServiceRequestCertificateInput!) {
      addServiceRequestCertificate(id: $id, input: $input) { ${known} certificates { certificateNumber } }
    }`,
    variables: ({ serviceRequest: id, requestCertificate: certificateId }) => ({ id, input: { certificateId } }),
    ids: { id: 'serviceRequest', 'input.certificateId': 'requestCertificate' },
  },
  'Mutation.markServiceRequestDuplicate': {
    document: `mutation ($id: ID!, $version: Int!, $input: MarkServiceRequestDuplicateInput!) {
      markServiceRequestDuplicate(id: $id, version: $version, input: $input) { ${known} duplicateOf { id } }
    }`,
    variables: ({ serviceRequest: id, serviceRequestVersion: version, otherRequest: duplicateOfId }) => ({
      ...{ id, version },
      input: { duplicateOfId },
    }),
    ids: { id: 'serviceRequest', 'input.duplicateOfId': 'otherRequest' },
  },
  'Mutation.emailServiceRequestResolution': {
    document: `mutation ($id: ID!, $version: Int!, $input: ResolutionEmailInput!) {
      emailServiceRequestResolution(id: $id, version: $version, input: $input) { ${known} version }
    }`,
    variables: ({ closedRequest: id, closedRequestVersion: version }) => ({
      ...{ id, version },
      input: { to: 'client@bayview.example', subject: 'Of the matrix', message: 'Of the matrix' },
    }),
    ids: { id: 'closedRequest' },
  },
  'Mutation.updateServiceRequestDuePolicy': {
    document: `mutation ($version: Int!, $input: UpdateServiceRequestDuePolicyInput!) {
      updateServiceRequestDuePolicy(version: $version, input: $input) { closedDays }
    }`,
    variables: ({ duePolicyVersion: version }) => ({ version, input: { closedDays: [] } }),
    ids: {},
  },
  'Mutation.updateServiceRequest': {
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateServiceRequestInput!) {
      updateServiceRequest(id: $id, version: $version, input: $input) { ${known} version }
    }`,
    variables: ({ serviceRequest, serviceRequestVersion, requestAssignee: assigneeId }) => ({
      id: serviceRequest,
      version: serviceRequestVersion,
      input: { assigneeId, dueAt: '2030-01-01T08:00:00Z' },
    }),
    ids: { id: 'serviceRequest', 'input.assigneeId': 'requestAssignee' },
  },
  'Mutation.addServiceRequestComment': {
    document: `mutation ($serviceRequestId: ID!, $input: ServiceRequestCommentInput!) {
      addServiceRequestComment(serviceRequestId: $serviceRequestId, input: $input) { content }
    }`,
    variables: ({ serviceRequest: serviceRequestId, requestAssignee }) => ({
      serviceRequestId,
      input: { content: 'Of the matrix', mentionIds: [requestAssignee] },
    }),
    ids: { 'input.mentionIds': 'requestAssignee', serviceRequestId: 'serviceRequest' },
    narrows: ['input.mentionIds'],
  },
  'Mutation.resolveServiceRequest': {
    document: `mutation ($id: ID!, $version: Int!, $input: ResolveServiceRequestInput!) {
      resolveServiceRequest(id: $id, version: $version, input: $input) { ${known} version }
    }`,
    variables: ({ cancelRequest: id, cancelRequestVersion: version, requestFile, signedFile }) => ({
      ...{ id, version },
      input: { notes: 'Of the matrix', files: [requestFile], signedRequestFileId: signedFile },
    }),
    ids: { id: 'cancelRequest', 'input.files': 'requestFile', 'input.signedRequestFileId': 'signedFile' },
  },
  'Mutation.reopenServiceRequest': {
    document: `mutation ($id: ID!, $version: Int!, $input: ReopenServiceRequestInput!) {
      reopenServiceRequest(id: $id, version: $version, input: $input) { ${known} version }
    }`,
    variables: ({ closedRequest, closedRequestVersion }) => ({
      id: closedRequest,
      version: closedRequestVersion,
      input: { reason: 'Of the matrix' },
    }),
    ids: { id: 'closedRequest' },
  },
}

interface Found {
  id: string
  version: number
}

/** By request and version: the row that takes them makes another version. */
const sent = new Map<string, Pick<ServicingWorld, 'requestFile' | 'signedFile'>>()

async function filesFor(caller: Caller, { id, version }: Found) {
  const key = `${id} ${version}`
  const files = sent.get(key) ?? {
    requestFile: await uploadList(caller, 'Limit\n1000000\n', 'limits.csv'),
    signedFile: await uploadList(caller, 'Signed\nyes\n', 'signed.csv'),
  }
  sent.set(key, files)
  return files
}

async function worldOf(caller: Caller, others: Record<string, string | number>): Promise<ServicingWorld> {
  const findAll = async (filter: string) => {
    const query = `{
      serviceRequests(first: 10, filter: { ${filter} }) { items { id version duplicateOf { id } } }
    }`
    const { serviceRequests } = await caller.call<{
      serviceRequests: { items: (Found & { duplicateOf: object | null })[] }
    }>(query)
    return serviceRequests.items.filter(({ duplicateOf }) => !duplicateOf)
  }
  const [open, other] = await findAll('state: OPEN')
  const [closed] = await findAll('state: CLOSED')
  if (!open || !other || !closed) throw new Error('The demo data has too few service requests.')
  const [cancel = open] = await findAll('state: OPEN, type: CANCEL_POLICY')
  const [waiting = open] = await findAll('state: OPEN, isWaiting: true')
  const { serviceRequestDuePolicy } = await caller.call<{ serviceRequestDuePolicy: { version: number } }>(
    '{ serviceRequestDuePolicy { version } }',
  )
  return {
    serviceRequest: open.id,
    serviceRequestVersion: open.version,
    otherRequest: other.id,
    closedRequest: closed.id,
    closedRequestVersion: closed.version,
    cancelRequest: cancel.id,
    cancelRequestVersion: cancel.version,
    waitingRequest: waiting.id,
    waitingRequestVersion: waiting.version,
    requestAccount: String(others['certifiedAccount']),
    requestPolicy: String(others['policy']),
    requestAssignee: String(others['me']),
    requestCertificate: String(others['certificate']),
    duePolicyVersion: serviceRequestDuePolicy.version,
    ...(await filesFor(caller, cancel)),
  }
}

export const tenancy: Tenancy<ServicingWorld> = {
  rows,
  worldOf,
  nowhere: {
    serviceRequest: '6fffffffffffffffffffff99',
    serviceRequestVersion: 1,
    closedRequest: '6fffffffffffffffffffff98',
    closedRequestVersion: 1,
    requestAccount: '6fffffffffffffffffffff97',
    requestPolicy: '6fffffffffffffffffffff96',
    requestAssignee: '6fffffffffffffffffffff95',
    requestFile: '5'.repeat(32),
    signedFile: '4'.repeat(32),
    otherRequest: '6fffffffffffffffffffff94',
    cancelRequest: '6fffffffffffffffffffff93',
    cancelRequestVersion: 1,
    waitingRequest: '6fffffffffffffffffffff92',
    waitingRequestVersion: 1,
    requestCertificate: '6fffffffffffffffffffff91',
    duePolicyVersion: 1,
  },
}
