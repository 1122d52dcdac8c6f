import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts'
import { startProcess } from '../testing/database-process.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'
import { databasePassword, embeddedMongoUri, mongoUri } from './password.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let mongo: EmbeddedMongo

beforeAll(async () => {
  folder = await temporaryFolder()
  mongo = await startEmbeddedMongo({ path: `${folder.path}/mongo`, password: 'correct' })
})
afterAll(async () => {
  await mongo.close()
  await folder.remove()
})

async function connected<Result>(uri: string, work: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 })
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

const count = (client: MongoClient) => client.db('test').collection('things').countDocuments()

describe('a database with a password', () => {
  test('lets in who knows it, over every connection', async () => {
    await connected(mongo.uri, async client => {
      await client.db('test').collection('things').insertOne({ a: 1 })
      expect(await Promise.all(Array.from({ length: 20 }, () => count(client)))).toEqual(Array(20).fill(1))
    })
  })

  test('also by the mechanism that the driver negotiates, and without speculation', async () => {
    const negotiated = mongo.uri.replace('&authMechanism=SCRAM-SHA-256', '')
    expect(await connected(negotiated, count)).toBe(1)
  })

  test('refuses a wrong password and an unknown user', async () => {
    for (const credentials of ['coverdesk:wrong', 'someone:correct']) {
      const uri = mongo.uri.replace('coverdesk:correct', credentials)
      await expect(connected(uri, count)).rejects.toMatchObject({ code: 18, message: 'Authentication failed.' })
    }
  })

  test.each([
    { find: 'things' },
    { insert: 'things', documents: [{ b: 1 }] },
    { dropDatabase: 1 },
    { listDatabases: 1 },
    { serverStatus: 1 },
    { unheardOf: 1 },
  ])('answers %o of a stranger with Unauthorized', async command => {
    const [name] = Object.keys(command)
    await connected(mongoUri('127.0.0.1', mongo.port), client =>
      expect(client.db('test').command(command)).rejects.toMatchObject({
        code: 13,
        message: `Command ${name} requires authentication`,
      }),
    )
  })

  test('answers ping and hello of a stranger', async () => {
    await connected(mongoUri('127.0.0.1', mongo.port), async client => {
      expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 })
      expect(await client.db('admin').command({ hello: 1 })).toMatchObject({ isWritablePrimary: true })
    })
  })

  test('a proof without a start, and a second try after a failed one, are refused', async () => {
    await connected(mongoUri('127.0.0.1', mongo.port, undefined), async client => {
      const admin = client.db('admin')
      const proof = { saslContinue: 1, conversationId: 1, payload: Buffer.from(`c=biws,r=x,p=${'A'.repeat(43)}=`) }
      await expect(admin.command(proof)).rejects.toMatchObject({ code: 17 })
      const start = { saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: Buffer.from('n,,n=coverdesk,r=abc') }
      expect(await admin.command(start)).toMatchObject({ done: false, conversationId: 1 })
      await expect(admin.command(proof)).rejects.toMatchObject({ code: 18 })
      await expect(admin.command(proof)).rejects.toMatchObject({ code: 17 })
      await expect(admin.command({ ...start, mechanism: 'PLAIN' })).rejects.toMatchObject({ code: 334 })
    })
  })
})

test('the password of a folder is made once, long and for its owner alone', () => {
  const path = `${folder.path}/new/mongo`
  const password = databasePassword(path)
  expect(password).toMatch(/^[0-9a-f]{64}$/)
  expect(databasePassword(path)).toBe(password)
  expect(statSync(`${path}/password`).mode & 0o777).toBe(0o600)
  expect(statSync(path).mode & 0o777).toBe(0o700)
  writeFileSync(`${path}/password`, '')
  expect(() => databasePassword(path)).toThrow(/does not hold a password/)
})

test('the process asks for the password of its folder, and gives its files to their owner alone', async () => {
  const data = `${folder.path}/open`
  // As an earlier version left them.
  mkdirSync(`${data}/mongo`, { recursive: true, mode: 0o755 })
  chmodSync(`${data}/mongo`, 0o755)
  await (await startEmbeddedMongo({ path: `${data}/mongo` })).close()
  chmodSync(`${data}/mongo`, 0o755)
  chmodSync(`${data}/mongo/data.mdb`, 0o644)
  const { child, port, uri } = await startProcess(data)
  expect(uri).toBe(embeddedMongoUri(data, port))
  expect(uri).toContain(readFileSync(`${data}/mongo/password`, 'utf8').trim())
  expect(await connected(uri, count)).toBe(0)
  await expect(connected(mongoUri('127.0.0.1', port), count)).rejects.toMatchObject({ code: 13 })
  expect(statSync(`${data}/mongo`).mode & 0o777).toBe(0o700)
  for (const name of ['data.mdb', 'lock.mdb', 'password', 'store.json']) {
    expect([name, statSync(`${data}/mongo/${name}`).mode & 0o777]).toEqual([name, 0o600])
  }
  child.kill('SIGTERM')
  await once(child, 'exit')
})
