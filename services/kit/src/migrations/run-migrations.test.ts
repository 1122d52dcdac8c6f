import mongoose from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database.ts'
import { Lease } from '../lease/lease.ts'
import { createLogger } from '../logger.ts'
import { useTestDatabases } from '../testing/test-database.ts'
import { defineMigration, type Migration } from './migration.ts'
import { runMigrations } from './run-migrations.ts'

interface Contact {
  phone?: string
  phones?: string[]
  version: number
}

const log = createLogger('migrations', 'silent')
const day = 24 * 60 * 60 * 1000

useTestDatabases('migrations')

const contacts = () => ownDatabase().collection<Contact>('contacts')
const pending = { phone: { $exists: true }, phones: { $exists: false } }
const addPhones = (update = vi.fn()) =>
  defineMigration<Contact>({
    id: '0001-contact-phones',
    collection: 'contacts',
    pending,
    update({ phone = '' }) {
      update(phone)
      return { $set: { phones: [phone] } }
    },
  })
const run = (migration: Migration, options = {}) => runMigrations(ownDatabase(), [migration], { log, ...options })
async function contact(phone: string) {
  const found = await contacts().findOne({ phone })
  if (!found) throw new Error(`No contact has the phone ${phone}.`)
  return found
}
const left = () => contacts().countDocuments(pending)
const state = async () => (await ownDatabase().collection('migrations').findOne({}))?.['state']

beforeEach(async () => {
  await mongoose.connection.dropDatabase()
  const documents = Array.from({ length: 1_200 }, (_, index) => ({ phone: `555-${index}`, version: 1 }))
  await contacts().insertMany(documents)
})

describe('a migration', () => {
  it('changes every document and keeps its version', async () => {
    await run(addPhones())
    expect(await left()).toBe(0)
    expect(await contacts().findOne({ phone: '555-7' })).toMatchObject({ phones: ['555-7'], version: 1 })
    expect(await state()).toBe('DONE')
  })

  it('resumes after the last batch when it was interrupted', async () => {
    const interrupted = new AbortController()
    const first = vi.fn((phone: string) => phone === '555-600' && interrupted.abort())
    await run(addPhones(first), { signal: interrupted.signal })
    expect(await left()).toBe(200)
    expect(await state()).toBe('RUNNING')

    const second = vi.fn()
    await run(addPhones(second))
    expect(second).toHaveBeenCalledTimes(200)
    expect(await left()).toBe(0)
  })

  it('migrates what code of the previous release writes after it, until a day has passed', async () => {
    await run(addPhones())
    await contacts().insertOne({ phone: '555-new', version: 1 })
    await run(addPhones())
    expect(await left()).toBe(0)

    const update = vi.fn()
    await run(addPhones(update), { now: () => Date.now() + day })
    expect(await state()).toBe('CLOSED')
    await contacts().insertOne({ phone: '555-later', version: 1 })
    await run(addPhones(update), { now: () => Date.now() + 2 * day })
    expect(update).not.toHaveBeenCalled()
  })

  it('does not overwrite a document that changed while it was migrated', async () => {
    const changed = await contact('555-3')
    const edit = vi.fn((phone: string) => {
      if (phone !== '555-3') return
      edits.push(contacts().updateOne({ _id: changed._id }, { $set: { phone: '555-edited' }, $inc: { version: 1 } }))
    })
    const edits: Promise<unknown>[] = []
    const bulkWrite = vi.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite')
    bulkWrite.mockImplementationOnce(async function (this: never, ...args: never[]) {
      await Promise.all(edits)
      bulkWrite.mockRestore()
      return (mongoose.mongo.Collection.prototype.bulkWrite as never as (...args: never[]) => never).apply(this, args)
    } as never)
    await run(addPhones(edit))
    expect(await contacts().findOne({ _id: changed._id })).toMatchObject({ phones: ['555-edited'], version: 2 })
  })

  it('migrates the rest when one document fails, and names that one', async () => {
    const fail = vi.fn((phone: string) => {
      if (phone === '555-5') throw new Error('no such phone')
    })
    const broken = await contact('555-5')
    await expect(run(addPhones(fail))).rejects.toThrow(String(broken._id))
    expect(await left()).toBe(1)
    expect(await state()).toBe('RUNNING')
    await run(addPhones())
    expect(await left()).toBe(0)
  })

  it('runs on one replica at a time', async () => {
    const other = new Lease(ownDatabase(), 'migrations')
    await other.hold()
    const update = vi.fn()
    await run(addPhones(update))
    expect(update).not.toHaveBeenCalled()
    await other.release()
    await run(addPhones(update))
    expect(await left()).toBe(0)
  })
})
