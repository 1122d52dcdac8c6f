import { buffer } from 'node:stream/consumers'
import { inTenantScope, readFile } from '@coverdesk/kit'
import { type ProductQuestion, runJob, startTestProduct, startTestSubgraph } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Artifact } from '../artifacts/artifact.model.ts'
import { copilotSubgraph } from '../subgraph.ts'
import { us } from '../testing/copilot-subgraph.ts'
import { ArtifactSave } from './artifact-save.model.ts'
import { saveCaraArtifact } from './save-artifact-job.ts'
import { saveArtifactJob } from './save-job-name.ts'

const policyId = '67d000000000000000000001'
const requestId = '67c000000000000000000001'

/** What policies and servicing have done, as they do it: a file that is there already isn’t added again. */
const kept = new Map<string, { target: string; recordId: string; input: Record<string, unknown>; userId: string }>()
let refusal: object | null
/** Whether saves wait until a test runs them. */
let isHeld = false

const profile = { address: null, phone: null, licenseNumber: null }
const agency = { name: 'Harbor Point Insurance', timeZone: 'UTC', profile }

function answer({ caller, query, variables }: ProductQuestion): object {
  const { input = {}, id } = variables as { input?: Record<string, unknown>; id?: string }
  if (query.trimStart().startsWith('mutation')) {
    if (refusal) return { data: null, errors: [refusal] }
    const target = query.includes('addPolicyDocument') ? 'POLICY' : 'SERVICE_REQUEST'
    const fileId = String(input['fileId'])
    const recordId = String(target === 'POLICY' ? input['policyId'] : id)
    if (!kept.has(fileId)) kept.set(fileId, { target, recordId, input, userId: String(caller.userId) })
    return { data: { addPolicyDocument: { id: 'd1' }, addServiceRequestDocument: { id: recordId } } }
  }
  if (query.includes('CaraSavePolicy')) {
    const policy = { id, type: 'GENERAL_LIABILITY', policyNumber: 'CGL 4471923-12' }
    return { data: { businessPolicy: id === policyId ? policy : null } }
  }
  if (query.includes('CaraSaveRequest')) {
    const request = { id, type: 'ENDORSE_POLICY', customerName: 'Heron Hardware' }
    return { data: { serviceRequest: id === requestId ? request : null } }
  }
  return { data: { agency } }
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let subgraph: Awaited<ReturnType<typeof startTestSubgraph>>
beforeAll(async () => {
  product = await startTestProduct(answer)
  const jobs = (copilotSubgraph.jobs ?? []).map(job =>
    job.name === saveArtifactJob
      ? { ...job, run: async (running: Parameters<typeof job.run>[0]) => void (isHeld || (await job.run(running))) }
      : job,
  )
  subgraph = await startTestSubgraph({ ...copilotSubgraph, jobs }, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})
beforeEach(() => {
  kept.clear()
  refusal = null
  isHeld = false
})

const fields = 'id version saves { id artifactVersion target recordId recordName state failure user { id } url }'
const save = `mutation ($id: ID!, $version: Int!, $input: SaveCaraArtifactInput!) {
  artifact: saveCaraArtifact(id: $id, version: $version, input: $input) { ${fields} } }`
const read = `query ($id: ID!) { artifact: caraArtifact(id: $id) { ${fields} } }`
const review = `mutation ($id: ID!, $version: Int!) {
  artifact: reviewCaraArtifact(id: $id, version: $version, isReviewed: true) { version } }`
const edit = `mutation ($id: ID!, $version: Int!, $input: CaraHtmlDocumentInput!) {
  artifact: updateCaraHtmlDocument(id: $id, version: $version, input: $input) { version } }`

interface Saved {
  version: number
  saves: { state: string; recordName: string; artifactVersion: number; failure: string | null; url: string | null }[]
}
const ask = async (document: string, variables: object) =>
  (await subgraph.data<{ artifact: Saved }>(us, document, variables)).artifact
const toPolicy = { target: 'POLICY', recordId: policyId, documentType: 'OTHER' }
const toRequest = { target: 'SERVICE_REQUEST', recordId: requestId }

/** A document that a person has reviewed. */
async function reviewed(type = 'HTML_DOCUMENT') {
  const [_id, workspaceId, runId] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()]
  const content = { blocks: [{ type: 'PARAGRAPH', text: 'The limit is $1,000,000.' }], evidence: [] }
  const made = {
    _id,
    workspaceId,
    number: 1,
    runId,
    callId: 'c1',
    type,
    title: 'Review',
    content,
    createdAt: new Date(),
  }
  await inTenantScope(us.agencyId, () => Artifact.create(made as never))
  return { id: String(_id), version: (await ask(review, { id: String(_id), version: 1 })).version }
}
const until = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const artifact = await ask(read, { id })
      expect(artifact.saves[0]?.state, artifact.saves[0]?.failure ?? undefined).toBe(state)
      return artifact
    },
    { timeout: 20_000, interval: 50 },
  )
const wrong = async (at: object, input: object) => {
  const { extensions } = await subgraph.failure(us, save, { ...at, input })
  return extensions['validationErrors']
}

