import { AsyncResource } from 'node:async_hooks'
import { Schema, Types } from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownDatabase } from '../database.ts'
import { defineGlobalModel, defineTenantModel } from '../models.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { outboxOf } from '../outbox/outbox.ts'
import { inTenantScope } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { auditEntries } from './audit-collections.ts'

useTestDatabases('capture')

interface Lead {
  _id: Types.ObjectId
  agencyId: Types.ObjectId
  name: string
  calls: number
  login: { user: string; password: string }
  keys: { label: string; value: string }[]
}

const Lead = defineTenantModel<Lead>(
  'testLeads',
  new Schema<Lead>({
    name: String,
    calls: { type: Number, default: 0 },
    login: new Schema({ user: String, password: { type: String, secret: true } }),
    keys: [new Schema({ label: String, value: { type: String, secret: true } })],
  } as never),
  { typename: 'Lead' },
)
/** Stands for what is made from leads, such as a search index. */
const LeadWords = defineTenantModel<{ words: string[] }>(
  'testLeadWords',
  new Schema<{ words: string[] }>({ words: [String] }),
  { isDerived: true },
)
/** Stands for a collection across agencies whose records belong to someone. */
const Seat = defineGlobalModel<{ _id: string; owner: string }>(
  'agencyUsers',
  new Schema({ _id: String, owner: String }) as never,
  { agencyOf: ({ owner }) => owner },
)

const agency = String(new Types.ObjectId())
const other = String(new Types.ObjectId())
const inAgency = <Result>(work: () => Promise<Result>) => inTenantScope(agency, work)
const origin = { operation: 'test', requestId: 'r', agencyId: agency, isAlwaysAudited: true }
const mutate = (work: () => Promise<unknown>) => inAgency(() => runMutation(origin, work))
const recorded = async () => {
  const entries = await auditEntries(ownDatabase()).find({}).toArray()
  return entries.flatMap(({ changes }) => changes)
}

let a: Types.ObjectId
beforeEach(async () => {
  await inAgency(() => Lead.deleteMany({}))
  await Seat.deleteMany({})
  a = (await inAgency(() => Lead.create({ name: 'a' } as never)))._id
  await inAgency(() => Lead.create({ name: 'b' } as never))
  await auditEntries(ownDatabase()).deleteMany({})
  await outboxOf(sharedDatabase('events')).deleteMany({})
})

const lead = async (id: Types.ObjectId) => {
  const found = await Lead.findById(id)
  if (!found) throw new Error('There is no such lead.')
  return found
}

/** Every way in which mongoose writes, and how many records of which fate it makes. */
const writes: [string, () => Promise<unknown>, Partial<Record<'created' | 'updated' | 'deleted', number>>][] = [
  ['create', () => Lead.create({ name: 'c' } as never), { created: 1 }],
  ['insertOne', () => Lead.insertOne({ name: 'c' } as never), { created: 1 }],
  ['insertMany', () => Lead.insertMany([{ name: 'c' }, { name: 'd' }] as never), { created: 2 }],
  ['insertMany, lean', () => Lead.insertMany([{ name: 'c' }] as never, { lean: true } as never), { created: 1 }],
  ['save of a new document', () => new Lead({ name: 'c' }).save(), { created: 1 }],
  ['save of a loaded document', async () => (await lead(a)).set('calls', 1).save(), { updated: 1 }],
  [
    'save without hooks',
    async () => (await lead(a)).set('calls', 1).save({ middleware: false } as never),
    { updated: 1 },
  ],
  [
    'bulkSave',
    async () => Lead.bulkSave([(await lead(a)).set('calls', 1), new Lead({ name: 'c' })]),
    { created: 1, updated: 1 },
  ],
  ['updateOne of a document', async () => (await lead(a)).updateOne({ calls: 1 }), { updated: 1 }],
  ['deleteOne of a document', async () => (await lead(a)).deleteOne(), { deleted: 1 }],
  ['updateOne', () => Lead.updateOne({ name: 'a' }, { calls: 1 }), { updated: 1 }],
  ['updateOne with operators', () => Lead.updateOne({ _id: String(a) }, { $inc: { calls: 1 } }), { updated: 1 }],
  ['updateMany', () => Lead.updateMany({}, { calls: 1 }), { updated: 2 }],
  ['replaceOne', () => Lead.replaceOne({ name: 'a' }, { name: 'new' } as never), { updated: 1 }],
  ['findOneAndUpdate', () => Lead.findOneAndUpdate({ calls: 0 }, { calls: 1 }, { sort: { name: -1 } }), { updated: 1 }],
  ['findByIdAndUpdate', () => Lead.findByIdAndUpdate(a, { calls: 1 }), { updated: 1 }],
  ['findOneAndReplace', () => Lead.findOneAndReplace({ name: 'a' }, { name: 'new' } as never), { updated: 1 }],
  ['findOneAndDelete', () => Lead.findOneAndDelete({ name: 'a' }), { deleted: 1 }],
  ['deleteOne', () => Lead.deleteOne({ name: 'a' }), { deleted: 1 }],
  ['deleteMany', () => Lead.deleteMany({}), { deleted: 2 }],
  ['upsert', () => Lead.updateOne({ name: 'c' }, { calls: 1 }, { upsert: true }), { created: 1 }],
  ['upsert of several', () => Lead.updateMany({ name: 'c' }, { calls: 1 }, { upsert: true }), { created: 1 }],
  [
    'findOneAndUpdate that inserts',
    () => Lead.findOneAndUpdate({ name: 'c' }, { calls: 1 }, { upsert: true }),
    { created: 1 },
  ],
  [
    'replaceOne that inserts',
    () => Lead.replaceOne({ name: 'c' }, { name: 'c' } as never, { upsert: true }),
    { created: 1 },
  ],
  [
    'upsert by id',
    () => Lead.updateOne({ _id: new Types.ObjectId() }, { name: 'c' }, { upsert: true }),
    { created: 1 },
  ],
  [
    'bulkWrite of everything',
    () =>
      Lead.bulkWrite([
        { insertOne: { document: { name: 'c' } } },
        { updateOne: { filter: { name: 'a' }, update: { $set: { calls: 1 } } } },
        { deleteMany: { filter: { name: 'b' } } },
        { updateOne: { filter: { name: 'd' }, update: { $set: { calls: 1 } }, upsert: true } },
        { replaceOne: { filter: { name: 'e' }, replacement: { name: 'e' }, upsert: true } },
      ] as never),
    { created: 3, updated: 1, deleted: 1 },
  ],
  ['an update that changes nothing', () => Lead.updateOne({ name: 'a' }, { $set: { calls: 0 } }), {}],
  ['an update that finds nothing', () => Lead.updateOne({ name: 'z' }, { $set: { calls: 1 } }), {}],
]

