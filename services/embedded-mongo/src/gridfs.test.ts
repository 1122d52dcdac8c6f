import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { GridFSBucket, type GridFSBucketReadStream, ObjectId } from 'mongodb'
import { beforeAll, expect, test } from 'vitest'
import { useMongo } from './testing/test-mongo.ts'

const mongo = useMongo()
let bucket: GridFSBucket
beforeAll(() => {
  bucket = new GridFSBucket(mongo.database, { bucketName: 'files' })
})

async function upload(name: string, content: Buffer): Promise<ObjectId> {
  const stream = bucket.openUploadStream(name, { metadata: { size: content.length } })
  await pipeline([content], stream)
  return stream.id
}

async function contentOf(stream: GridFSBucketReadStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a file of 30 MB comes back byte by byte, and so does any range of it', async () => {
  const content = randomBytes(30 * 1024 * 1024)
  const id = await upload('large.bin', content)
  expect((await contentOf(bucket.openDownloadStream(id))).equals(content)).toBe(true)
  for (const [start, end] of [
    [0, 1],
    [255 * 1024 - 1, 255 * 1024 + 1],
    [7_000_000, 9_000_001],
    [content.length - 5, content.length],
  ] as const) {
    const range = await contentOf(bucket.openDownloadStream(id, { start, end }))
    expect(range.equals(content.subarray(start, end))).toBe(true)
  }
})

test('files that are uploaded at the same time do not mix', async () => {
  const contents = Array.from({ length: 8 }, () => randomBytes(700_000))
  const ids = await Promise.all(contents.map((content, index) => upload(`parallel-${index}`, content)))
  const stored = await Promise.all(ids.map(id => contentOf(bucket.openDownloadStream(id))))
  expect(stored.map((content, index) => content.equals(contents[index] as Buffer))).toEqual(contents.map(() => true))
})

test('a file is found by its name, renamed and deleted with all its chunks', async () => {
  const id = await upload('first.txt', Buffer.from('words'))
  await bucket.rename(id, 'second.txt')
  expect(String(await contentOf(bucket.openDownloadStreamByName('second.txt')))).toBe('words')
  expect(await bucket.find({ 'metadata.size': 5 }).toArray()).toMatchObject([{ filename: 'second.txt', length: 5 }])
  await bucket.delete(id)
  expect(await bucket.find({ _id: id }).toArray()).toEqual([])
  expect(await mongo.database.collection('files.chunks').countDocuments({ files_id: id })).toBe(0)
  await expect(bucket.delete(new ObjectId())).rejects.toThrow('not found')
})

test('an upload that is given up leaves nothing', async () => {
  const stream = bucket.openUploadStream('abandoned')
  await new Promise(resolve => stream.write(randomBytes(600_000), resolve))
  await stream.abort()
  expect(await mongo.database.collection('files.chunks').countDocuments({ files_id: stream.id })).toBe(0)
})
