import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { open } from 'lmdb'
import { type Collection, MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedMongo } from '../index.ts'
import { spawnProcess } from '../testing/database-process.ts'
import { setFormat } from '../testing/old-folder.ts'
import { temporaryFolder } from '../testing/test-mongo.ts'
import { FolderDamaged } from './folder-damaged.ts'
import { counterKey, Tag } from './keys.ts'

interface Thing {
  _id: number
  name: string
}

const pageSize = 4_096
const large = 'large '.repeat(10_000)

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let path: string
let data: string

/** Runs `work` against the database in a folder, then closes it. */
async function inFolder<Result>(work: (things: Collection<Thing>) => Promise<Result>, at = path): Promise<Result> {
  const mongo = await startEmbeddedMongo({ path: at })
  const client = new MongoClient(mongo.uri, { retryReads: false })
  try {
    return await work(client.db('test').collection<Thing>('things'))
  } finally {
    await client.close()
    await mongo.close()
  }
}

const fill = (things: Collection<Thing>) =>
  Promise.all([
    things.createIndex({ name: 1 }),
    things.insertMany(Array.from({ length: 2_000 }, (_, _id) => ({ _id, name: `thing ${_id}` }))),
    things.insertOne({ _id: -1, name: large }),
  ])

function overwrite(position: number, bytes: Buffer) {
  const file = openSync(data, 'r+')
  writeSync(file, bytes, 0, bytes.length, position)
  closeSync(file)
}

/** Changes the first letter of a text wherever it is stored. */
function misspell(text: string) {
  const bytes = readFileSync(data)
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) overwrite(at, Buffer.from('?'))
}

beforeEach(async () => {
  folder = await temporaryFolder()
  path = `${folder.path}/mongo`
  data = `${path}/data.mdb`
  await inFolder(fill)
})
afterEach(() => folder.remove())

describe('a damaged folder is refused with a sentence', () => {
  const halve = () => truncateSync(data, statSync(data).size / 2)
  const zero = () => overwrite(0, Buffer.alloc(statSync(data).size))
  const beginning = 'the beginning of data.mdb is not that of a database'

  test.each<[string, () => void, string | RegExp]>([
    ['when its data are empty', () => truncateSync(data, 0), 'data.mdb is empty'],
    ['when its data are gone', () => rmSync(data), 'data.mdb is missing'],
    ['when half of its data are gone', halve, /data\.mdb has lost its end|page \d+ of data\.mdb/],
    ['when its data are a few bytes', () => truncateSync(data, 100), beginning],
    ['when its data are zeros', zero, beginning],
    [
      'when a letter of a document is another one',
      () => misspell('thing 1234'),
      /page \d+ of data\.mdb is not what was written/,
    ],
    [
      'when a letter of a large document is another one',
      () => misspell('large large'),
      /page \d+ of data\.mdb is not what was/,
    ],
    ['when store.json can’t be read', () => truncateSync(`${path}/store.json`, 5), 'store.json can’t be read'],
  ])('%s', async (_, damage, what) => {
    damage()
    const refusal = await inFolder(async () => 'opened').catch(error => error)
    expect(refusal).toBeInstanceOf(FolderDamaged)
    expect(refusal.message).toMatch(what)
    expect(refusal.message).toMatch(/^The database in .* is damaged: .* npm run restore -- <folder of the backup>$/)
  })

  test('when 40 of its pages are', async () => {
    const pages = statSync(data).size / pageSize
    for (let n = 0; n < 40; n++) overwrite(pageSize * (2 + ((n * 7) % (pages - 2))), Buffer.alloc(pageSize, n * 37))
    await expect(inFolder(async () => 'opened')).rejects.toThrow(/page \d+ of data\.mdb is not what was written there/)
  })

  test('when its data are those of another folder', async () => {
    await inFolder(fill, `${folder.path}/other`)
    copyFileSync(`${folder.path}/other/data.mdb`, data)
    await expect(inFolder(async () => 'opened')).rejects.toThrow('data.mdb belongs to another folder')
  })

  test('by the process, whose status says so', async () => {
    truncateSync(data, 0)
    const child = spawnProcess(folder.path, 27_017)
    let said = ''
    child.stderr?.on('data', chunk => {
      said += chunk
    })
    expect((await once(child, 'exit'))[0]).toBe(3)
    expect(said.trim()).toBe(
      `The database in ${path} is damaged: data.mdb is empty. Move this folder away, then restore a backup: npm run restore -- <folder of the backup>`,
    )
  })
})

test('every page that is in use is checked', { timeout: 60_000 }, async () => {
  const whole = readFileSync(data)
  const undetected: number[] = []
  for (let page = 2; page < whole.length / pageSize; page++) {
    overwrite(page * pageSize, Buffer.alloc(pageSize, 0xab))
    const isOpened = await inFolder(async things => things.estimatedDocumentCount()).then(
      () => true,
      () => false,
    )
    if (isOpened) undetected.push(page)
    overwrite(0, whole)
    truncateSync(data, whole.length)
  }
  // Pages that no tree uses: a write leaves those of the state before the last.
  expect(undetected.length).toBeLessThan(whole.length / pageSize / 4)
})

test('damage that comes while the database runs is an error, not an answer', async () => {
  const answer = await inFolder(async things => {
    await things.findOne({ _id: 7 })
    misspell('thing 77\0')
    return await things.findOne({ _id: 77 }).catch(error => error.message)
  })
  expect(answer).toMatch(/is damaged\. Stop the product and restore a backup: npm run restore/)
})

test('a folder from before there were checksums continues working, and gets them with each write', async () => {
  rmSync(`${path}/store.json`)
  await removeChecksums()
  await inFolder(async things => {
    expect(await things.countDocuments({ name: /^thing/ })).toBe(2_000)
    expect((await things.findOne({ _id: -1 }))?.name).toBe(large)
    await things.updateOne({ _id: 5 }, { $set: { name: 'changed' } })
  })
  expect(existsSync(`${path}/store.json`)).toBe(true)
  await inFolder(async things => expect(await things.findOne({ name: 'changed' })).toEqual({ _id: 5, name: 'changed' }))
  misspell('changed')
  await expect(inFolder(async () => 'opened')).rejects.toThrow(FolderDamaged)
})

/** Makes the folder one of format 1. */
async function removeChecksums() {
  await setFormat(path, 1)
  const database = open<Buffer, Buffer>({ path, noSubdir: false, encoding: 'binary', keyEncoding: 'binary' })
  await database.transaction(() => {
    for (const { key, value } of [...database.getRange({})]) {
      if ([Tag.Record, Tag.Collection, Tag.Session, Tag.Oplog].includes(key[0] as Tag))
        database.put(key, value.subarray(0, -4))
    }
    database.remove(counterKey('store'))
  })
  await database.close()
}
