import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose, { Schema, Types } from 'mongoose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KeyRing } from '../credentials/key-ring.ts'
import { ownDatabase } from '../database.ts'
import { defineTenantModel } from '../models.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inTenantScope } from '../scope.ts'
import { useTestAuditKeys } from '../testing/test-audit-keys.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { acceptChains } from './accept-chains.ts'
import { AuditAnchors, useAuditAnchors } from './anchors/audit-anchors.ts'
import { FileAnchors } from './anchors/file-anchors.ts'
import { type AuditEntry, auditEntries, auditLinks } from './audit-collections.ts'
import { useAuditKeys } from './audit-keys.ts'
import { digestOf, hashOf } from './digest.ts'
import { linkEntries } from './link-entries.ts'
import { refreshHeads } from './refresh-heads.ts'
import { retainedSince } from './retention.ts'
import { verifyChains } from './verify-chain.ts'

useTestDatabases('sealing')

const Memo = defineTenantModel(
  'testSealedMemos',
  new Schema<{ text: string; bytes?: Buffer }>({ text: String, bytes: Buffer }),
)
const agencyId = new Types.ObjectId()
const entries = () => auditEntries(ownDatabase())
const links = () => auditLinks(ownDatabase())
const ring = (...names: string[]) =>
  new KeyRing(names.map((name, index) => [name, Buffer.alloc(32, name.length + index)]))

const write = (text: string) =>
  inTenantScope(String(agencyId), () =>
    runMutation({ operation: 'write', requestId: text, agencyId: String(agencyId), isAlwaysAudited: true }, () =>
      Memo.create({ text, bytes: Buffer.from(text) }),
    ),
  )
const link = () => linkEntries(ownDatabase(), agencyId)
const reasons = async () =>
  (await verifyChains(ownDatabase(), () => retainedSince(2555))).broken.map(({ reason }) => reason)
const entryOf = async (requestId: string) => (await entries().findOne({ requestId })) as AuditEntry
const linkOf = async (number: number) => {
  const found = await links().findOne({ number })
  if (!found) throw new Error(`There is no link ${number}.`)
  return found
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverdesk-anchors-'))
  useTestAuditKeys()
  useAuditAnchors(new AuditAnchors())
  await Promise.all([entries().deleteMany({}), links().deleteMany({})])
  for (const text of ['one', 'two', 'three']) await write(text)
  await link()
})
afterEach(async () => {
  useAuditAnchors(new AuditAnchors())
  await rm(folder, { recursive: true })
})

/** What someone can do who may write to the database, and knows how links are made, but has no key. */
const forgery = {
  /** Removes the newest entries with their links. */
  async cut(count: number) {
    const newest = await links()
      .find({}, { sort: { number: -1 }, limit: count })
      .toArray()
    await links().deleteMany({ _id: { $in: newest.map(({ _id }) => _id) } })
    await entries().deleteMany({ _id: { $in: newest.map(({ entryId }) => entryId) } })
  },
  /** Edits an entry, and makes its link and all later ones again. */
  async rewrite(from: number) {
    await entries().updateOne({ _id: (await linkOf(from)).entryId }, { $set: { operation: 'forged' } })
    let previous = from > 1 ? (await linkOf(from - 1)).hash : ''
    for (const old of await links()
      .find({ number: { $gte: from } }, { sort: { number: 1 } })
      .toArray()) {
      const entry = (await entries().findOne({ _id: old.entryId })) as AuditEntry
      const renewed = { ...old, digest: digestOf(entry), previous }
      previous = hashOf(renewed)
      await links().replaceOne({ _id: old._id }, { ...renewed, hash: previous })
    }
  },
  /** Edits an entry and has Coverdesk link it again. */
  async unlink(number: number) {
    const { entryId } = await linkOf(number)
    await links().deleteMany({ number: { $gte: number } })
    await entries().updateOne({ _id: entryId }, { $set: { operation: 'forged', isUnlinked: true } })
  },
}

