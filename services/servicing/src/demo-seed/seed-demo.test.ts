import { randomUUID } from 'node:crypto'
import { demoAccounts, demoAgencies, demoPolicies, inTenantScope, todayIn } from '@coverdesk/kit'
import { startTestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestTypes } from '../models/enumerations.ts'
import { ServiceRequest, type ServiceRequestRecord } from '../models/service-request.model.ts'
import { ServiceRequestComment } from '../models/service-request-comment.model.ts'
import { ServiceRequestVersion, type ServiceRequestVersionRecord } from '../models/service-request-version.model.ts'
import { servicingSubgraph } from '../subgraph.ts'
import { insertDemo, seedDemo } from './seed-demo.ts'

const { harborPoint, canary } = demoAgencies
const inHarborPoint = <Result>(work: () => Result | PromiseLike<Result>) => inTenantScope(harborPoint.id, work)

let close: () => Promise<void>
let requests: ServiceRequestRecord[]
let versions: ServiceRequestVersionRecord[]
beforeAll(async () => {
  const definition = { ...servicingSubgraph, name: `seed${randomUUID().slice(0, 4)}`, jobs: [] }
  close = (await startTestSubgraph(definition, { SMTP_URL: 'smtp://127.0.0.1:1' })).close
  await seedDemo()
  requests = await inHarborPoint(() => ServiceRequest.find().lean<ServiceRequestRecord[]>())
  versions = await inHarborPoint(() => ServiceRequestVersion.find().lean<ServiceRequestVersionRecord[]>())
})
afterAll(() => close())

describe('the demo has', () => {
  it('60 requests of every type and state', () => {
    expect(requests).toHaveLength(60)
    expect(new Set(requests.map(({ type }) => type))).toEqual(new Set(requestTypes))
    expect(requests.filter(({ state }) => state === 'CLOSED').length).toBeGreaterThan(15)
  })

  it('only accounts and policies of the demo, each policy with its own account', () => {
    const accounts = new Set<string | null>(Object.values(demoAccounts).map(({ id }) => id))
    const policies = new Map(
      demoPolicies('67', todayIn(harborPoint.timeZone)).map(({ id, account }) => [id, account.id]),
    )
    for (const { accountId, businessPolicyId } of requests) {
      if (accountId) expect(accounts).toContain(accountId)
      if (businessPolicyId) expect(policies.get(businessPolicyId)).toBe(accountId)
    }
    expect(
      requests.some(({ accountId }) => !accountId),
      'a client without an account',
    ).toBe(true)
  })

  it('due dates on both sides of today, and requests that no one has', () => {
    const open = requests.filter(({ state }) => state === 'OPEN')
    expect(open.filter(({ dueAt }) => dueAt && dueAt < new Date()).length).toBeGreaterThan(5)
    expect(open.filter(({ dueAt }) => dueAt && dueAt > new Date()).length).toBeGreaterThan(5)
    expect(open.filter(({ assigneeId }) => !assigneeId).length).toBeGreaterThan(3)
  })

  it('a version log for each request that ends with how it is now', () => {
    for (const { _id, state, logVersion, createdAt } of requests) {
      const log = versions
        .filter(({ requestId }) => String(requestId) === String(_id))
        .sort((one, other) => one.version - other.version)
      expect(log.map(({ version }) => version)).toEqual(Array.from({ length: logVersion }, (_, place) => place + 1))
      expect(log[0]).toMatchObject({ updateTypes: ['CREATE_SERVICE_REQUEST'], createdAt })
      expect(log.at(-1)?.updateTypes.includes('CLOSE_SERVICE_REQUEST')).toBe(state === 'CLOSED')
      expect(createdAt.getTime()).toBeLessThanOrEqual(Date.now())
    }
  })

  it('losses, waiting, corrections, a duplicate, requests that Cara found, and cancellations without a signed request', () => {
    const numberOf = (wanted: (request: ServiceRequestRecord) => unknown) => requests.filter(wanted).length
    expect(numberOf(({ isLoss, state }) => isLoss && state === 'OPEN')).toBe(3)
    expect(numberOf(({ waiting }) => waiting && waiting.followUpOn > todayIn(harborPoint.timeZone))).toBe(4)
    expect(numberOf(({ correction }) => correction)).toBe(2)
    expect(numberOf(({ source }) => source && source.sentence.length > 20)).toBe(6)
    expect(
      numberOf(({ type, state, signedRequest }) => type === 'CANCEL_POLICY' && state === 'OPEN' && !signedRequest),
    ).toBe(2)
    const duplicates = requests.filter(({ duplicateOfId }) => duplicateOfId)
    expect(duplicates).toHaveLength(1)
    const original = requests.find(({ _id }) => duplicates[0]?.duplicateOfId?.equals(_id))
    expect(original).toMatchObject({ duplicateCount: 1, accountId: duplicates[0]?.accountId })
  })

  it('a log entry for each of these', () => {
    const told = versions.flatMap(({ changes }) => changes.map(({ kind }) => kind))
    const times = (kind: string) => told.filter(one => one === kind).length
    expect(['LOSS_REPORTED', 'WAITING_STARTED', 'CORRECTED', 'MARKED_DUPLICATE'].map(times)).toEqual([3, 4, 3, 1])
    expect(versions.filter(({ updateInitiatorType }) => updateInitiatorType === 'OYSTER')).toHaveLength(6)
  })

  it('nothing twice when the seed runs again after a start that ended in the middle', async () => {
    await insertDemo()
    expect(await inHarborPoint(() => ServiceRequest.countDocuments())).toBe(60)
    expect(await inHarborPoint(() => ServiceRequestVersion.countDocuments())).toBe(versions.length)
  })

  it('requests of the second agency, all of them marked', async () => {
    const theirs = await inTenantScope(canary.id, async () => ({
      requests: await ServiceRequest.find().lean<ServiceRequestRecord[]>(),
      comments: await ServiceRequestComment.find().lean(),
    }))
    expect(theirs.requests).toHaveLength(3)
    for (const { details } of theirs.requests) expect(details).toContain('CANARY_B')
    expect(theirs.comments.map(({ content }) => content)).toEqual(['CANARY_B comment'])
  })
})
