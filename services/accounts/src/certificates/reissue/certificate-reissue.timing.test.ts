import { describe, expect, it } from 'vitest'
import { useReissues } from './testing/use-reissues.ts'

const { data, supersededAccount, superseded, start, reaches, certificatesOf } = useReissues()

describe('many certificates', () => {
  it('are compared at once, and issued in a run', async () => {
    const { accountId, ids } = await supersededAccount(50)
    const asked = performance.now()
    expect(await superseded(accountId)).toHaveLength(50)
    const compared = performance.now() - asked
    const run = await start({ accountId, certificateIds: ids })
    await reaches(run.id, 'DONE')
    const { items } = await certificatesOf(accountId)
    expect(new Set(items.map(({ certificateNumber }) => certificateNumber)).size).toBe(100)
    expect(compared).toBeLessThan(5_000)
    const list = /* GraphQL */ `{ certificateHolders(first: 50) { items { id name certificateCount lastIssuedAt } total } }`
    const listed = performance.now()
    await data(list)
    expect(performance.now() - listed).toBeLessThan(1_000)
  }, 120_000)
})
