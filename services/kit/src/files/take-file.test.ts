import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, connectDatabase } from '../database.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inTenantScope } from '../scope.ts'
import { nameSharedDatabases, sharedDatabase } from '../shared-databases.ts'
import { attachFile, fileById } from './attach-file.ts'
import type { FileMetadata } from './file-record.ts'
import { FileStore } from './file-store.ts'
import { takeFile, untakenFile } from './take-file.ts'

const harbor = new Types.ObjectId().toString()
const summit = new Types.ObjectId().toString()
const account = { typename: 'Account', id: 'a-1' }

let store: FileStore
beforeAll(async () => {
  const suffix = randomUUID().slice(0, 8)
  await connectDatabase(String(process.env['MONGODB_URI']), `test_kit_${suffix}`)
  nameSharedDatabases({ gateway: `test_files_${suffix}` })
  store = new FileStore(sharedDatabase('gateway'))
})
afterAll(async () => {
  await sharedDatabase('gateway').dropDatabase()
  await mongoose.connection.dropDatabase()
  await closeDatabase()
})

/** Half a megabyte is three chunks, each of another content. */
const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, place) => (place / 2_500) & 255))

async function upload(kind: FileMetadata['kind'] = 'SOURCE') {
  const description = {
    agencyId: harbor,
    name: 'form.pdf',
    mimeType: 'application/pdf',
    size: bytes.length,
    sha256: 'x',
  }
  const { _id } = await store.store({ ...description, uploadedBy: 'user-maya', kind }, Readable.from([bytes]))
  return _id
}
const ours = <Result>(work: () => Promise<Result>) => inTenantScope(harbor, work)
const inMutation = <Result>(work: () => Promise<Result>) =>
  runMutation({ operation: 'test', requestId: 'r', agencyId: harbor, isAlwaysAudited: false }, work)
const left = async (id: string) => {
  const database = sharedDatabase('gateway')
  const chunks = await database.collection('files.chunks').countDocuments({ files_id: id as never })
  return [await database.collection('files.files').countDocuments({ _id: id as never }), chunks]
}
const notThere = { code: 'NOT_FOUND' }

describe('a file that something else is made of', () => {
  it.each(['SOURCE', 'UPLOAD'] as const)('is taken once, whole, and nothing of it is left (%s)', async kind => {
    const id = await upload(kind)
    expect(await ours(() => untakenFile(id))).toMatchObject({ name: 'form.pdf', size: bytes.length })
    expect((await ours(() => inMutation(() => takeFile(id)))).equals(bytes)).toBe(true)
    expect(await left(id)).toEqual([0, 0])
    await expect(ours(() => takeFile(id))).rejects.toMatchObject(notThere)
  })

  it('is still there when the mutation failed', async () => {
    const id = await upload()
    const failing = () =>
      inMutation(async () => {
        await takeFile(id)
        throw new Error('It is no form.')
      })
    await expect(ours(failing)).rejects.toThrow('no form')
    expect(await left(id)).toEqual([1, 3])
  })

  it('belongs to no record, ever, and to no other agency', async () => {
    const id = await upload()
    await expect(ours(() => attachFile(id, account))).rejects.toMatchObject(notThere)
    await expect(ours(() => fileById(id))).rejects.toMatchObject(notThere)
    await expect(inTenantScope(summit, () => untakenFile(id))).rejects.toMatchObject(notThere)
    await expect(inTenantScope(summit, () => takeFile(id))).rejects.toMatchObject(notThere)
    expect(await left(id)).toEqual([1, 3])
  })

  it('is not taken from the record that has it', async () => {
    const id = await upload('UPLOAD')
    await ours(() => attachFile(id, account))
    await expect(ours(() => takeFile(id))).rejects.toMatchObject(notThere)
    expect(await left(id)).toEqual([1, 3])
  })
})