describe('inside of a mutation', () => {
  it.each(writes)('%s is recorded', async (_, write, { created = 0, updated = 0, deleted = 0 }) => {
    await mutate(write)
    const changes = await recorded()
    const fates = changes.map(({ before, after }) => (before ? (after ? 'updated' : 'deleted') : 'created'))
    expect(fates.toSorted()).toEqual([
      ...Array(created).fill('created'),
      ...Array(deleted).fill('deleted'),
      ...Array(updated).fill('updated'),
    ])
    for (const { id, before, after } of changes) {
      expect(String((before ?? after)?.['_id'])).toBe(String(id))
      expect(after).toEqual(after && (await Lead.collection.findOne({ _id: id as Types.ObjectId })))
    }
    const events = await outboxOf(sharedDatabase('events')).find({}).toArray()
    expect(events.map(({ kind }) => kind.toLowerCase()).toSorted()).toEqual(fates.toSorted())
  })

  it('several writes of one record are one change, and one that is undone is none', async () => {
    await mutate(async () => {
      await Lead.updateOne({ _id: a }, { calls: 1 })
      await Lead.updateOne({ _id: a }, { calls: 2 })
      const gone = await Lead.create({ name: 'gone' } as never)
      await gone.deleteOne()
    })
    expect(await recorded()).toMatchObject([{ before: { calls: 0 }, after: { calls: 2 } }])
  })

  it('the operation changes the record that was recorded', async () => {
    await mutate(() => Lead.findOneAndUpdate({}, { calls: 5 }, { sort: { name: -1 } }).exec())
    expect(await recorded()).toMatchObject([{ after: { name: 'b', calls: 5 } }])
  })

  it('secrets are left out, also of parts and lists', async () => {
    const secrets = { login: { user: 'ann', password: 'pw-1' }, keys: [{ label: 'main', value: 'key-1' }] }
    await mutate(() => Lead.create({ name: 's', ...secrets } as never))
    await mutate(() => Lead.updateOne({ name: 's' }, { 'login.password': 'pw-2' }).exec())
    const [created, changed] = await recorded()
    expect(created?.after).toMatchObject({ login: { user: 'ann' }, keys: [{ label: 'main' }] })
    // That a secret was changed is told, and by whom; what it was and became is not.
    expect(changed?.before).toEqual(changed?.after)
    expect(JSON.stringify(await recorded())).not.toMatch(/pw-|key-1/)
  })

  it("what belongs to another agency goes to that one's trail", async () => {
    await mutate(() => Seat.create({ _id: 'seat', owner: other }))
    const entries = await auditEntries(ownDatabase()).find({}).toArray()
    expect(entries.map(({ agencyId, changes }) => [String(agencyId), changes.length]).toSorted()).toEqual(
      [
        [agency, 0],
        [other, 1],
      ].toSorted(),
    )
  })

  it('a tenant model keeps to its scope', async () => {
    const outside = () => runMutation({ ...origin }, () => Lead.updateOne({ name: 'a' }, { calls: 1 }).exec())
    await expect(outside()).rejects.toThrow('outside of a tenant scope')
    await inTenantScope(other, () => runMutation(origin, () => Lead.deleteMany({}).exec()))
    expect(await inAgency(() => Lead.countDocuments({}))).toBe(2)
  })

  it('what is derived leaves no trace, but is part of the transaction and of its agency', async () => {
    await mutate(() => LeadWords.create({ words: ['ann'] }))
    expect(await recorded()).toEqual([])
    const failing = mutate(async () => {
      await LeadWords.create({ words: ['bob'] })
      throw new Error('Not today.')
    })
    await expect(failing).rejects.toThrow('Not today.')
    expect(await inAgency(() => LeadWords.countDocuments())).toBe(1)
    expect(await inTenantScope(other, () => LeadWords.countDocuments())).toBe(0)
  })

  it('what is derived has no events to tell', () => {
    const define = () => defineTenantModel('testTold', new Schema({}), { typename: 'Told', isDerived: true })
    expect(define).toThrow('leave its typename out')
  })

  it('what continues after its end is refused', async () => {
    let late: (() => Promise<unknown>) | undefined
    await mutate(async () => {
      late = AsyncResource.bind(() => Lead.create({ name: 'late' } as never))
    })
    await expect(late?.()).rejects.toThrow('after its mutation has ended')
  })
})
