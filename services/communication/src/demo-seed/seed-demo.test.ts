import { demoAccounts, inTenantScope } from '@coverdesk/kit'
import { startTestSubgraph, type TestSubgraph } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Call } from '../call-record/call.model.ts'
import { callStatuses } from '../call-record/enumerations.ts'
import { communicationSubgraph } from '../subgraph.ts'
import { documents, them, us } from '../testing/communication-subgraph.ts'
import { seedDemo } from './seed-demo.ts'

interface Listed {
  calls: {
    total: number
    items: { status: string; account: { id: string } | null; serviceRequests: { id: string }[] }[]
  }
}

let subgraph: TestSubgraph
beforeAll(async () => {
  subgraph = await startTestSubgraph(communicationSubgraph, { SEED: 'demo' })
})
afterAll(() => subgraph.close())

describe('the demo', () => {
  it('has 20 calls of every status, none later than now', async () => {
    const { calls } = await subgraph.data<Listed>(us, documents.list, { first: 100 })
    expect(calls.total).toBe(20)
    expect(new Set(calls.items.map(({ status }) => status))).toEqual(new Set(callStatuses))
    const later = await inTenantScope(us.agencyId, () => Call.countDocuments({ timeOrder: { $gt: new Date() } }))
    expect(later).toBe(0)
  })

  it('names service requests of servicing’s demo at their calls', async () => {
    const { calls } = await subgraph.data<Listed>(us, documents.list, { first: 100 })
    const requests = calls.items.flatMap(({ account, serviceRequests }) =>
      serviceRequests.map(({ id }) => [account?.id, id]),
    )
    expect(requests).toEqual([
      [demoAccounts.lakeshore.id, '67e000000000000000000010'],
      [demoAccounts.coastal.id, '67e000000000000000000008'],
    ])
  })

  it('carries CANARY_B in every text of the other agency', async () => {
    const { calls } = await subgraph.data<{ calls: { items: Record<string, unknown>[] } }>(them, documents.list)
    for (const { fromName, summary, disconnectionReason, transcript } of calls.items) {
      expect([fromName, summary, disconnectionReason].every(text => String(text).includes('CANARY_B'))).toBe(true)
      for (const { content } of transcript as { content: string }[])
        expect(content === '' || content.includes('CANARY_B')).toBe(true)
    }
  })

  it('fills a database once', async () => {
    await seedDemo()
    expect((await subgraph.data<Listed>(us, documents.list)).calls.total).toBe(20)
  })
})
