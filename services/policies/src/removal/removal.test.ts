import { describe, expect, it } from 'vitest'
import { them, us } from '../testing/people.ts'
import { deletePolicy, restorePolicy, usePoliciesSubgraph } from '../testing/policies-subgraph.ts'

const product = usePoliciesSubgraph()

interface Deleted {
  id: string
  type: string
  policyNumber: string | null
  accountName: string
  deletedAt: string
  restorableUntil: string
  deletedBy: { id: string }
}

const fields = 'id type policyNumber accountName deletedAt restorableUntil deletedBy { id }'
const list = `query ($first: Int, $after: String) {
  deletedBusinessPolicies(first: $first, after: $after) { items { ${fields} } total endCursor }
}`
const one = `query ($id: ID!) { deletedBusinessPolicy(id: $id) { ${fields} } }`
const readList = async (variables: object = {}) =>
  (
    await product.data<{ deletedBusinessPolicies: { items: Deleted[]; total: number; endCursor: string | null } }>(
      list,
      variables,
    )
  ).deletedBusinessPolicies
const readOne = async (id: string) =>
  (await product.data<{ deletedBusinessPolicy: Deleted }>(one, { id })).deletedBusinessPolicy

async function deleteOne(given: object = {}) {
  const policy = await product.newPolicy(given)
  await product.data(deletePolicy, policy)
  return policy.id
}

describe('deleted policies', () => {
  it('are told with whose they were, who deleted them and until when they can come back, the last one first', async () => {
    const ids = [await deleteOne({ policyNumber: 'HH-1', type: 'CYBER' }), await deleteOne(), await deleteOne()]
    const whole = await readList()
    expect(whole.items.slice(0, 3).map(({ id }) => id)).toEqual([...ids].reverse())
    expect(whole.items[2]).toMatchObject({
      type: 'CYBER',
      policyNumber: 'HH-1',
      accountName: 'Heron Hardware',
      deletedBy: { id: us.userId },
    })
    const { deletedAt, restorableUntil } = await readOne(ids[0] ?? '')
    expect((Date.parse(restorableUntil) - Date.parse(deletedAt)) / 86_400_000).toBe(30)

    const first = await readList({ first: 2 })
    const next = await readList({ first: 2, after: first.endCursor })
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(whole.items.slice(0, 4).map(({ id }) => id))
    expect(first.total).toBe(whole.total)
  })

  it('are there no more once they are back', async () => {
    const id = await deleteOne()
    const { total } = await readList()
    expect(await readOne(id)).toMatchObject({ id })
    await product.data(restorePolicy, { id })
    expect((await readList()).total).toBe(total - 1)
    expect((await product.failure(one, { id })).extensions.code).toBe('NOT_FOUND')
    expect((await product.failure(restorePolicy, { id: 'x' })).extensions.code).toBe('NOT_FOUND')
  })

  it('are the answer of the deletion, too', async () => {
    const { id, version } = await product.newPolicy({ policyNumber: 'HH-2' })
    const query = `mutation ($id: ID!, $version: Int!) { deleteBusinessPolicy(id: $id, version: $version) { ${fields} } }`
    const { deleteBusinessPolicy } = await product.data<{ deleteBusinessPolicy: Deleted }>(query, { id, version })
    expect(deleteBusinessPolicy).toEqual(await readOne(id))
  })

  it('are told up to 100 at once', async () => {
    expect((await product.failure(list, { first: 101 })).extensions.code).toBe('LIMIT_EXCEEDED')
  })

  it('are nothing to another agency', async () => {
    const id = await deleteOne()
    const nobody = '67a000000000000000000099'
    const answers = await Promise.all([id, nobody].map(asked => product.ask(them, one, { id: asked })))
    const [real, unreal] = answers.map(({ errors }) => ({ ...errors?.[0]?.extensions, requestId: null }))
    expect(real).toMatchObject({ code: 'NOT_FOUND' })
    expect(real).toEqual(unreal)
    expect((await product.ask(them, list)).data).toMatchObject({ deletedBusinessPolicies: { items: [], total: 0 } })
  })
})
