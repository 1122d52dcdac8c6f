import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import mongoose, { Types } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDatabase, connectDatabase } from '../database.ts'
import { attachFile } from '../files/attach-file.ts'
import { FileStore } from '../files/file-store.ts'
import { inTenantScope } from '../scope.ts'
import { nameSharedDatabases, sharedDatabase } from '../shared-databases.ts'
import { savePreview } from './save-preview.ts'

const suffix = randomUUID().slice(0, 8)
beforeAll(async () => {
  await connectDatabase(String(process.env['MONGODB_URI']), `test_kit_${suffix}`)
  nameSharedDatabases({ gateway: `test_previews_${suffix}` })
})
afterAll(async () => {
  await sharedDatabase('gateway').dropDatabase()
  await mongoose.connection.dropDatabase()
  await closeDatabase()
})

const agencyId = new Types.ObjectId().toString()
const save = (html: string) => inTenantScope(agencyId, () => savePreview({ name: 'Renewal', html, savedBy: 'inbox' }))

it('a preview is stored without what could run, and given to a record like any file', async () => {
  const { id } = await save('<p>Dear <b>Maya</b></p><script>x()</script>')
  const store = new FileStore(sharedDatabase('gateway'))
  expect(await text(store.read(id))).toBe('<p>Dear <b>Maya</b></p>')
  expect(await store.find({ agencyId, userId: 'inbox' }, id, 'PREVIEW')).toMatchObject({
    metadata: { state: 'PENDING', name: 'Renewal' },
  })
  await inTenantScope(agencyId, () => attachFile(id, { typename: 'Mail', id: 'm-1' }))
  expect(await store.find({ agencyId, userId: 'inbox' }, id, 'PREVIEW')).toMatchObject({
    metadata: { state: 'ATTACHED' },
  })
})

it('a preview of more than 1 MB is refused', async () => {
  await expect(save('x'.repeat(1024 * 1024 + 1))).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
})