describe('without the key', () => {
  it('no one makes links again', async () => {
    await forgery.rewrite(2)
    expect(await reasons()).toEqual(['has a link that was forged'])
    await write('four')
    expect(await link()).toMatchObject([{ reason: 'has a link that was forged' }])
  })

  it('no one makes links again without seals', async () => {
    await links().updateMany({}, { $set: { sealedSince: new Date(0) } })
    await link()
    await links().updateMany({ number: { $gte: 2 } }, { $unset: { seal: '' } })
    expect(await reasons()).toEqual(['has a link that was forged'])
  })

  it('no one edits an entry and has it linked again', async () => {
    await forgery.unlink(3)
    expect(await link()).toMatchObject([{ reason: 'was changed after it was written' }])
    expect(await reasons()).toEqual(['was changed after it was written'])
    expect(await links().countDocuments()).toBe(2)
  })

  it('no one adds an entry', async () => {
    const { seal, ...entry } = await entryOf('one')
    await entries().insertOne({
      ...entry,
      _id: new Types.ObjectId(),
      requestId: 'x',
      seal: seal ?? '',
      isUnlinked: true,
    })
    expect(await link()).toMatchObject([{ reason: 'was changed after it was written' }])
  })

  it('entries that were forged do not keep others waiting', async () => {
    const { seal, ...entry } = await entryOf('one')
    const forged = Array.from({ length: 250 }, () => ({
      ...entry,
      _id: new Types.ObjectId(),
      isUnlinked: true as const,
    }))
    await entries().insertMany(forged.map(one => ({ ...one, seal: seal ?? '' })))
    await write('four')
    expect(await link()).toHaveLength(250)
    expect((await linkOf(4)).entryId).toEqual((await entryOf('four'))._id)
  })
})

it('an entry that waits for its link for more than a minute is a fault', async () => {
  await write('four')
  expect(await reasons()).toEqual([])
  const verified = await verifyChains(ownDatabase(), () => retainedSince(2555))
  expect(verified).toEqual({ links: 3, broken: [] })
  await entries().updateOne(
    { requestId: 'four' },
    { $unset: { seal: '' }, $set: { at: new Date(Date.now() - 61_000) } },
  )
  expect(await reasons()).toEqual(['has had no link for more than a minute'])
})

describe('with anchors outside of the database', () => {
  beforeEach(async () => {
    useAuditAnchors(new AuditAnchors(new FileAnchors(folder)))
    await refreshHeads(ownDatabase())
  })

  it('a chain that continues is sound', async () => {
    for (const text of ['four', 'five']) {
      await write(text)
      expect(await link()).toEqual([])
    }
    expect(await reasons()).toEqual([])
  })

  it.each([1, 2, 3])('the newest %i entries are missed when they are removed with their links', async count => {
    const last = String((await linkOf(3)).entryId)
    await forgery.cut(count)
    const { broken } = await verifyChains(ownDatabase(), () => retainedSince(2555))
    expect(broken).toMatchObject([{ entryId: last, reason: 'was removed from the end of the chain' }])
    await write('four')
    expect(await link(), 'nothing is built on what is left').toMatchObject([{ entryId: last }])
  })

  it('entries that were written in place of removed ones do not hide that', async () => {
    const saved = await links().find({ number: 3 }).toArray()
    await forgery.cut(1)
    useAuditAnchors(new AuditAnchors())
    await write('in its place')
    await link()
    useAuditAnchors(new AuditAnchors(new FileAnchors(folder)))
    const { broken } = await verifyChains(ownDatabase(), () => retainedSince(2555))
    expect(broken).toMatchObject([
      { entryId: String(saved[0]?.entryId), reason: 'was replaced, with all that is linked after it' },
    ])
  })

  it('no one makes a chain look like one from before there were seals', async () => {
    await links().updateMany({}, { $unset: { seal: '', sealedSince: '' } })
    expect(await reasons()).toEqual(['has lost its seal'])
    expect((await refreshHeads(ownDatabase())).faults).toHaveLength(1)
  })

  it('an operator accepts a shorter chain, such as after a restore', async () => {
    await forgery.cut(2)
    await acceptChains(ownDatabase(), 'restored')
    expect(await reasons()).toEqual([])
    await write('four')
    expect(await link()).toEqual([])
    expect(await reasons()).toEqual([])
    await forgery.cut(1)
    expect(await reasons()).toHaveLength(1)
  })
})

