import { endReferences, inTenantScope, mutation, reopenReferences } from '@coverdesk/kit'
import { startTestProduct, startTestSubgraph, type TestProduct, type TestSubgraph } from '@coverdesk/kit/testing'
import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { policiesSubgraph } from '../subgraph.ts'
import { them, us } from '../testing/people.ts'
import { policyNow, storedPolicy } from '../testing/stored-policy.ts'
import { tell } from '../testing/tell.ts'

const newId = () => String(new Types.ObjectId())
const contact = { id: newId(), name: 'Teresa Alvarado' }

let areAccountsThere = true
const deleted = new Set<string>()
/** Into which others were merged. */
const survivors = new Map<string, string>()
let product: TestProduct
let subgraph: TestSubgraph
beforeAll(async () => {
  product = await startTestProduct(({ variables: { id } }) => {
    if (deleted.has(String(id))) return refusal('NOT_FOUND', 'This account does not exist, or it was removed.')
    return areAccountsThere
      ? {
          data: {
            account: {
              ...{ id: survivors.get(String(id)) ?? id, type: 'BUSINESS', contacts: [contact] },
              details: { name: 'Bayview Yachts', email: 'hello@yachts.example' },
            },
          },
        }
      : refusal('SUBGRAPH_UNAVAILABLE', 'Accounts isn’t responding.')
  })
  subgraph = await startTestSubgraph(policiesSubgraph, product.environment)
})
afterAll(async () => {
  await subgraph.close()
  await product.close()
})
beforeEach(() => {
  areAccountsThere = true
})

const refusal = (code: string, message: string) => ({
  data: { account: null },
  errors: [{ message, extensions: { code } }],
})

const renamed = {
  name: 'Bayview Yachts',
  sortName: 'bayview yachts',
  email: 'hello@yachts.example',
  contactIds: [contact.id],
}
const soon = { timeout: 20_000, interval: 20 }

describe('when an account has changed', () => {
  it('all of its policies are found and sorted by its new name, and keep their versions', async () => {
    const accountId = newId()
    const policies = [await storedPolicy(us.agencyId, { accountId }), await storedPolicy(us.agencyId, { accountId })]
    const other = await storedPolicy(us.agencyId, { accountId: newId() })
    await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(async () => {
      for (const policy of policies) expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed })
    }, soon)
    const now = await policyNow(us.agencyId, policies[0] as never)
    expect(now).toMatchObject({ version: 1, updatedAt: policies[0]?.updatedAt })
    expect(now.words).toEqual(expect.arrayContaining(['yachts', 'hello', 'general']))
    expect(now.words).not.toContain('marine')
    expect((await policyNow(us.agencyId, other)).account.name).toBe('Bayview Marine')
  })

  it('it is asked for as the system, of the agency whose account it is', async () => {
    const accountId = newId()
    await storedPolicy(them.agencyId, { accountId })
    await tell(them.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(
      () =>
        expect(product.questions.at(-1)?.caller).toMatchObject({
          agencyId: them.agencyId,
          userId: 'system:policies-of-accounts',
        }),
      soon,
    )
  })

  it('and has no policies, no one is asked', async () => {
    const before = product.questions.length
    await tell(us.agencyId, { type: 'AccountUpdated', id: newId() })
    const accountId = newId()
    const policy = await storedPolicy(us.agencyId, { accountId })
    await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(async () => expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed }), soon)
    expect(product.questions.length).toBe(before + 1)
  })

  it('while accounts do not answer, it is caught up with later, and other events do not wait for it', async () => {
    areAccountsThere = false
    const [accountId, otherId] = [newId(), newId()]
    const policy = await storedPolicy(us.agencyId, { accountId })
    await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
    await vi.waitFor(() => expect(product.questions.at(-1)?.variables['id']).toBe(accountId), soon)
    areAccountsThere = true
    const other = await storedPolicy(us.agencyId, { accountId: otherId })
    await tell(us.agencyId, { type: 'AccountUpdated', id: otherId })
    await vi.waitFor(async () => expect(await policyNow(us.agencyId, other)).toMatchObject({ account: renamed }), soon)
    await vi.waitFor(async () => expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed }), soon)
  })
})

describe('when an account was merged into another one', () => {
  const merged = async (accountId: string, into: string, at = new Date()) => {
    const policy = await storedPolicy(us.agencyId, { accountId })
    await tell(us.agencyId, { type: 'AccountsMerged', id: accountId, into, at })
    return policy
  }

  it('its policies are that one’s', async () => {
    const [accountId, into] = [newId(), newId()]
    const policy = await merged(accountId, into)
    await vi.waitFor(
      async () =>
        expect(await policyNow(us.agencyId, policy)).toMatchObject({ accountId: into, account: renamed, version: 1 }),
      soon,
    )
  })

  it('which went into a third one meanwhile, they are the third one’s', async () => {
    const [into, third] = [newId(), newId()]
    survivors.set(into, third)
    await closed(into)
    const policy = await merged(newId(), into)
    await vi.waitFor(async () => expect(await policyNow(us.agencyId, policy)).toMatchObject({ accountId: third }), soon)
  })

  it('which was deleted meanwhile, they stay until it is back, and nothing else waits for them', async () => {
    const [accountId, into] = [newId(), newId()]
    deleted.add(into)
    await closed(into)
    const policy = await merged(accountId, into)
    await othersAreFollowed()
    expect(await policyNow(us.agencyId, policy)).toMatchObject({ accountId })
    const [job] = await mergesToFollow(accountId)
    if (!job?.nextRunAt) throw new Error('No one looks for the account again.')
    expect(job.nextRunAt.getTime() - Date.now()).toBeGreaterThan(50 * 60_000)

    deleted.delete(into)
    await reopened(into)
    await jobs().updateOne({ _id: job._id }, { $set: { nextRunAt: new Date() } })
    await vi.waitFor(
      async () => expect(await policyNow(us.agencyId, policy)).toMatchObject({ accountId: into, account: renamed }),
      soon,
    )
    expect(await mergesToFollow(accountId), 'nothing is left to follow').toHaveLength(1)
  })

  it('which never came back, no one looks for it any more after its 30 days', async () => {
    const [longAgo, lately, into] = [newId(), newId(), newId()]
    deleted.add(into)
    const policies = [await merged(longAgo, into, daysAgo(32)), await merged(lately, into, daysAgo(29))]
    await othersAreFollowed()
    expect(await mergesToFollow(longAgo)).toEqual([])
    expect(await mergesToFollow(lately)).toHaveLength(1)
    for (const policy of policies) {
      expect((await policyNow(us.agencyId, policy)).accountId).toBe(policy.accountId)
    }
  })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Events come one after the other: what was told before was handled, too. */
async function othersAreFollowed() {
  const accountId = newId()
  const policy = await storedPolicy(us.agencyId, { accountId })
  await tell(us.agencyId, { type: 'AccountUpdated', id: accountId })
  await vi.waitFor(async () => expect(await policyNow(us.agencyId, policy)).toMatchObject({ account: renamed }), soon)
}

const inMutation = (work: () => Promise<unknown>) =>
  inTenantScope(us.agencyId, () => mutation('test', work)(null, { ...us, requestId: 'request-1' } as never))
const closed = (id: string) => inMutation(() => endReferences('Account', id))
const reopened = (id: string) => inMutation(() => reopenReferences('Account', id))

const jobs = () => mongoose.connection.collection<{ nextRunAt: Date | null }>('jobs')
const mergesToFollow = (accountId: string) =>
  jobs().find({ name: 'merge:policies-of-accounts', 'data.payload.id': accountId }).toArray()
