import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { childrenOf } from '../../services/kit/src/testing/child.ts'
import { pdf, pdfStream, png } from '../../services/kit/src/testing/files.ts'
import { buildService } from './build-service.ts'
import { at } from './root.ts'

const databaseName = `test_uploads_${randomUUID().slice(0, 8)}`
/** Inside of the repository, where packages are found. */
const output = at('.cache', databaseName)
const nearlyMost = 25 * 1024 * 1024 - 4_096

beforeAll(() => buildService('services/gateway', { entry: './src/testing/upload-server.ts', output }))
afterAll(async () => {
  const mongo = await MongoClient.connect(String(process.env['MONGODB_URI']))
  await mongo.db(databaseName).dropDatabase()
  await mongo.close()
  rmSync(output, { recursive: true })
})

let server: ChildProcess
let address: { url: string; cookie: string }
beforeEach(async () => {
  server = fork(join(output, 'main.js'), { execArgv: [], env: { ...process.env, DATABASE: databaseName } })
  const [message] = await once(server, 'message')
  address = message as typeof address
})
afterEach(async () => {
  server.disconnect()
  await once(server, 'exit')
})

const image = '/Type /XObject /Subtype /Image /Width 8 /Height 8'
/** On the page: what isn't there is left out. */
const drawn = (stream: Buffer) => pdf([stream], '', '/Resources << /XObject << /X 4 0 R >> >> ')
/** What a picture's own data may have. */
const entropy = (size: number) => randomBytes(size).map(byte => (byte === 0xff ? 0 : byte)) as Buffer

const memory = async () => (await fetch(`${address.url}/memory`)).json() as Promise<{ peak: number; now: number }>

async function upload(name: string, mimeType: string, bytes: Buffer) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)], { type: mimeType }), name)
  const headers = { cookie: address.cookie, 'x-coverdesk-client': 'test/1' }
  const { status } = await fetch(`${address.url}/files`, { method: 'POST', body: form, headers })
  expect(status).toBe(201)
}

/** The most memory that a process had so far, in MB. */
function peakOf(pid: number) {
  const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

describe('the first upload of 25 MB to a gateway that was just started', () => {
  it.each<[string, string, number, () => Buffer]>([
    ['scan.pdf', 'application/pdf', 220, () => drawn(pdfStream(image, entropy(nearlyMost), '/DCTDecode'))],
    [
      'plain.pdf',
      'application/pdf',
      220,
      () => drawn(pdfStream(`${image} /BitsPerComponent 8`, randomBytes(nearlyMost), '[]')),
    ],
    ['photo.png', 'image/png', 100, () => png(8, 8, nearlyMost)],
  ])('takes less than 50 MB of its memory: %s', async (name, mimeType, maxOfChild, content) => {
    const bytes = content()
    const before = await memory()
    await upload(name, mimeType, bytes)
    const { peak } = await memory()
    expect(peak - before.now).toBeLessThan(50)
    if (process.platform !== 'linux') return
    // What looks into the file is one process, with Node's own 50 MB and the file; of a PDF with a library and a copy, too.
    expect(childrenOf(Number(server.pid)).map(peakOf)).toEqual([expect.toSatisfy(size => size < maxOfChild)])
  })
})
