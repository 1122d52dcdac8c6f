import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { MongoClient } from 'mongodb'
import { expect, test } from 'vitest'
import { startEmbeddedMongo } from './index.ts'
import { temporaryFolder } from './testing/test-mongo.ts'

/** The flag of Linux for a file whose writes wait for the disk, as LMDB writes its meta pages. */
const O_DSYNC = 0o10000

/** Makes every later write of a meta page fail as on a full disk: puts another file in place of its descriptor. */
function breakMetaPage(path: string) {
  const descriptor = readdirSync('/proc/self/fd')
    .map(Number)
    .find(fd => linkOf(fd) === `${path}/data.mdb` && isSynced(fd))
  if (descriptor === undefined) throw new Error('LMDB has no descriptor for meta pages.')
  closeSync(descriptor)
  expect(openSync('/dev/full', 'w')).toBe(descriptor)
}

function linkOf(fd: number) {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return undefined
  }
}

function isSynced(fd: number) {
  const flags = /flags:\s+(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1] ?? '0'
  return (Number.parseInt(flags, 8) & O_DSYNC) !== 0
}

test('a disk that fails so that LMDB gives up is opened again, on the same port and with all data', async () => {
  const folder = await temporaryFolder()
  const notices: string[] = []
  const mongo = await startEmbeddedMongo({ path: folder.path, onNotice: notice => notices.push(notice) })
  const client = new MongoClient(mongo.uri)
  const things = client.db('test').collection<{ _id: number }>('things')
  const acknowledged: number[] = []
  const insert = async (_id: number) => {
    await things.insertOne({ _id })
    acknowledged.push(_id)
  }
  try {
    for (let _id = 1; _id < 10; _id += 3) {
      await insert(_id)
      breakMetaPage(folder.path)
      // One fails; the driver may repeat the other one once its new connection is there.
      const outcomes = await Promise.allSettled([insert(_id + 1), insert(_id + 2)])
      expect(outcomes.map(({ status }) => status)).toContain('rejected')
    }
    await insert(10)
    expect((await things.distinct('_id')).sort((a, b) => a - b)).toEqual(acknowledged.sort((a, b) => a - b))
    expect(notices[0]).toMatch(/^Writes to the data folder .* fail: .*disk/)
  } finally {
    await client.close()
    await mongo.close()
    await folder.remove()
  }
})
