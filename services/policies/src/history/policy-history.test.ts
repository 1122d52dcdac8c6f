import { inTenantScope } from '@coverdesk/kit'
import { describe, expect, it } from 'vitest'
import { PolicyEvent } from '../models/policy-event.model.ts'
import { them, us } from '../testing/people.ts'
import { colleague, deletePolicy, updatePolicy, usePoliciesSubgraph } from '../testing/policies-subgraph.ts'

const product = usePoliciesSubgraph()

interface HistoryPage {
  items: { id: string; kind: string; version: number; agencyUser: { id: string } | null; changes: object[] }[]
  total: number
  endCursor: string | null
}

const history = `query ($policyId: ID!, $first: Int, $after: String) {
  businessPolicyHistory(policyId: $policyId, first: $first, after: $after) {
    items { id kind version agencyUser { id } changes { field before after } } total endCursor
  }
}`
const read = async (policyId: string, page: object = {}) =>
  (await product.data<{ businessPolicyHistory: HistoryPage }>(history, { policyId, ...page })).businessPolicyHistory

async function changedPolicy(changes: number) {
  const { id } = await product.newPolicy()
  for (let version = 1; version <= changes; version += 1) {
    await product.data(updatePolicy, { id, version, input: { quoteNumber: `Q-${version}` } })
  }
  return id
}

describe('the history of a policy', () => {
  it('has the last change first, with who made it, which version it made and what it changed', async () => {
    const { items } = await read(await changedPolicy(2))
    expect(items.map(({ kind, version }) => [kind, version])).toEqual([
      ['UPDATED', 3],
      ['UPDATED', 2],
      ['CREATED', 1],
    ])
    expect(items[0]?.agencyUser).toEqual({ id: us.userId })
    expect(items[0]?.changes).toEqual([{ field: 'quoteNumber', before: '"Q-1"', after: '"Q-2"' }])
  })

  it('comes page by page, without a gap and without a repetition', async () => {
    const id = await changedPolicy(4)
    const whole = await read(id)
    const first = await read(id, { first: 2 })
    const second = await read(id, { first: 2, after: first.endCursor })
    const third = await read(id, { first: 2, after: second.endCursor })
    const pages = [first, second, third]
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
    expect(third.endCursor).toBeNull()
  })

  it('names no one where the calendar did it', async () => {
    const { id } = await product.newPolicy()
    await inTenantScope(us.agencyId, () =>
      PolicyEvent.updateOne({ policyId: id }, { $set: { kind: 'STATE_CHANGED', userId: null } }),
    )
    expect((await read(id)).items[0]?.agencyUser).toBeNull()
    await inTenantScope(us.agencyId, () => PolicyEvent.updateOne({ policyId: id }, { $set: { userId: colleague } }))
    expect((await read(id)).items[0]?.agencyUser).toEqual({ id: colleague })
  })

  it('is of a policy that is there, and of the agency whose policy it is', async () => {
    const policy = await product.newPolicy()
    const foreign = await product.ask(them, history, { policyId: policy.id })
    expect(foreign.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    await product.data(deletePolicy, policy)
    expect((await product.failure(history, { policyId: policy.id })).extensions.code).toBe('NOT_FOUND')
    expect((await product.failure(history, { policyId: 'nothing' })).extensions.code).toBe('NOT_FOUND')
  })

  it('is no longer than 100 at once', async () => {
    const { id } = await product.newPolicy()
    expect((await product.failure(history, { policyId: id, first: 101 })).extensions.code).toBe('LIMIT_EXCEEDED')
  })
})