it('keeps a reviewed document with a policy as a PDF, once, and says where', async () => {
  const at = await reviewed()
  const asked = await ask(save, { ...at, input: { ...toPolicy, isVisible: true } })
  expect(asked).toMatchObject({ version: at.version, saves: [{ artifactVersion: at.version, recordId: policyId }] })
  const [saved] = (await until(at.id, 'SAVED')).saves
  const [[fileId, given] = []] = [...kept]
  expect(saved).toMatchObject({
    ...{ recordName: 'General Liability CGL 4471923-12', user: { id: us.userId } },
    url: `/files/${fileId}/Review.pdf`,
  })
  expect(given).toMatchObject({ recordId: policyId, userId: us.userId, input: { type: 'OTHER', visible: true } })
  const bytes = await inTenantScope(us.agencyId, () => buffer(readFile(String(fileId))))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const { message } = await subgraph.failure(us, save, { ...at, input: toPolicy })
  expect(message).toBe('This version is saved with General Liability CGL 4471923-12 already.')
  expect(kept.size).toBe(1)
})

it('keeps it with a service request as well, and a changed document once more', async () => {
  const at = await reviewed()
  await ask(save, { ...at, input: toRequest })
  expect((await until(at.id, 'SAVED')).saves[0]?.recordName).toBe('Endorse Policy, Heron Hardware')
  await ask(edit, { ...at, input: { title: 'Review', markdown: 'The limit is $2,000,000.' } })
  const again = await ask(review, { id: at.id, version: 3 })
  await ask(save, { id: at.id, version: again.version, input: toRequest })
  await vi.waitFor(async () => {
    const { saves } = await ask(read, { id: at.id })
    expect(saves.map(({ state, artifactVersion }) => [state, artifactVersion])).toEqual([
      ['SAVED', 4],
      ['SAVED', 2],
    ])
  }, 20_000)
  expect([...kept.values()].map(({ target }) => target)).toEqual(['SERVICE_REQUEST', 'SERVICE_REQUEST'])
})

it('two people who save it at once save it once', async () => {
  isHeld = true
  const at = await reviewed()
  const both = await Promise.all([1, 2].map(() => subgraph.ask(us, save, { ...at, input: toPolicy })))
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1)
  expect((await ask(read, at)).saves).toHaveLength(1)
})

it('a process that dies after the file was given continues with the same file', async () => {
  isHeld = true
  const at = await reviewed()
  const asked = await ask(save, { ...at, input: toPolicy })
  const { _id } = await inTenantScope(us.agencyId, () => ArtifactSave.findOne({ artifactId: at.id }).orFail().lean())
  const payload = { saveId: String(_id) }
  await runJob(saveCaraArtifact, payload, us.agencyId)
  // It died before it noted that this is done.
  await inTenantScope(us.agencyId, () => ArtifactSave.collection.updateOne({ _id }, { $set: { state: 'SAVING' } }))
  await runJob(saveCaraArtifact, payload, us.agencyId)
  await runJob(saveCaraArtifact, payload, us.agencyId)
  expect(asked.saves).toHaveLength(1)
  expect((await ask(read, at)).saves).toMatchObject([{ state: 'SAVED' }])
  expect(kept.size).toBe(1)
})

it('what the other area refuses is said, and can be tried again', async () => {
  const at = await reviewed()
  const message = 'A policy has at most 100 documents. Delete one first.'
  const validationErrors = [{ path: 'fileId', message }]
  refusal = { message: 'Check the input.', extensions: { code: 'VALIDATION_FAILED', validationErrors } }
  await ask(save, { ...at, input: toPolicy })
  expect((await until(at.id, 'FAILED')).saves).toMatchObject([{ failure: message, url: null }])
  refusal = null
  await ask(save, { ...at, input: toPolicy })
  expect((await until(at.id, 'SAVED')).saves).toHaveLength(1)
  expect(kept.size).toBe(1)
})

it('saves nothing that no person has reviewed, that someone changed, or that is no document', async () => {
  const at = await reviewed()
  expect((await subgraph.failure(us, save, { ...at, version: 1, input: toPolicy })).extensions.code).toBe('CONFLICT')
  await ask(edit, { ...at, input: { title: 'Review', markdown: 'Other text.' } })
  const draft = await subgraph.failure(us, save, { id: at.id, version: 3, input: toPolicy })
  expect(draft.message).toBe('Mark this document as reviewed before you save it.')
  const email = await reviewed('EMAIL')
  const { message } = await subgraph.failure(us, save, { ...email, input: toPolicy })
  expect(message).toBe('Only documents can be saved with a record.')
})

it('says at the fields what has to be chosen', async () => {
  const at = await reviewed()
  const choose = 'Choose where to save it: POLICY or SERVICE_REQUEST.'
  expect(await wrong(at, {})).toEqual([{ path: 'target', message: choose }])
  expect(await wrong(at, { target: 'POLICY' })).toEqual([
    { path: 'recordId', message: 'Choose a policy.' },
    { path: 'documentType', message: 'Choose a document type.' },
  ])
  expect(await wrong(at, { ...toPolicy, recordId: requestId })).toEqual([
    { path: 'recordId', message: 'Choose a policy.' },
  ])
  expect(await wrong(at, { ...toPolicy, styleId: '67e000000000000000000001' })).toEqual([
    { path: 'styleId', message: 'Choose a style.' },
  ])
  expect(await wrong(at, { ...toRequest, recordId: 'none' })).toEqual([
    { path: 'recordId', message: 'Choose a service request.' },
  ])
})
