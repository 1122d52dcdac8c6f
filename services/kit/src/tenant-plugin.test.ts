import { randomUUID } from 'node:crypto'
import mongoose, { Schema, Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase, connectDatabase } from './database.ts'
import { defineTenantModel } from './models.ts'
import { inTenantScope, TenantScopeError } from './scope.ts'

interface Client {
  _id: Types.ObjectId
  agencyId: Types.ObjectId
  name: string
  visits: number
}

const Client = defineTenantModel(
  'testClients',
  new Schema<Client>({ name: String, visits: { type: Number, default: 0 } } as never),
)
const ours = String(new Types.ObjectId())
const theirs = String(new Types.ObjectId())
const our = <Result>(work: () => Result | PromiseLike<Result>) => inTenantScope(ours, work)
const their = <Result>(work: () => Result | PromiseLike<Result>) => inTenantScope(theirs, work)

let mine: Types.ObjectId
let foreign: Types.ObjectId

beforeAll(() => connectDatabase(process.env['MONGODB_URI'] ?? '', `test_tenancy_${randomUUID().slice(0, 8)}`))
beforeEach(async () => {
  for (const agency of [ours, theirs]) await inTenantScope(agency, () => Client.deleteMany({}))
  mine = (await our(() => Client.create({ name: 'mine' })))._id
  foreign = (await their(() => Client.create({ name: 'foreign' })))._id
})
afterAll(async () => {
  await mongoose.connection.dropDatabase()
  await closeDatabase()
})

const document = () => new Client({ name: 'new' })
const loaded = async (change: (client: InstanceType<typeof Client>) => Promise<unknown>) => {
  const client = await our(() => Client.findById(mine))
  if (!client) throw new Error('There is no client.')
  return change(client)
}

/** Every way in which mongoose reads or writes. */
const operations: Record<string, (filter: object) => Promise<unknown>> = {
  find: filter => Client.find(filter).exec(),
  'find, lean': filter => Client.find(filter).lean().exec(),
  'find, hooks switched off': filter => Client.find(filter, null, { middleware: false } as object).exec(),
  'find, as a cursor': filter => Client.find(filter).cursor().next(),
  'find, explained': filter => Client.find(filter).explain(),
  findAndCount: filter => Client.findAndCount(filter, null, { sort: { name: 1 }, limit: 9 }),
  findOne: filter => Client.findOne(filter).exec(),
  findById: () => Client.findById(foreign).exec(),
  exists: filter => Client.exists(filter).exec(),
  distinct: filter => Client.distinct('name', filter).exec(),
  countDocuments: filter => Client.countDocuments(filter).exec(),
  where: () => Client.where('name', 'foreign').exec(),
  aggregate: filter => Client.aggregate([{ $match: filter }]).exec(),
  'aggregate, as a cursor': filter =>
    Client.aggregate([{ $match: filter }])
      .cursor()
      .next(),
  findOneAndUpdate: filter => Client.findOneAndUpdate(filter, { visits: 9 }).exec(),
  findByIdAndUpdate: () => Client.findByIdAndUpdate(foreign, { visits: 9 }).exec(),
  findOneAndReplace: filter => Client.findOneAndReplace(filter, { name: 'replaced' }).exec(),
  findOneAndDelete: filter => Client.findOneAndDelete(filter).exec(),
  findByIdAndDelete: () => Client.findByIdAndDelete(foreign).exec(),
  updateOne: filter => Client.updateOne(filter, { visits: 9 }).exec(),
  updateMany: filter => Client.updateMany(filter, { visits: 9 }).exec(),
  replaceOne: filter => Client.replaceOne(filter, { name: 'replaced' }).exec(),
  deleteOne: filter => Client.deleteOne(filter).exec(),
  deleteMany: filter => Client.deleteMany(filter).exec(),
  'bulkWrite, update': filter => Client.bulkWrite([{ updateMany: { filter, update: { visits: 9 } } }] as never),
  'bulkWrite, replace': filter => Client.bulkWrite([{ replaceOne: { filter, replacement: { name: 'x' } } }] as never),
  'bulkWrite, delete': filter => Client.bulkWrite([{ deleteMany: { filter } }] as never),
}

const writes: Record<string, () => Promise<unknown>> = {
  create: () => Client.create({ name: 'new' }),
  insertOne: () => Client.insertOne({ name: 'new' }),
  insertMany: () => Client.insertMany([{ name: 'new' }]),
  'insertMany, lean': () => Client.insertMany([{ name: 'new' }], { lean: true }),
  'insertMany, of one': () => Client.insertMany({ name: 'new' } as never),
  save: () => document().save(),
  'save, not validated': () => document().save({ validateBeforeSave: false }),
  'save, hooks switched off': () => document().save({ middleware: false } as object),
  bulkSave: () => Client.bulkSave([document()]),
  'bulkWrite, insert': () => Client.bulkWrite([{ insertOne: { document: { name: 'new' } } }] as never),
  'update that inserts': () => Client.updateOne({ name: 'new' }, { visits: 1 }, { upsert: true }).exec(),
  'replace that inserts': () => Client.replaceOne({ name: 'new' }, { name: 'new' }, { upsert: true }).exec(),
}

const ofDocuments: Record<string, (client: InstanceType<typeof Client>) => Promise<unknown>> = {
  'save of a document': client => client.set('visits', 9).save(),
  'updateOne of a document': client => client.updateOne({ visits: 9 }).exec(),
  'deleteOne of a document': client => client.deleteOne().exec(),
}

