import { Types } from 'mongoose'
import { afterEach, describe, expect, it } from 'vitest'
import { runMutation } from '../mutation/run-mutation.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { inTenantScope } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import type { Notice } from './notice.ts'
import { notify } from './notify.ts'

useTestDatabases('notices')
const agencyId = String(new Types.ObjectId())
const daniel = String(new Types.ObjectId())
const notice: Notice = {
  kind: 'ASSIGNED',
  to: [daniel],
  text: 'assigned a certificate request to you',
  about: 'Bayview Marine Services LLC · Create Certificate',
  path: '/app/servicing/42',
}

const mutate = (work: () => Promise<void>) =>
  inTenantScope(agencyId, () =>
    runMutation({ operation: 'test', requestId: 'request-1', agencyId, userId: 'maya', isAlwaysAudited: false }, work),
  )
const give = (changes: Partial<Notice> = {}) => mutate(async () => notify({ ...notice, ...changes }))
const events = () => outboxOf(sharedDatabase('events')).find({}).toArray()

afterEach(() => outboxOf(sharedDatabase('events')).deleteMany({}))

describe('a notice', () => {
  it('is told to consumers with who did it, in the transaction that gave it', async () => {
    await give({ key: 'assigned 42' })
    expect(await events()).toMatchObject([
      { type: 'NoticeGiven', agencyId, userId: 'maya', notice: { ...notice, key: 'assigned 42' } },
    ])
  })

  it('does not outlive its mutation', async () => {
    const failing = mutate(async () => {
      notify(notice)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await events()).toEqual([])
  })

  it('belongs inside of a mutation', async () => {
    await expect(inTenantScope(agencyId, () => notify(notice))).rejects.toThrow('belongs inside of a mutation')
  })

  it('for no one is none', async () => {
    await give({ to: [] })
    expect(await events()).toEqual([])
  })

  it('keeps 500 characters of an excerpt, and none of them broken', async () => {
    await give({ excerpt: '🛥'.repeat(600) })
    const [event] = await events()
    expect([...(event?.notice?.excerpt ?? '')]).toHaveLength(500)
    expect(event?.notice?.excerpt).toBe(`${'🛥'.repeat(499)}…`)
  })

  it('leads nowhere but into the product', async () => {
    await expect(give({ path: 'https://elsewhere.example/app/' })).rejects.toThrow('leads to a page of ours')
    await expect(give({ path: '//elsewhere.example' })).rejects.toThrow('leads to a page of ours')
  })
})
