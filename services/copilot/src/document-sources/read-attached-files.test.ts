import { demoAgencies, inTenantScope, seedFile } from '@coverdesk/kit'
import {
  runJob,
  sharedDatabase,
  startTestProduct,
  startTestSubgraph,
  type TestProduct,
  type TestSubgraph,
} from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ReadDocument } from '../documents/read-document.model.ts'
import { policyScope, requestScope } from '../documents/scopes.ts'
import { copilotSubgraph } from '../subgraph.ts'
import { AttachedLook } from './attached-look.model.ts'
import { readAttachedFiles } from './read-attached-files.ts'

const us = demoAgencies.harborPoint.id
const them = demoAgencies.canary.id
const hour = 60 * 60_000
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

interface Attached {
  name: string
  mimeType: string
  url: string
}
/** What policies and servicing answer, by agency. */
const policies: Record<string, { id: string; files: Attached[] }[]> = { [us]: [], [them]: [] }
const requests: Record<
  string,
  { id: string; signedRequest: Attached | null; resolution: { files: Attached[] } | null }[]
> = {
  [us]: [],
  [them]: [],
}
let arePoliciesThere = true
let product: TestProduct
let subgraph: TestSubgraph

beforeAll(async () => {
  product = await startTestProduct(({ query, variables, caller }) => {
    const agencyId = caller.agencyId ?? ''
    const { id } = variables as { id?: string }
    const isOf = (record: { id: string }) => record.id === id
    if (!arePoliciesThere) return { errors: [{ message: 'Try again.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }
    if (query.includes('CopilotPolicyFiles'))
      return { data: { businessPolicy: policies[agencyId]?.find(isOf) ?? null } }
    if (query.includes('CopilotRequestFiles'))
      return { data: { serviceRequest: requests[agencyId]?.find(isOf) ?? null } }
    if (query.includes('CopilotPoliciesFiles'))
      return { data: { businessPolicies: page(policies[agencyId], variables) } }
    return { data: { serviceRequests: page(requests[agencyId], variables) } }
  })
  subgraph = await startTestSubgraph(
    { ...copilotSubgraph, jobs: (copilotSubgraph.jobs ?? []).map(job => ({ ...job, every: '1 day' })) },
    product.environment,
  )
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})

/** Pages of one record each. */
function page<Item>(all: Item[] = [], { after }: { after?: string | null }) {
  const at = Number(after ?? 0)
  return { items: all.slice(at, at + 1), endCursor: at + 1 < all.length ? String(at + 1) : null }
}

/** As a seed does it: stored and given to its record, without an event. */
async function seeded(agencyId: string, name: string, typename: string, sentAt = new Date(Date.now() - hour)) {
  const fileId = await inTenantScope(agencyId, () =>
    seedFile(name, 'text/plain', Buffer.from(`Words of ${name}.`), 'someone'),
  )
  const attached = {
    'metadata.state': 'ATTACHED',
    'metadata.attachedTo': { typename, id: `of ${name}` },
    uploadDate: sentAt,
  }
  await sharedDatabase('gateway')
    .collection('files.files')
    .updateOne({ _id: fileId as never }, { $set: attached })
  return { fileId, attached: { name, mimeType: 'text/plain', url: `/files/${fileId}/${name}` } }
}
const readOf = (agencyId: string) =>
  inTenantScope(agencyId, () => ReadDocument.find({}, { sourceId: 1, scopes: 1, state: 1 }).sort({ name: 1 }).lean())
const isRead = (agencyId: string, expected: { sourceId: string; scopes: string[] }[]) =>
  vi.waitFor(
    async () => expect(await readOf(agencyId)).toMatchObject(expected.map(one => ({ ...one, state: 'COMPLETED' }))),
    { timeout: 40_000, interval: 100 },
  )

describe('files that were attached before Cara was there', () => {
  it('are read, each for its record and agency, and only once', async () => {
    const [one, two, three] = [
      await seeded(us, 'a.txt', 'PolicyFile'),
      await seeded(us, 'b.txt', 'PolicyFile'),
      await seeded(us, 'c.txt', 'ServiceRequest'),
    ]
    const theirs = await seeded(them, 'd.txt', 'PolicyFile')
    policies[us] = [
      { id: 'p1', files: [one.attached] },
      { id: 'p2', files: [] },
      { id: 'p3', files: [two.attached] },
    ]
    requests[us] = [
      { id: 'r1', signedRequest: three.attached, resolution: null },
      { id: 'r2', signedRequest: null, resolution: null },
    ]
    policies[them] = [{ id: 'q1', files: [theirs.attached] }]
    await runJob(readAttachedFiles)
    await isRead(us, [
      { sourceId: one.fileId, scopes: [policyScope('p1')] },
      { sourceId: two.fileId, scopes: [policyScope('p3')] },
      { sourceId: three.fileId, scopes: [requestScope('r1')] },
    ])
    await isRead(them, [{ sourceId: theirs.fileId, scopes: [policyScope('q1')] }])
    const asked = product.questions.length
    await runJob(readAttachedFiles)
    expect(product.questions.length, 'nothing is asked where nothing came').toBe(asked)
  })

  it('are read later when policies don’t answer now', async () => {
    // The last look was ten minutes ago.
    const until = new Date(Date.now() - 10 * 60_000)
    await inTenantScope(us, () => AttachedLook.updateMany({}, { until }))
    const late = await seeded(us, 'e.txt', 'PolicyFile', new Date(Date.now() - 3 * 60_000))
    policies[us]?.push({ id: 'p4', files: [late.attached] })
    arePoliciesThere = false
    await runJob(readAttachedFiles)
    expect((await readOf(us)).map(({ sourceId }) => sourceId)).not.toContain(late.fileId)
    arePoliciesThere = true
    await runJob(readAttachedFiles)
    expect((await readOf(us)).map(({ sourceId }) => sourceId)).toContain(late.fileId)
  })

  it('of a moment ago are left to the event that tells of them', async () => {
    const fresh = await seeded(us, 'f.txt', 'PolicyFile', new Date())
    policies[us]?.push({ id: 'p5', files: [fresh.attached] })
    await runJob(readAttachedFiles)
    expect((await readOf(us)).map(({ sourceId }) => sourceId)).not.toContain(fresh.fileId)
  })
})
