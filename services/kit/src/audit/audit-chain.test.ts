import mongoose, { Schema, Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { createLogger } from '../logger.ts'
import { defineTenantModel } from '../models.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inTenantScope } from '../scope.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { startAuditChain } from './audit-chain.ts'
import { type AuditEntry, auditEntries, auditLinks } from './audit-collections.ts'
import { sealOfEntry } from './digest.ts'
import { linkEntries } from './link-entries.ts'
import { auditRetention, keepAuditFor, removeOldEntries, retainedSince } from './retention.ts'
import { verifyChains, verifyPortion } from './verify-chain.ts'

useTestDatabases('chain')

const Memo = defineTenantModel('testMemos', new Schema<{ text: string }>({ text: String }))
const ours = new Types.ObjectId()
const theirs = new Types.ObjectId()
const entries = () => auditEntries(ownDatabase())
const links = () => auditLinks(ownDatabase())

const write = (text: string, agencyId = ours) =>
  inTenantScope(String(agencyId), () =>
    runMutation({ operation: 'write', requestId: text, agencyId: String(agencyId), isAlwaysAudited: true }, () =>
      Memo.create({ text }),
    ),
  )
const verify = (since = retainedSince(2555)) => verifyChains(ownDatabase(), () => since)
const ourEntries = () =>
  entries()
    .find({ agencyId: ours }, { sort: { _id: 1 } })
    .toArray()
/** As if Coverdesk had written it then. */
async function writtenAt(at: Date, entry: AuditEntry | undefined) {
  if (!entry) throw new Error('There is no entry.')
  const seal = sealOfEntry(ownDatabase(), { ...entry, at })
  await entries().updateOne({ _id: entry._id }, { $set: { at, seal } })
}
const ourLinks = () =>
  links()
    .find({ agencyId: ours }, { sort: { number: 1 } })
    .toArray()

beforeEach(async () => {
  await Promise.all([entries().deleteMany({}), links().deleteMany({})])
  for (const text of ['one', 'two', 'three', 'four']) await write(text)
  await write('theirs', theirs)
  for (const agency of [ours, theirs]) await linkEntries(ownDatabase(), agency)
})

describe('the chain', () => {
  it('holds while no one touches it', async () => {
    expect(await verify()).toEqual({ links: 5, broken: [] })
    expect((await ourLinks()).map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  it('is checked portion by portion as it is as a whole', async () => {
    const many = Array.from({ length: 600 }, (_, count) => ({
      ...{ _id: new Types.ObjectId(), agencyId: ours, at: new Date(), userId: null, changes: [] },
      ...{ requestId: `many ${count}`, operation: 'write', isUnlinked: true as const },
    }))
    await entries().insertMany(many)
    await linkEntries(ownDatabase(), ours)
    const steps: { checked: number; total: number }[] = []
    let from: string | null = null
    do {
      const { checked, total, next, fault } = await verifyPortion(ownDatabase(), ours, retainedSince(2555), from)
      expect(fault).toBeNull()
      steps.push({ checked, total })
      from = next
    } while (from)
    expect(steps[0]).toEqual({ checked: 500, total: 604 })
    expect(steps.at(-1)).toEqual({ checked: 604, total: 604 })
    await entries().deleteOne({ requestId: 'many 550' })
    const second = await verifyPortion(ownDatabase(), ours, retainedSince(2555), 'link|500')
    expect(second).toMatchObject({ checked: 554, next: null, fault: { reason: 'was removed before its time' } })
  })

  it('continues where it was, also when several replicas link at once', async () => {
    for (let count = 0; count < 30; count += 1) await write(`more ${count}`)
    await Promise.all(Array.from({ length: 5 }, () => linkEntries(ownDatabase(), ours)))
    expect(await verify()).toEqual({ links: 35, broken: [] })
  })

  it('links a new entry within 5 s by itself', async () => {
    const chain = startAuditChain(ownDatabase(), createLogger('chain', 'silent'))
    await write('five')
    await vi.waitFor(async () => expect(await links().countDocuments({})).toBe(6), { timeout: 20_000, interval: 100 })
    await chain.close()
    expect(await verify()).toEqual({ links: 6, broken: [] })
  })

  it('links what waits when an entry of another agency cannot be linked', async () => {
    await write('waits', theirs)
    // It is linked already, so linking it fails each time.
    await entries().updateOne({ agencyId: ours }, { $set: { isUnlinked: true } })
    const chain = startAuditChain(ownDatabase(), createLogger('chain', 'silent'))
    await vi.waitFor(async () => expect(await links().countDocuments({ agencyId: theirs })).toBe(2), {
      timeout: 20_000,
    })
    await chain.close()
  })
})

describe('is broken by', () => {
  const breakages: Record<string, () => Promise<unknown>> = {
    'an edited row': () => entries().updateOne({ agencyId: ours }, { $set: { userId: 'someone else' } }),
    'an edited change': () => entries().updateOne({ agencyId: ours }, { $set: { 'changes.0.after.text': 'forged' } }),
    'a field that was added to a row': () => entries().updateOne({ agencyId: ours }, { $set: { note: 'x' } } as never),
    'a row deleted before its time': () => entries().deleteOne({ agencyId: ours }),
    'a deleted link': () => links().deleteOne({ agencyId: ours, number: 2 }),
    'a deleted last link': () => links().deleteOne({ agencyId: ours, number: 4 }),
    'an edited link': () => links().updateOne({ agencyId: ours, number: 2 }, { $set: { digest: 'forged' } }),
    'a link with another date': () => links().updateOne({ agencyId: ours, number: 2 }, { $set: { at: new Date(0) } }),
    'reordered links': async () => {
      await links().updateOne({ agencyId: ours, number: 2 }, { $set: { number: 99 } })
      await links().updateOne({ agencyId: ours, number: 3 }, { $set: { number: 2 } })
      await links().updateOne({ agencyId: ours, number: 99 }, { $set: { number: 3 } })
    },
    'rows that changed places': async () => {
      const [one, two] = (await ourEntries()) as [AuditEntry, AuditEntry]
      await entries().updateOne({ _id: one._id }, { $set: { ...two, _id: one._id } })
      await entries().updateOne({ _id: two._id }, { $set: { ...one, _id: two._id } })
    },
  }

  it.each(Object.entries(breakages))('%s, and the entry is named', async (_, damage) => {
    await damage()
    const { broken } = await verify()
    expect(broken).toHaveLength(1)
    expect(broken[0]).toMatchObject({ agencyId: String(ours), reason: expect.stringMatching(/^(was|has|does)/) })
    const known = [...(await ourEntries()).map(({ _id }) => _id), ...(await ourLinks()).map(link => link.entryId)]
    expect(known.map(String)).toContain(broken[0]?.entryId)
  })
})

describe('retention', () => {
  const old = new Date(Date.now() - 40 * 24 * 60 * 60 * 1_000)
  const age = async () => {
    await Promise.all([entries().deleteMany({ agencyId: ours }), links().deleteMany({ agencyId: ours })])
    for (const text of ['old', 'new']) await write(text)
    await writtenAt(old, (await ourEntries())[0])
    await linkEntries(ownDatabase(), ours)
  }

  it('removes old entries and keeps their links, so the chain still holds', async () => {
    await age()
    await removeOldEntries(ownDatabase(), async () => 30)
    expect(await ourEntries()).toHaveLength(1)
    expect(await ourLinks()).toHaveLength(2)
    expect(await verify(retainedSince(30))).toEqual({ links: 3, broken: [] })
  })

  it('is the agency’s to choose; what a shorter time has removed is not missed later', async () => {
    const origin = { operation: 'choose', requestId: 'x', agencyId: String(ours), isAlwaysAudited: false }
    const choose = (days: number) => inTenantScope(String(ours), () => runMutation(origin, () => keepAuditFor(days)))
    const daysOf = async (agencyId: Types.ObjectId) => (await auditRetention(agencyId)).days
    const since = async () => (await auditRetention(ours)).since
    await age()
    await removeOldEntries(ownDatabase(), daysOf)
    expect(await ourEntries()).toHaveLength(2)
    await choose(30)
    expect(await daysOf(theirs)).toBe(2555)
    await removeOldEntries(ownDatabase(), daysOf)
    expect(await ourEntries()).toHaveLength(1)
    await choose(365)
    expect(await verify(await since())).toEqual({ links: 3, broken: [] })
    const [young] = await ourEntries()
    await entries().deleteOne({ _id: young?._id as Types.ObjectId })
    expect((await verify(await since())).broken[0]?.reason).toBe('was removed before its time')
  })

  it('removes nothing that has no link yet', async () => {
    await write('unlinked')
    await writtenAt(old, (await ourEntries()).at(-1))
    await removeOldEntries(ownDatabase(), async () => 30)
    expect(await entries().countDocuments({ isUnlinked: true })).toBe(1)
  })
})

it('has the indexes that begin with the agency', async () => {
  for (const collection of [entries(), links()]) {
    const indexes = await mongoose.connection.collection(collection.collectionName).indexes()
    expect(indexes.slice(1).every(({ key }) => Object.keys(key)[0] === 'agencyId')).toBe(true)
  }
})
