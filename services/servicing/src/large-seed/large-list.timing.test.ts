import { inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import type { Model } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestTypes } from '../models/enumerations.ts'
import { ServiceRequest } from '../models/service-request.model.ts'
import { ServiceRequestVersion } from '../models/service-request-version.model.ts'
import { servicingSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/servicing-subgraph.ts'
import { cursorBehind, measure, seedHundred } from './large-list.ts'
import { largeRequest } from './large-requests.ts'
import { largeVersions } from './large-versions.ts'
import { seedLarge } from './seed-large.ts'

/** The long form has ten times as many. */
const requests = 10_000
const most = 1.5

let subgraph: TestSubgraph
beforeAll(async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:1' }
  subgraph = await startTestSubgraph({ ...servicingSubgraph, seed: {} as never, jobs: [] }, environment)
  await seedLarge(requests)
  await seedHundred()
}, 60_000)
afterAll(() => subgraph.close())

const plain = (record: object) => JSON.parse(JSON.stringify(record))
const made = (count: number) => Array.from({ length: count }, (_, number) => largeRequest(number, '2026-11-22'))

/** What mongoose makes of a record that is stored as it is given. */
async function whole(model: Model<never>, record: object) {
  const document = new (model as unknown as Model<object>)({ ...record, agencyId: us.agencyId })
  await inTenantScope(us.agencyId, () => document.validate())
  const { agencyId, ...stored } = plain(document.toObject())
  return stored
}

describe('the requests of a large agency', () => {
  it('are stored as mongoose would store them, with their version logs', async () => {
    for (const request of made(50)) {
      expect(plain(request)).toEqual(await whole(ServiceRequest as never, request))
      for (const version of largeVersions(request)) {
        expect(plain(version)).toEqual(await whole(ServiceRequestVersion as never, version))
      }
    }
    const stored = await inTenantScope(us.agencyId, async () => ({
      logs: (await ServiceRequestVersion.distinct('requestId')).length,
      requests: await ServiceRequest.countDocuments(),
    }))
    expect(stored.logs).toBe(stored.requests)
    expect(stored.requests).toBe(requests + 60)
  })

  it('are of every type, open and closed, assigned and not', () => {
    const some = made(2_000)
    expect(new Set(some.map(({ type }) => type))).toEqual(new Set(requestTypes))
    const open = some.filter(({ state }) => state === 'OPEN').length
    expect(open).toBeGreaterThan(100)
    expect(open).toBeLessThan(400)
    expect(some.filter(({ assigneeId }) => !assigneeId).length).toBeGreaterThan(200)
    expect(some.some(({ isLoss }) => isLoss)).toBe(true)
  })
})

it('a page of 10,000 requests, the first or the 99th, takes no longer than one of a hundred', async () => {
  const after = await cursorBehind(subgraph, 98)
  const kinds = { hundred: { caller: them }, first: {}, last: { after }, byAssignee: { sort: 'ASSIGNEE_ASC' } }
  const { hundred = 0, ...times } = await measure(subgraph, kinds, 30)
  for (const [kind, time] of Object.entries(times)) {
    expect(time / hundred, `${kind}: ${time} ms against ${hundred} ms`).toBeLessThan(most)
  }
})
