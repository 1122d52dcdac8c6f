import { type CallContext, inTenantScope, mutation } from '@coverdesk/kit'
import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { maya, useSettingsSubgraph } from '../../testing/settings-subgraph.ts'
import type { AmsTokens } from '../adapters/adapter.ts'
import { Integration } from '../record/integration.model.ts'
import { StoredTokens } from './stored-tokens.ts'

useSettingsSubgraph()

const job = {
  signal: new AbortController().signal,
  write: <Result>(work: () => Promise<Result>) =>
    mutation('test/write', () => work())(null, { ...maya, requestId: 'test' } as CallContext),
}

const connect = () =>
  inTenantScope(maya.agencyId, async () => {
    const _id = new Types.ObjectId()
    await job.write(async () => {
      await Integration.deleteMany({})
      await Integration.insertOne({
        _id,
        type: 'AMS_NOWCERTS',
        state: 'CREATED',
        account: 'a',
        createdById: _id,
      } as never)
    })
    return String(_id)
  })

it('two runs that meet renew once: the refresh token is good once', async () => {
  const id = await connect()
  let renewals = 0
  const renew = async (current: AmsTokens | null): Promise<AmsTokens> => {
    renewals += 1
    await new Promise(resolve => setTimeout(resolve, 100))
    return { access: `access ${renewals}`, refresh: current ? 'second' : 'first' }
  }
  await inTenantScope(maya.agencyId, async () => {
    const one = new StoredTokens(id, job)
    const other = new StoredTokens(id, job)
    expect(await Promise.all([one.renewed(null, renew), other.renewed(null, renew)])).toEqual([
      { access: 'access 1', refresh: 'first' },
      { access: 'access 1', refresh: 'first' },
    ])
    await Promise.all([one.renewed('access 1', renew), other.renewed('access 1', renew)])
    expect(renewals).toBe(2)
    expect(await other.current()).toEqual({ access: 'access 2', refresh: 'second' })
  })
})

it('a renewal that fails keeps no one waiting, and what is stored is sealed', async () => {
  const id = await connect()
  await inTenantScope(maya.agencyId, async () => {
    const tokens = new StoredTokens(id, job)
    await expect(tokens.renewed(null, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await tokens.renewed(null, async () => ({ access: 'plain words', refresh: null }))
    const stored = await Integration.collection.findOne({ _id: new Types.ObjectId(id) })
    expect(JSON.stringify(stored)).not.toContain('plain words')
    expect(stored?.['renewal']).toBeNull()
  })
})