describe('a chain of a version that did not seal', () => {
  beforeEach(async () => {
    await links().updateMany({}, { $unset: { seal: '', sealedSince: '' } })
    await links().deleteMany({ number: 3 })
    await entries().updateMany({}, { $unset: { seal: '' } })
    await entries().updateOne({ requestId: 'three' }, { $set: { isUnlinked: true } })
    // The digests of that version are of entries without seals.
    let previous = ''
    for (const old of await links()
      .find({}, { sort: { number: 1 } })
      .toArray()) {
      const digest = digestOf((await entries().findOne({ _id: old.entryId })) as AuditEntry)
      const hash = hashOf({ ...old, digest, previous })
      await links().updateOne({ _id: old._id }, { $set: { digest, previous, hash } })
      previous = hash
    }
  })

  it('continues, and is sealed as it is', async () => {
    expect(await reasons()).toEqual([])
    expect(await refreshHeads(ownDatabase())).toEqual({ firstSealed: [String(agencyId)], renewed: 0, faults: [] })
    await write('four')
    expect(await link(), 'what replicas of that version still write is linked').toEqual([])
    expect(await verifyChains(ownDatabase(), () => retainedSince(2555))).toEqual({ links: 4, broken: [] })
    await forgery.rewrite(1)
    expect(await reasons()).toEqual(['has a link that was forged'])
  })

  it('takes no more entries without a seal after an hour', async () => {
    const since = new Date(Date.now() - 61 * 60_000)
    await entries().updateMany({ isUnlinked: true }, { $unset: { isUnlinked: '' } })
    await acceptChains(ownDatabase(), 'a fixture')
    await links().updateMany({}, { $unset: { seal: '' }, $set: { sealedSince: since } })
    await acceptChains(ownDatabase(), 'a fixture')
    await entries().updateOne({ requestId: 'three' }, { $set: { isUnlinked: true } })
    expect(await link()).toMatchObject([{ reason: 'has no seal: it was not written by Coverdesk' }])
  })
})

describe('keys', () => {
  it('are changed without a break, and the former one is not needed afterwards', async () => {
    useAuditKeys(ring('old'))
    await acceptChains(ownDatabase(), 'a fixture')
    useAuditKeys(
      new KeyRing([
        ['newer', Buffer.alloc(32, 1)],
        ['old', Buffer.alloc(32, 3)],
      ]),
    )
    expect(await refreshHeads(ownDatabase())).toMatchObject({ renewed: 1, faults: [] })
    useAuditKeys(new KeyRing([['newer', Buffer.alloc(32, 1)]]))
    await write('four')
    expect(await link()).toEqual([])
    expect(await reasons()).toEqual([])
  })

  it('that are missing are named', async () => {
    useAuditKeys(ring('another'))
    expect(await reasons()).toEqual(['is sealed with the key test, which CREDENTIAL_KEYS does not name'])
  })

  it('of another area seal nothing here', async () => {
    const other = mongoose.connection.getClient().db(`${ownDatabase().databaseName}_b`) as never as ReturnType<
      typeof ownDatabase
    >
    await auditLinks(other).insertMany(await links().find().toArray())
    await auditEntries(other).insertMany(await entries().find().toArray())
    const { broken } = await verifyChains(other, () => retainedSince(2555))
    await other.dropDatabase()
    expect(broken).toMatchObject([{ reason: 'has a link that was forged' }])
  })
})
