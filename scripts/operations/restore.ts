import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip, gunzipSync } from 'node:zlib'
import { BSON, type Collection, type Document, type IndexDescription, type MongoClient } from 'mongodb'
import { type Checksum, checksumOf, RunningChecksum, storedCollections } from './collections.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** How many documents one insert carries. */
const batchSize = 500

/** Every type as it was stored: a 32-bit integer does not become a double on its way. */
const exactTypes = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const

type SavedCollection = Manifest['collections'][number]

/**
 * Puts a backup into a database that holds nothing, or in place of what it holds. The files are checked before
 * anything is touched, and every collection after it was written.
 * @param replace drops what is there
 * @throws with one sentence when a file is damaged, the database is in use, or a collection came out differently
 */
export async function restore(
  client: MongoClient,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const manifest = readManifest(folder)
  for (const saved of manifest.collections) await checkFile(folder, saved)
  await makeRoom(client, replace)
  for (const saved of manifest.collections) await restoreCollection(client, folder, saved)
  return manifest
}

async function checkFile(folder: string, saved: SavedCollection) {
  const sum = new RunningChecksum()
  try {
    for await (const document of savedDocuments(folder, saved)) sum.add(document)
  } catch (error) {
    throw damaged(saved, error)
  }
  if (!isSame(sum.end(), saved)) throw damaged(saved)
}

const isSame = (one: Checksum, other: Checksum) => one.count === other.count && one.sha256 === other.sha256

const damaged = ({ database, name }: SavedCollection, cause?: unknown) =>
  new Error(`The backup of ${database}.${name} is damaged. Nothing was restored.`, { cause })

async function makeRoom(client: MongoClient, replace: boolean) {
  const present = await storedCollections(client)
  const databases = new Set(present.map(({ database }) => database))
  if (databases.size > 0 && !replace) {
    throw new Error(
      `The database holds data (${[...databases].join(', ')}). Add --replace to put the backup in its place.`,
    )
  }
  for (const database of databases) await client.db(database).dropDatabase()
}

async function restoreCollection(client: MongoClient, folder: string, saved: SavedCollection) {
  const { options, indexes } = await savedMetadata(folder, saved)
  const collection = await client.db(saved.database).createCollection(saved.name, options)
  await insertAll(collection, savedDocuments(folder, saved))
  if (!isSame(await checksumOf(collection), saved)) {
    throw new Error(
      `${saved.database}.${saved.name} is not what the backup holds. Restore it again into an empty database.`,
    )
  }
  // Last: an index that removes old documents must not meet the check.
  const own = indexes.filter(({ name }) => name !== '_id_')
  if (own.length > 0) await collection.createIndexes(own.map(({ v, ns, ...index }) => index as IndexDescription))
}

async function insertAll(collection: Collection, documents: AsyncIterable<Buffer>) {
  let batch: Document[] = []
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: true })
    batch = []
  }
  for await (const document of documents) {
    batch.push(BSON.deserialize(document, exactTypes))
    if (batch.length === batchSize) await flush()
  }
  await flush()
}

async function savedMetadata(folder: string, { database, name }: SavedCollection) {
  const file = join(folder, database, `${encodeURIComponent(name)}.metadata.json.gz`)
  return JSON.parse(gunzipSync(await readFile(file)).toString('utf8')) as { options: Document; indexes: Document[] }
}

/** Cuts a file into its documents: each begins with its own length. */
async function* savedDocuments(folder: string, { database, name }: SavedCollection): AsyncGenerator<Buffer> {
  const file = join(folder, database, `${encodeURIComponent(name)}.bson.gz`)
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk])
    for (let length = lengthOf(rest); length <= rest.length; length = lengthOf(rest)) {
      yield rest.subarray(0, length)
      rest = rest.subarray(length)
    }
  }
  if (rest.length > 0) throw new Error('The file ends in the middle of a document.')
}

/** The least that a document takes: its length and its end. */
const minDocument = 5

/** How long the document is that begins here. @throws when that is the length of none */
function lengthOf(bytes: Buffer): number {
  if (bytes.length < 4) return Number.POSITIVE_INFINITY
  const length = bytes.readInt32LE(0)
  if (length < minDocument) throw new Error('There is something else where a document should begin.')
  return length
}