describe('outside of a tenant scope', () => {
  it.each(Object.entries(operations))('%s throws', async (_, operation) => {
    await expect(operation({ name: 'mine' })).rejects.toThrow(TenantScopeError)
  })

  it.each(Object.entries(writes))('%s throws', async (_, write) => {
    await expect(write()).rejects.toThrow(TenantScopeError)
  })

  it.each(Object.entries(ofDocuments))('%s throws', async (_, operation) => {
    await expect(loaded(operation)).rejects.toThrow(TenantScopeError)
  })
})

describe('inside of a scope', () => {
  it.each(Object.entries(operations))("%s leaves another agency's records alone", async (_, operation) => {
    const before = await their(() => Client.find().lean())
    const answer = await our(() => operation({ name: 'foreign' }))
    expect(JSON.stringify(answer ?? null)).not.toContain(`"name":"foreign","visits"`)
    expect(await their(() => Client.find().lean())).toEqual(before)
  })

  it.each(Object.entries(writes))('%s stores for this agency', async (_, write) => {
    await our(write)
    expect((await our(() => Client.find({ name: 'new' }).lean())).map(({ agencyId }) => String(agencyId))).toEqual([
      ours,
    ])
    expect(await their(() => Client.countDocuments({ name: 'new' }))).toBe(0)
  })

  it.each(Object.entries(ofDocuments))("%s does nothing in another agency's scope", async (_, operation) => {
    await loaded(client => their(() => operation(client))).catch(error =>
      expect(error).toBeInstanceOf(TenantScopeError),
    )
    expect((await our(() => Client.findById(mine).lean()))?.visits).toBe(0)
  })

  it.each(Object.entries(ofDocuments))('%s works in its own', async (_, operation) => {
    await loaded(client => our(() => operation(client)))
    expect((await our(() => Client.findById(mine).lean()))?.visits).not.toBe(0)
  })

  it('reads and counts what is its own', async () => {
    expect(await our(() => Client.find().lean())).toMatchObject([{ name: 'mine' }])
    expect(await our(() => Client.countDocuments())).toBe(1)
    expect(await our(() => Client.distinct('name'))).toEqual(['mine'])
    expect(await our(() => Client.aggregate([{ $group: { _id: null, count: { $sum: 1 } } }]))).toMatchObject([
      { count: 1 },
    ])
  })

  it('keeps the agency of a record that is replaced', async () => {
    await our(() => Client.replaceOne({ name: 'mine' }, { name: 'replaced' }))
    await our(() => Client.findOneAndReplace({ name: 'replaced' }, { name: 'again' }))
    expect((await our(() => Client.findOne().lean()))?.agencyId.toString()).toBe(ours)
  })
})

describe('a trick to reach another agency', () => {
  const their_ = { agencyId: new Types.ObjectId(theirs) }
  const tricks: Record<string, () => Promise<unknown>> = {
    'a filter that names it': () => Client.find(their_).exec(),
    'a filter with an operator': () => Client.find({ agencyId: { $in: [theirs] } }).exec(),
    'a new record of it': () => Client.create({ name: 'x', ...their_ }),
    'many new records of it': () => Client.insertMany([{ name: 'x', ...their_ }]),
    'a bulk insert for it': () => Client.bulkWrite([{ insertOne: { document: { name: 'x', ...their_ } } }] as never),
    'a bulk filter that names it': () => Client.bulkWrite([{ deleteMany: { filter: their_ } }] as never),
    'a bulk update that moves': () =>
      Client.bulkWrite([{ updateOne: { filter: {}, update: { $set: their_ } } }] as never),
    'an update that moves': () => Client.updateOne({}, { $set: their_ }).exec(),
    'an update that inserts for it': () =>
      Client.updateOne({ name: 'x' }, { $setOnInsert: their_ }, { upsert: true }).exec(),
    'an update that renames': () => Client.updateOne({}, { $rename: { name: 'agencyId' } }, { strict: false }).exec(),
    'an update without operators': () => Client.updateOne({}, their_).exec(),
    'an update by a pipeline': () => Client.updateOne({}, [{ $set: their_ }], { updatePipeline: true }).exec(),
    'a replacement that names it': () => Client.replaceOne({}, { name: 'x', ...their_ }).exec(),
    'a lookup': () => Client.aggregate([{ $lookup: { from: 'testClients', pipeline: [], as: 'all' } }]).exec(),
    'a union': () => Client.aggregate([{ $unionWith: 'testClients' }]).exec(),
    'a union in a facet': () =>
      Client.aggregate([{ $facet: { all: [{ $unionWith: 'testClients' } as never] } }]).exec(),
    'an output': () => Client.aggregate([{ $out: 'elsewhere' }]).exec(),
    'an estimated count': () => Client.estimatedDocumentCount().exec(),
  }

  it.each(Object.entries(tricks))('%s throws', async (_, trick) => {
    await expect(our(trick)).rejects.toThrow(TenantScopeError)
  })

  it('watching the collection throws', () => {
    expect(() => Client.watch()).toThrow(TenantScopeError)
  })

  it('an alternative in the filter finds nothing', async () => {
    expect(await our(() => Client.find({ $or: [their_, { name: 'foreign' }] } as never).lean())).toEqual([])
  })
})

describe('the indexes of a tenant model', () => {
  it.each([
    ['of a field', new Schema({ name: { type: String, index: true } })],
    ['that are unique', new Schema({ email: { type: String, unique: true } })],
    ['of several fields', new Schema({ name: String }).index({ name: 1, agencyId: 1 })],
  ])('%s must begin with agencyId', (_, schema) => {
    expect(() => defineTenantModel('testBad', schema as never)).toThrow(/does not begin with agencyId/)
  })

  it('are accepted when they do', () => {
    expect(defineTenantModel('testGood', new Schema({ name: String }).index({ agencyId: 1, name: 1 })).modelName).toBe(
      'testGood',
    )
  })
})
