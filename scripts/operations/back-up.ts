import { createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import type { ClientSession, MongoClient } from 'mongodb'
import {
  type Checksum,
  RunningChecksum,
  rawDocuments,
  type StoredCollection,
  storedCollections,
} from './collections.ts'
import { type Manifest, manifestFile } from './manifest.ts'

/**
 * Writes every collection into a new folder, as one moment saw them all: people may go on working meanwhile.
 * The files are those of `mongodump --gzip`, so `mongorestore --gzip` reads them too; the manifest, with a checksum of
 * each collection, is written last and makes the backup a finished one.
 */
export async function backUp(client: MongoClient, folder: string): Promise<Manifest> {
  await makeEmptyFolder(folder)
  const collections = await storedCollections(client)
  const session = client.startSession()
  session.startTransaction({ readConcern: { level: 'snapshot' } })
  try {
    const saved: Manifest['collections'] = []
    for (const collection of collections) {
      const { database, name } = collection
      saved.push({ database, name, ...(await writeCollection(client, session, folder, collection)) })
    }
    const manifest: Manifest = { format: 'coverdesk-backup-1', createdAt: new Date().toISOString(), collections: saved }
    await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, ownFile)
    return manifest
  } finally {
    await session.abortTransaction()
    await session.endSession()
  }
}

/** All that every agency has is in it: only the person who makes a backup reads it. */
const ownFolder = { recursive: true, mode: 0o700 }
const ownFile = { mode: 0o600 }

async function makeEmptyFolder(folder: string) {
  await mkdir(folder, ownFolder)
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a folder that is new.`)
  // One that was there already, such as a mounted one.
  await chmod(folder, ownFolder.mode)
}

async function writeCollection(
  client: MongoClient,
  session: ClientSession,
  folder: string,
  { database, name, options, indexes }: StoredCollection,
): Promise<Checksum> {
  const path = join(folder, database)
  await mkdir(path, ownFolder)
  const sum = new RunningChecksum()
  await pipeline(
    Readable.from(summed(rawDocuments(client.db(database).collection(name), session), sum)),
    createGzip({ level: 6 }),
    createWriteStream(join(path, `${encodeURIComponent(name)}.bson.gz`), ownFile),
  )
  const metadata = JSON.stringify({ options, indexes, collectionName: name, type: 'collection' })
  await writeFile(join(path, `${encodeURIComponent(name)}.metadata.json.gz`), gzipSync(metadata), ownFile)
  return sum.end()
}

async function* summed(documents: AsyncIterable<Buffer>, sum: RunningChecksum): AsyncGenerator<Buffer> {
  for await (const document of documents) {
    sum.add(document)
    yield document
  }
}
