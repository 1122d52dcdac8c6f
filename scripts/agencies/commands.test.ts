import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../../services/embedded-mongo/src/index.ts'
import { useTestAuditKeys } from '../../services/kit/src/testing/test-audit-keys.ts'
import { createAgencyIn, listAgencies } from './commands.ts'

let folder: string
let database: EmbeddedMongo
let client: MongoClient
beforeAll(async () => {
  useTestAuditKeys()
  folder = await mkdtemp(join(tmpdir(), 'coverdesk-agency-'))
  database = await startEmbeddedMongo({ path: join(folder, 'mongo') })
  client = await MongoClient.connect(database.uri)
})
afterAll(async () => {
  await client.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const harbor = {
  name: 'Harbor Point Insurance',
  timeZone: 'America/Los_Angeles',
  user: { name: 'Maya Reyes', email: 'Maya@Harbor.example' },
}
const settings = () => client.db('settings')

it('an empty database says how an agency comes in', async () => {
  expect(await listAgencies(client)).toContain('npm run agency -- create')
})

it('an agency comes in on trial, with its first user, and its audit trail says so', async () => {
  expect(await createAgencyIn(database.uri, harbor)).toMatch(/is in, on trial until 20\d\d-\d\d-\d\d with 5 seats/)
  const agency = await settings().collection('agencies').findOne({})
  expect(agency).toMatchObject({ name: harbor.name, subscription: { state: 'TRIAL', numSeats: 5 } })
  const user = await settings().collection('agencyUsers').findOne({})
  expect(user).toMatchObject({ email: 'maya@harbor.example', state: 'ACTIVE', agencyId: agency?._id })
  expect(await settings().collection('auditEntries').findOne({})).toMatchObject({ operation: 'agency create' })
  expect(await listAgencies(client)).toBe(`${agency?._id} Harbor Point Insurance: TRIAL`)
})

it('what is wrong is said in sentences, and nothing is written', async () => {
  const again = createAgencyIn(database.uri, { ...harbor, name: 'Another' })
  await expect(again).rejects.toThrow('This email address is already in use.')
  const wrong = createAgencyIn(database.uri, { timeZone: 'Mars/Olympus', user: { email: 'x' }, seats: '0' })
  const sentences = await wrong.catch((error: Error) => error.message.split('\n'))
  expect(sentences).toEqual(
    expect.arrayContaining([
      'Enter the name of the agency.',
      'Enter a time zone by its IANA name, such as America/New_York.',
      'Enter the name of its first user.',
      'Give it 1 to 500 seats.',
    ]),
  )
  expect(await settings().collection('agencies').countDocuments()).toBe(1)
})
