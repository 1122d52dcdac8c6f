import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Binary, Decimal128, Int32, Long, MongoClient, ObjectId, Timestamp, UUID } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../../services/embedded-mongo/src/index.ts'
import { backUp } from './back-up.ts'
import { checksumOf } from './collections.ts'
import { readManifest } from './manifest.ts'
import { restore } from './restore.ts'

/** As someone would leave it who removes a document by hand. */
function withoutLastDocument(documents: Buffer): Buffer {
  let last = 0
  for (let at = 0; at < documents.length; at += documents.readInt32LE(at)) last = at
  return documents.subarray(0, last)
}

/** A backup is of a whole server, so these servers are the test's own. */
async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'coverdesk-backup-'))
  const server: EmbeddedMongo = await startEmbeddedMongo({ path: join(folder, 'mongo') })
  const client = await MongoClient.connect(server.uri)
  const close = async () => {
    await client.close()
    await server.close()
    await rm(folder, { recursive: true })
  }
  return { client, uri: server.uri, folder, close }
}

type Server = Awaited<ReturnType<typeof startServer>>

async function fill({ client }: Server) {
  const oddities = client.db('accounts').collection('oddities')
  await oddities.insertMany([
    {
      whole: new Int32(7),
      double: 7.5,
      long: Long.fromString('9007199254740993'),
      decimal: Decimal128.fromString('1.10'),
    },
    { at: new Date(0), id: new ObjectId(), uuid: new UUID(), bytes: new Binary(Buffer.from([0, 1, 255])), none: null },
    { expression: /^a.b$/i, stamp: new Timestamp({ t: 5, i: 6 }), nested: { list: [[], {}, 'ü'] } },
  ])
  await oddities.createIndex(
    { agencyId: 1, whole: -1 },
    { unique: true, partialFilterExpression: { whole: { $gt: 0 } } },
  )
  const many = Array.from({ length: 1_200 }, (_, number) => ({ agencyId: 'a', number, text: 'x'.repeat(number % 300) }))
  await client.db('settings').collection('people').insertMany(many)
  const soonGone = client.db('events').collection('outbox')
  await soonGone.insertOne({ at: new Date(0) })
  await soonGone.createIndex({ at: 1 }, { expireAfterSeconds: 1 })
  await client.db('gateway').createCollection('empty')
}

describe('backup and restore', () => {
  let source: Server
  let target: Server
  let backup: string

  beforeEach(async () => {
    ;[source, target] = await Promise.all([startServer(), startServer()])
    backup = join(source.folder, 'backup')
    await fill(source)
  })

  afterEach(async () => {
    await Promise.all([source.close(), target.close()])
  })

  it('makes files that only their owner reads', async () => {
    await mkdir(backup, { mode: 0o755 })
    await backUp(source.client, backup)
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777
    const entries = await readdir(backup, { recursive: true, withFileTypes: true })
    expect(await modeOf(backup)).toBe(0o700)
    expect(entries.length).toBeGreaterThan(5)
    for (const entry of entries) {
      expect(await modeOf(join(entry.parentPath, entry.name)), entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600)
    }
  })

  it('brings back every document, type and index into an empty database', async () => {
    const { collections } = await backUp(source.client, backup)
    await restore(target.client, backup, { replace: false })
    expect(collections.map(({ database, name, count }) => `${database}.${name} ${count}`)).toEqual([
      'accounts.oddities 3',
      'events.outbox 1',
      'gateway.empty 0',
      'settings.people 1200',
    ])
    for (const { database, name, sha256 } of collections.filter(({ database }) => database !== 'events')) {
      const [before, after] = [source, target].map(({ client }) => client.db(database).collection(name))
      if (!before || !after) throw new Error('Both servers are there.')
      expect((await checksumOf(after)).sha256).toBe(sha256)
      expect((await checksumOf(before)).sha256).toBe(sha256)
      expect(await after.listIndexes().toArray()).toEqual(await before.listIndexes().toArray())
    }
  })

  it('saves one moment, while people go on working', async () => {
    const pairs = ['left', 'right'].map(name => source.client.db('accounts').collection(name))
    let isWorking = true
    let number = 0
    const work = async () => {
      const session = source.client.startSession()
      while (isWorking) {
        number += 1
        await session.withTransaction(async () => {
          for (const pair of pairs) await pair.insertOne({ number }, { session })
        })
      }
      await session.endSession()
    }
    await Promise.all(pairs.map(pair => pair.insertOne({ number })))
    const working = work()
    try {
      await backUp(source.client, backup)
    } finally {
      isWorking = false
      await working
    }
    const counts = Object.fromEntries(readManifest(backup).collections.map(({ name, count }) => [name, count]))
    expect(counts['left']).toBe(counts['right'])
    expect(counts['left']).toBeGreaterThan(0)
  })

  it('restores nothing of a damaged backup, and says which collection is damaged', async () => {
    await backUp(source.client, backup)
    const file = join(backup, 'settings', 'people.bson.gz')
    const bytes = await readFile(file)
    for (const damage of [
      () => truncate(file, bytes.length - 20),
      () => writeFile(file, Buffer.concat([bytes.subarray(0, 200), Buffer.from([1, 2, 3]), bytes.subarray(203)])),
      () => writeFile(file, gzipSync(withoutLastDocument(gunzipSync(bytes)))),
      () => writeFile(file, gzipSync(Buffer.concat([gunzipSync(bytes), Buffer.alloc(64)]))),
    ]) {
      await damage()
      const attempt = restore(target.client, backup, { replace: false })
      await expect(attempt).rejects.toThrow('The backup of settings.people is damaged. Nothing was restored.')
      await writeFile(file, bytes)
    }
    expect(await target.client.db('accounts').listCollections().toArray()).toEqual([])
  })

  it('notices that someone else writes while it restores', async () => {
    await backUp(source.client, backup)
    const people = target.client.db('settings').collection('people')
    const watched = new MongoClient(target.uri, { monitorCommands: true })
    let intrusion: Promise<unknown> | undefined
    watched.on('commandStarted', ({ commandName, databaseName }) => {
      if (commandName === 'insert' && databaseName === 'settings') intrusion ??= people.insertOne({ intruder: true })
    })
    const attempt = restore(watched, backup, { replace: false })
    await expect(attempt).rejects.toThrow('settings.people is not what the backup holds.')
    await intrusion
    await watched.close()
  })

  it('replaces what a database holds only when it is told to', async () => {
    await backUp(source.client, backup)
    await target.client.db('accounts').collection('later').insertOne({ number: 1 })
    await expect(restore(target.client, backup, { replace: false })).rejects.toThrow(
      'holds data (accounts). Add --replace',
    )
    await restore(target.client, backup, { replace: true })
    expect(await target.client.db('accounts').listCollections().toArray()).toMatchObject([{ name: 'oddities' }])
  })

  it('refuses a folder that is no finished backup, and one that is in use', async () => {
    await expect(restore(target.client, source.folder, { replace: false })).rejects.toThrow('holds no finished backup')
    await expect(backUp(source.client, source.folder)).rejects.toThrow('is not empty')
  })
})
