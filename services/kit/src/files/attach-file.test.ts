import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeDatabase, connectDatabase } from '../database.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inScopeOf, inTenantScope } from '../scope.ts'
import { nameSharedDatabases, sharedDatabase } from '../shared-databases.ts'
import { attachFile, fileById, releaseFile } from './attach-file.ts'
import { FileStore } from './file-store.ts'
import { takeFile, untakenFile } from './take-file.ts'

const harbor = new Types.ObjectId().toString()
const summit = new Types.ObjectId().toString()
const maya = { agencyId: harbor, userId: 'user-maya' }
const account = { typename: 'Account', id: 'a-1' }
const hour = 60 * 60_000

let now = Date.now()
let store: FileStore
beforeAll(async () => {
  const suffix = randomUUID().slice(0, 8)
  await connectDatabase(String(process.env['MONGODB_URI']), `test_kit_${suffix}`)
  nameSharedDatabases({ gateway: `test_files_${suffix}` })
  store = new FileStore(sharedDatabase('gateway'), () => now)
  await store.prepare()
})
afterAll(async () => {
  await sharedDatabase('gateway').dropDatabase()
  await mongoose.connection.dropDatabase()
  await closeDatabase()
})

/** Half a megabyte is three chunks. */
const bytes = Buffer.alloc(600_000, 'x')

async function upload(agencyId = harbor, content: Readable = Readable.from([bytes])) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const description = { agencyId, name: 'policy.pdf', mimeType: 'application/pdf', size: bytes.length, sha256 }
  const { _id } = await store.store({ ...description, uploadedBy: 'user-maya', kind: 'UPLOAD' }, content)
  return _id
}

const isThere = async (id: string) => (await store.find(maya, id, 'UPLOAD')) !== null
const chunksOf = (id: string) =>
  sharedDatabase('gateway')
    .collection('files.chunks')
    .countDocuments({ files_id: id as never })

describe('an uploaded file', () => {
  it('is known to its agency and to no other', async () => {
    const id = await upload()
    const known = {
      id,
      name: 'policy.pdf',
      mimeType: 'application/pdf',
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      size: bytes.length,
    }
    expect(await inTenantScope(harbor, () => fileById(id))).toEqual(known)
    await expect(inTenantScope(summit, () => fileById(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(inTenantScope(summit, () => attachFile(id, account))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(fileById(id)).rejects.toThrow('outside of a tenant scope')
  })

  it('belongs to who uploaded it until a record has it: for a colleague it is not there', async () => {
    const id = await upload()
    const by = <Result>(userId: string, work: () => Promise<Result>) => inScopeOf({ agencyId: harbor, userId }, work)
    const missing = await by('user-leo', () => fileById('f'.repeat(32))).catch(error => error)
    const attempts: (() => Promise<unknown>)[] = [
      () => fileById(id),
      () => attachFile(id, account),
      () => untakenFile(id),
      () => takeFile(id),
    ]
    for (const attempt of [...attempts, () => inTenantScope(harbor, () => fileById(id))]) {
      await expect(by('user-leo', attempt)).rejects.toEqual(missing)
    }
    expect(await store.find({ agencyId: harbor, userId: 'user-leo' }, id, 'UPLOAD')).toBeNull()
    await by('user-maya', () => attachFile(id, account))
    expect(await by('user-leo', () => fileById(id))).toMatchObject({ id })
    await by('user-leo', () => releaseFile(id))
    await expect(by('user-leo', () => fileById(id))).rejects.toEqual(missing)
  })

  it('belongs to one record', async () => {
    const id = await upload()
    await inTenantScope(harbor, async () => {
      await attachFile(id, account)
      await attachFile(id, account)
      await expect(attachFile(id, { ...account, id: 'a-2' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    })
  })

  it('is given to its record by the commit of the mutation, or not at all', async () => {
    const id = await upload()
    const origin = { operation: 'createAccount', requestId: 'r-1', agencyId: harbor, isAlwaysAudited: false }
    const attachAnd = (end: () => void) =>
      inTenantScope(harbor, () =>
        runMutation(origin, async () => {
          await attachFile(id, account)
          expect(await store.find(maya, id, 'UPLOAD')).toMatchObject({ metadata: { state: 'PENDING' } })
          end()
        }),
      )
    const refuse = () => {
      throw new Error('the account is refused')
    }
    await expect(attachAnd(refuse)).rejects.toThrow('the account is refused')
    expect(await store.find(maya, id, 'UPLOAD')).toMatchObject({ metadata: { state: 'PENDING' } })
    await attachAnd(() => undefined)
    expect(await store.find(maya, id, 'UPLOAD')).toMatchObject({ metadata: { state: 'ATTACHED' } })
  })

  it('that was broken off leaves no chunks', async () => {
    const chunks = sharedDatabase('gateway').collection('files.chunks')
    const before = await chunks.countDocuments()
    const broken = Readable.from(
      (async function* () {
        yield bytes
        await vi.waitFor(async () => expect(await chunks.countDocuments()).toBeGreaterThan(before), 20_000)
        throw new Error('the line is gone')
      })(),
    )
    await expect(upload(harbor, broken)).rejects.toThrow('the line is gone')
    expect(await chunks.countDocuments()).toBe(before)
  })
})

describe('the purge', () => {
  it('removes what no one attached for 24 hours, with its chunks, and keeps the rest', async () => {
    const [forgotten, kept, released] = [await upload(), await upload(), await upload()]
    await inTenantScope(harbor, async () => {
      await attachFile(kept, account)
      await attachFile(released, account)
      await releaseFile(released)
    })
    now += 23 * hour
    await store.purge()
    expect(await isThere(forgotten)).toBe(true)
    now += 2 * hour
    // Two replicas of the gateway sweep at the same time.
    await Promise.all([store.purge(), store.purge()])
    expect(await Promise.all([forgotten, kept, released].map(isThere))).toEqual([false, true, false])
    expect(await Promise.all([forgotten, kept, released].map(chunksOf))).toEqual([0, 3, 0])
  })

  it('never takes a file that is attached at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => upload()))
    now += 25 * hour
    const attached: string[] = []
    const attach = async (id: string) => {
      await inTenantScope(harbor, () => attachFile(id, account))
      attached.push(id)
    }
    // From the end: what the purge has found, but not yet removed.
    await Promise.all([store.purge(), Promise.allSettled([...ids].reverse().map(attach))])
    expect(attached.length).toBeGreaterThan(0)
    expect(await Promise.all(attached.map(isThere))).not.toContain(false)
    expect(await Promise.all(attached.map(chunksOf))).toEqual(attached.map(() => 3))
  })

  it('finishes what a dead process began', async () => {
    const id = 'half-written'
    const database = sharedDatabase('gateway')
    await database.collection('files.inWork').insertOne({ _id: id as never, at: new Date(now) })
    await database.collection('files.chunks').insertOne({ files_id: id, n: 0, data: bytes.subarray(0, 9) })
    await store.purge()
    expect(await chunksOf(id)).toBe(1)
    now += 2 * hour
    await store.purge()
    expect(await chunksOf(id)).toBe(0)
    expect(await database.collection('files.inWork').countDocuments()).toBe(0)
  })
})
