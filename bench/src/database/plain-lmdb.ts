import { type Database, open } from 'lmdb'
import { BSON, type ObjectId } from 'mongodb'
import type { Account } from './accounts.ts'
import { type Contestant, pageSize } from './contestant.ts'

/**
 * The same storage work by hand: BSON in LMDB, an entry by name and one for each word, flushed before a write is done.
 * There is no wire, no command, no query and no planner.
 */
export function openPlainLmdb(path: string): Contestant {
  const database = open<Buffer, Buffer>({
    path,
    noSubdir: false,
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
  })
  return {
    load: accounts =>
      database.transaction(() => {
        for (const account of accounts) put(database, account)
      }),
    async page({ name, _id }) {
      const behind = Buffer.concat([nameKey(name, _id), Buffer.from([0])])
      const range = database.getKeys({ start: behind, end: Buffer.from([Tag.Name + 1]), limit: pageSize })
      return Array.from(range, key => read(database, key.subarray(-idLength)))
    },
    point: async id => read(database, id.id),
    write: account => database.transaction(() => put(database, account)),
    close: () => database.close(),
  }
}

enum Tag {
  Record = 1,
  Name = 2,
  Word = 3,
}

const idLength = 12
const nothing = Buffer.from([0])

const recordKey = (id: Uint8Array) => Buffer.concat([Buffer.from([Tag.Record]), id])
const nameKey = (name: string, { id }: ObjectId) =>
  Buffer.concat([Buffer.from([Tag.Name]), Buffer.from(`${name}\0`), id])
const wordKey = (word: string, { id }: ObjectId) =>
  Buffer.concat([Buffer.from([Tag.Word]), Buffer.from(`${word}\0`), id])

function put(database: Database<Buffer, Buffer>, account: Account) {
  database.put(recordKey(account._id.id), Buffer.from(BSON.serialize(account)))
  database.put(nameKey(account.name, account._id), nothing)
  for (const word of account.words) database.put(wordKey(word, account._id), nothing)
}

function read(database: Database<Buffer, Buffer>, id: Uint8Array): unknown {
  const bytes = database.get(recordKey(id))
  return bytes && BSON.deserialize(bytes)
}
