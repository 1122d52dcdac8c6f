import type { RunningJob } from '@coverdesk/kit'
import { runJob, sharedDatabase } from '@coverdesk/kit/testing'
import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { removePolicies } from '../imports/remove-policies.ts'
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

describe('a policy that open service requests are about', () => {
  /** As servicing notes it while a request is open. */
  const references = () => sharedDatabase('events').collection<{ _id: string }>('references')
  const noted = (id: string, request: string) => ({
    ...{ _id: `${us.agencyId} BusinessPolicy ${id} ServiceRequest ${request}`, agencyId: us.agencyId },
    ...{ typename: 'BusinessPolicy', id, from: { typename: 'ServiceRequest', id: request } },
  })

  it('is not deleted before they are resolved or linked to another one', async () => {
    const policy = await product.newPolicy()
    await references().insertMany([noted(policy.id, 'r1'), noted(policy.id, 'r2')])
    const { message, extensions } = await product.failure(deletePolicy, policy)
    expect(extensions.code).toBe('VALIDATION_FAILED')
    expect(message).toBe(
      '2 open service requests are about this policy. Resolve what is open, or link it to another policy, first.',
    )
    await references().deleteMany({ id: policy.id })
    await product.data(deletePolicy, policy)
    await product.data(restorePolicy, { id: policy.id })
    await references().insertOne(noted(policy.id, 'r3'))
    const back = await product.failure(deletePolicy, { ...policy, version: policy.version + 1 })
    expect(back.message).toContain('1 open service request is about this policy.')
  })

  it('stays when the import that brought it in is undone', async () => {
    const [kept, gone] = [await product.newPolicy(), await product.newPolicy()]
    await references().insertOne(noted(kept.id, 'r4'))
    const rows = [kept, gone].map(({ id }) => ({ policyId: new Types.ObjectId(id) })) as never[]
    let reasons: ReadonlyMap<unknown, string> = new Map()
    const run = async ({ step }: RunningJob) => {
      reasons = await step('undo', () => removePolicies(rows))
    }
    await runJob({ name: 'undo', run }, {}, us.agencyId)
    expect([...reasons]).toEqual([[rows[0], '1 open service request is about this policy.']])
    expect((await product.policy(kept.id)).id).toBe(kept.id)
    expect((await product.failure(deletePolicy, gone)).extensions.code).toBe('NOT_FOUND')
  })
})
