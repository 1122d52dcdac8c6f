import { createHash } from 'node:crypto'
import type { ClientSession, Collection, Document, MongoClient } from 'mongodb'

/** Databases of the server itself. */
const serverDatabases = ['admin', 'config', 'local']

/** A collection with what is needed to make it again: its options and indexes, as the server lists them. */
export interface StoredCollection {
  database: string
  name: string
  options: Document
  indexes: Document[]
}

/** Every collection of the product, in the order of their names. */
export async function storedCollections(client: MongoClient): Promise<StoredCollection[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true })
  const own = databases.map(({ name }) => name).filter(name => !serverDatabases.includes(name))
  const found = await Promise.all(own.map(database => collectionsOf(client, database)))
  return found.flat().sort((a, b) => `${a.database}.${a.name}`.localeCompare(`${b.database}.${b.name}`))
}

async function collectionsOf(client: MongoClient, database: string): Promise<StoredCollection[]> {
  const listed = await client.db(database).listCollections().toArray()
  const collections = listed.filter(({ name, type }) => type !== 'view' && !name.startsWith('system.'))
  return Promise.all(
    collections.map(async ({ name, ...rest }) => ({
      database,
      name,
      options: 'options' in rest ? (rest.options ?? {}) : {},
      indexes: await client.db(database).collection(name).listIndexes().toArray(),
    })),
  )
}

/** Every document as the server sends it, byte for byte, in the order of `_id`. */
export const rawDocuments = (collection: Collection, session?: ClientSession) =>
  collection.find(
    {},
    { raw: true, sort: { _id: 1 }, ...(session ? { session } : {}) },
  ) as unknown as AsyncIterable<Buffer>

/** How many documents there are, and the SHA-256 of all their bytes in the order of `_id`. */
export interface Checksum {
  count: number
  sha256: string
}

/** Counts and sums while documents pass by. */
export class RunningChecksum {
  readonly #hash = createHash('sha256')
  #count = 0

  add(document: Uint8Array): void {
    this.#hash.update(document)
    this.#count += 1
  }

  /** The sum of all that passed. Only once. */
  end(): Checksum {
    return { count: this.#count, sha256: this.#hash.digest('hex') }
  }
}

export async function checksumOf(collection: Collection): Promise<Checksum> {
  const sum = new RunningChecksum()
  for await (const document of rawDocuments(collection)) sum.add(document)
  return sum.end()
}
