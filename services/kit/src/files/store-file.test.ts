import { randomUUID } from 'node:crypto'
import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, connectDatabase } from '../database.ts'
import { runMutation } from '../mutation/run-mutation.ts'
import { inTenantScope } from '../scope.ts'
import { nameSharedDatabases, sharedDatabase } from '../shared-databases.ts'
import { readFile } from './read-file.ts'
import { storeFile } from './store-file.ts'

const harbor = new Types.ObjectId().toString()
const owner = { typename: 'Certificate', id: 'c-1' }
/** Three chunks. */
const bytes = Buffer.alloc(600_000, 'made')
const made = { name: 'made.pdf', mimeType: 'application/pdf', bytes, uploadedBy: 'user-maya' }

beforeAll(async () => {
  const suffix = randomUUID().slice(0, 8)
  await connectDatabase(String(process.env['MONGODB_URI']), `test_kit_${suffix}`)
  nameSharedDatabases({ gateway: `test_files_${suffix}`, events: `test_events_${suffix}` })
})
afterAll(async () => {
  await sharedDatabase('gateway').dropDatabase()
  await sharedDatabase('events').dropDatabase()
  await mongoose.connection.dropDatabase()
  await closeDatabase()
})

const chunks = () => sharedDatabase('gateway').collection('files.chunks').countDocuments()
async function contentOf(id: string) {
  const parts: Buffer[] = []
  for await (const part of readFile(id)) parts.push(part)
  return Buffer.concat(parts)
}
const inMutation = <Result>(work: () => Promise<Result>) =>
  inTenantScope(harbor, () => runMutation({ operation: 'test', userId: 'user-maya', requestId: 'r' } as never, work))

describe('a file that the product made', () => {
  it('is there once its record is, and is read like any other', async () => {
    const id = await inMutation(() => storeFile(made, owner))
    expect((await inTenantScope(harbor, () => contentOf(id))).equals(bytes)).toBe(true)
    const found = await sharedDatabase('gateway')
      .collection('files.files')
      .findOne({ _id: id as never })
    expect(found).toMatchObject({
      length: bytes.length,
      metadata: { name: 'made.pdf', size: bytes.length, state: 'ATTACHED', attachedTo: owner, agencyId: harbor },
    })
  })

  it('leaves nothing behind where the mutation fails', async () => {
    const before = await chunks()
    const failing = inMutation(async () => {
      await storeFile(made, owner)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await chunks()).toBe(before)
  })
})
