import mongoose, { Schema } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useMongo } from './testing/test-mongo.ts'

const mongo = useMongo()
let connection: mongoose.Connection

interface AccountFields {
  agencyId: string
  name: string
  contacts?: { name?: string; phone?: string }[]
  words?: string[]
  owner?: mongoose.Types.ObjectId
}

const schema = new Schema<AccountFields>(
  {
    agencyId: { type: String, required: true },
    name: { type: String, required: true },
    contacts: [{ name: String, phone: String }],
    words: [String],
    owner: { type: Schema.Types.ObjectId, ref: 'Owner' },
  },
  { timestamps: true, optimisticConcurrency: true },
)
schema.index({ agencyId: 1, name: 1, _id: 1 })
schema.index({ agencyId: 1, words: 1 })

const models = () => ({
  Account: connection.model<AccountFields>('Account'),
  Owner: connection.model<{ name: string }>('Owner'),
})

beforeAll(async () => {
  const options = { dbName: mongo.database.databaseName, autoIndex: false }
  connection = await mongoose.createConnection(mongo.uri, options).asPromise()
  connection.model<AccountFields>('Account', schema)
  connection.model('Owner', new Schema({ name: String }))
  await models().Account.createIndexes()
})
afterAll(() => connection.close())

test('a document is made, changed, populated and deleted', async () => {
  const { Account, Owner } = models()
  const owner = await Owner.create({ name: 'Ada' })
  const account = await Account.create({ agencyId: 'a', name: 'Harbor', contacts: [{ name: 'Bo' }], owner: owner._id })
  account.set('name', 'Harbor Point')
  account.get('contacts')?.push({ name: 'Cy', phone: '1' })
  await account.save()
  const found = await Account.findOne({ agencyId: 'a' }).populate('owner')
  expect(found?.toObject()).toMatchObject({
    name: 'Harbor Point',
    owner: { name: 'Ada' },
    contacts: [{ name: 'Bo' }, { name: 'Cy' }],
  })
  expect(found?.get('updatedAt')).toBeInstanceOf(Date)
  await found?.deleteOne()
  expect(await Account.countDocuments({ agencyId: 'a' })).toBe(0)
})

test('a stale version is refused', async () => {
  const { Account } = models()
  const { _id } = await Account.create({ agencyId: 'b', name: 'One' })
  const [first, second] = await Promise.all([Account.findById(_id), Account.findById(_id)])
  first?.set('name', 'Two')
  await first?.save()
  second?.set('name', 'Three')
  await expect(second?.save()).rejects.toThrow(mongoose.Error.VersionError)
})

test('bulk writes, aggregates and index synchronization work', async () => {
  const { Account } = models()
  await Account.insertMany([
    { agencyId: 'c', name: 'x' },
    { agencyId: 'c', name: 'y' },
  ])
  await Account.bulkWrite([{ updateOne: { filter: { agencyId: 'c', name: 'x' }, update: { name: 'z' } } }])
  const groups = await Account.aggregate([
    { $match: { agencyId: 'c' } },
    { $sort: { name: -1 } },
    { $group: { _id: '$agencyId', names: { $push: '$name' } } },
  ])
  expect(groups).toEqual([{ _id: 'c', names: ['z', 'y'] }])
  expect(await Account.syncIndexes()).toEqual([])
  expect(await Account.exists({ agencyId: 'c', name: 'z' })).not.toBeNull()
})

describe('transactions', () => {
  test('of a connection take in what is done in them, and undo it when they fail', async () => {
    const { Account } = models()
    await connection.transaction(async session => {
      const [account] = await Account.create([{ agencyId: 'd', name: 'One' }], { session })
      account?.set('name', 'Two')
      await account?.save()
      expect(await Account.countDocuments({ agencyId: 'd' })).toBe(0)
    })
    expect(await Account.find({ agencyId: 'd' }).distinct('name')).toEqual(['Two'])
    const failing = connection.transaction(async session => {
      await Account.deleteMany({ agencyId: 'd' }, { session })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await Account.countDocuments({ agencyId: 'd' })).toBe(1)
  })

  test('reach the calls inside without a session being named', async () => {
    const local = new mongoose.Mongoose({ transactionAsyncLocalStorage: true })
    await local.connect(mongo.uri, { dbName: mongo.database.databaseName })
    const Note = local.model('Note', new Schema({ text: String, times: Number }))
    await Note.createCollection()
    const { _id } = await Note.create({ text: 'kept', times: 0 })
    await Promise.all(
      Array.from({ length: 10 }, () =>
        local.connection.transaction(async () => {
          const note = await Note.findById(_id).orFail()
          note.times = (note.times ?? 0) + 1
          await note.save()
        }),
      ),
    )
    const failing = local.connection.transaction(async () => {
      await Note.create({ text: 'undone' })
      expect(await Note.countDocuments({ text: 'undone' })).toBe(1)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await Note.find().lean()).toMatchObject([{ text: 'kept', times: 10 }])
    await local.disconnect()
  })
})

test('syncIndexes makes text and TTL indexes once, and drops what the schema does not name', async () => {
  const notes = new Schema({ title: String, body: String, until: Date })
  notes.index({ title: 'text', body: 'text' }, { weights: { title: 5 }, default_language: 'none' })
  notes.index({ until: 1 }, { expireAfterSeconds: 0 })
  const Note = connection.model('Note', notes)
  await Note.createCollection()
  await Note.collection.createIndex({ old: 1 })
  expect(await Note.syncIndexes()).toEqual(['old_1'])
  expect(await Note.syncIndexes()).toEqual([])
  await Note.create({ title: 'Renewal', body: 'of the boat' })
  expect(await Note.find({ $text: { $search: 'boat' } })).toHaveLength(1)
})
