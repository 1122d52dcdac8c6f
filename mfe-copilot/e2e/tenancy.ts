import { makePdf } from '../../design-system/src/testing/pdf-files.ts'
import { uploadList } from '../../e2e/support/client-list.ts'
import { sendCertificateForm } from '../../e2e/support/own-form.ts'
import type { AnyRecord, AreaTenancy, Records } from '../../e2e/tenancy/records.ts'

async function sendPdf({ caller }: Records): Promise<{ id: string }> {
  const form = new FormData()
  form.append('files', new Blob([makePdf([{ lines: ['Of the matrix'] }])], { type: 'application/pdf' }), 'Cover.pdf')
  const { text } = await caller.fetch('/files', { method: 'POST', body: form })
  return JSON.parse(text).files[0]
}

const artifacts = '{ caraWorkspaces(first: 100) { items { artifacts(last: 5) { id type version state } } } }'

/** One that can be changed; the demo has an email and a document in each agency. */
async function artifact({ caller }: Records, type: string): Promise<AnyRecord> {
  const { caraWorkspaces } = await caller.call<{ caraWorkspaces: { items: { artifacts: AnyRecord[] }[] } }>(artifacts)
  const all = caraWorkspaces.items.flatMap(({ artifacts }) => artifacts)
  const found = all.find(artifact => artifact['type'] === type && artifact['state'] !== 'SENT')
  if (!found) throw new Error(`The demo data has no ${type} in this agency.`)
  return found
}

const review = `mutation ($id: ID!, $version: Int!) {
  reviewCaraArtifact(id: $id, version: $version, isReviewed: true) { id version }
}`

const ask = `mutation ($id: ID!) {
  addCaraWorkspaceMessage(id: $id, input: { message: "Search the web for quartz lanterns" }) { id }
}`

/** She asks to be allowed to search the web. */
async function askingWorkspace(agency: Records): Promise<AnyRecord> {
  const { id } = await idleWorkspace(agency)
  await agency.caller.call(ask, { id })
  return agency.settled('CaraWorkspace', { id }, ({ approvals }) => (approvals as object[]).length > 0)
}

const idleWorkspace = async (agency: Records) =>
  agency.settled('CaraWorkspace', await agency.make('Mutation.createCaraWorkspace'), ({ state }) => state !== 'WORKING')

const search = 'query ($id: ID) { searchKnowledgeBase(text: "1000000", documentId: $id) { id } }'

async function fileDocument(agency: Records): Promise<AnyRecord> {
  const made = await agency.make('Mutation.uploadKnowledgeBaseFileDocument')
  return agency.settled('KnowledgeBaseDocument', made, ({ indexingStatus }) =>
    JSON.stringify(indexingStatus).includes('COMPLETED'),
  )
}

const fileQuery = 'query ($id: ID!) { knowledgeBaseDocument(id: $id) { file { url } } }'

async function fileOf({ id }: AnyRecord, { caller }: Records): Promise<string> {
  const found = await caller.call<{ knowledgeBaseDocument: { file: { url: string } } }>(fileQuery, { id })
  return found.knowledgeBaseDocument.file.url.split('/')[2] ?? ''
}

export const tenancy: AreaTenancy = {
  kinds: {
    documentId: 'KnowledgeBaseDocument',
    documentIds: 'KnowledgeBaseDocument',
    sourceId: 'read file',
    'Mutation.uploadCaraForm.input.fileId': 'form file',
    prefixFileId: 'PDF',
    suffixFileId: 'PDF',
    workspaceIds: 'CaraWorkspace',
    'Mutation.answerCaraApproval.approvalId': 'approval',
    'Mutation.answerCaraApproval.id': 'asking CaraWorkspace',
    'Mutation.replaceKnowledgeBaseDocument.id': 'file KnowledgeBaseDocument',
    'Mutation.replaceKnowledgeBaseDocument.input.fileId': 'list',
    'Mutation.retryCaraWorkspace.id': 'stopped CaraWorkspace',
    'Mutation.saveCaraArtifact.id': 'reviewed CaraArtifact',
    'Mutation.saveCaraArtifact.input.recordId': 'BusinessPolicy',
    'Mutation.saveCaraArtifact.input.styleId': 'HtmlDocumentTemplate',
    'Mutation.updateCaraHtmlDocument.id': 'written CaraArtifact',
    'Mutation.uploadKnowledgeBaseFileDocument.input.fileIds': 'list',
    'Query.caraOutgoingEmail.id': 'CaraArtifact',
  },
  inputs: {
    // It stays here for the operations that follow.
    'Mutation.sendCaraEmail': { 'input.isRecipientConfirmed': false },
    'Mutation.saveCaraArtifact': { 'input.target': 'POLICY', 'input.documentType': 'OTHER' },
    'Mutation.updateCaraForm': { 'input.fields': [{ name: 'Insured', value: 'Someone' }] },
    'Mutation.uploadCaraForm': { template: 'ACORD_36', 'input.isLicensed': true },
    'Mutation.updateCaraSettings': { 'input.isWebSearchAllowed': true },
    'Subscription.watchCaraWorkspace': { after: 0 },
    // Nothing is asked outside of this machine.
    'Mutation.testCaraModel': {
      input: { provider: 'OPENAI_COMPATIBLE', name: 'none', url: 'https://10.0.0.1/v1' },
    },
  },
  ignored: {
    'Mutation.createCaraWorkspace.input.agencyUserId': 'What a person makes is their own, whoever is named.',
  },
  records: {
    CaraArtifact: agency => artifact(agency, 'EMAIL'),
    'written CaraArtifact': agency => artifact(agency, 'HTML_DOCUMENT'),
    'reviewed CaraArtifact': async agency => {
      const { id, version } = await artifact(agency, 'HTML_DOCUMENT')
      const found = await agency.caller.call<{ reviewCaraArtifact: AnyRecord }>(review, { id, version })
      return found.reviewCaraArtifact
    },
    CaraWorkspace: idleWorkspace,
    'stopped CaraWorkspace': async agency => {
      const made = await agency.make('Mutation.createCaraWorkspace')
      await agency.caller.call('mutation ($id: ID!) { stopCaraWorkspace(id: $id) { id } }', made)
      return agency.settled('CaraWorkspace', made, ({ state }) => state !== 'WORKING')
    },
    'asking CaraWorkspace': askingWorkspace,
    approval: async agency => {
      const { id } = await agency.get('asking CaraWorkspace')
      const { approvals } = await agency.settled('CaraWorkspace', { id }, () => true)
      return (approvals as AnyRecord[])[0] ?? { id: '' }
    },
    'file KnowledgeBaseDocument': fileDocument,
    'read file': async agency => ({ id: await fileOf(await fileDocument(agency), agency) }),
    KnowledgePassage: async agency => {
      const { id } = await fileDocument(agency)
      const found = await agency.caller.call<{ searchKnowledgeBase: AnyRecord[] }>(search, { id })
      return found.searchKnowledgeBase[0] ?? { id: '' }
    },
    'form file': async ({ caller }) => ({ id: await sendCertificateForm(caller) }),
    PDF: sendPdf,
    list: async ({ caller }) => ({ id: await uploadList(caller, 'Limit\n1000000\n', 'limits.csv') }),
  },
  odd: { 'Mutation.testCaraModel': { refuses: 'url' } },
}
