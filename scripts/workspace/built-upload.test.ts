import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdf, pdfStream, png } from '../../services/kit/src/testing/files.ts'
import { buildService } from './build-service.ts'
import { at } from './root.ts'

const databaseName = `test_uploads_${randomUUID().slice(0, 8)}`
/** Inside of the repository, where packages are found. */
const output = at('.cache', databaseName)
const nearlyMost = 25 * 1024 * 1024 - 4_096

let server: ChildProcess
let address: { url: string; cookie: string }
beforeAll(async () => {
  await buildService('services/gateway', { entry: './src/testing/upload-server.ts', output })
  server = fork(join(output, 'main.js'), { execArgv: [], env: { ...process.env, DATABASE: databaseName } })
  const [message] = await once(server, 'message')
  address = message as typeof address
})
afterAll(async () => {
  server.disconnect()
  await once(server, 'exit')
  const mongo = await MongoClient.connect(String(process.env['MONGODB_URI']))
  await mongo.db(databaseName).dropDatabase()
  await mongo.close()
  rmSync(output, { recursive: true })
})

const memory = async () => (await fetch(`${address.url}/memory`)).json() as Promise<{ peak: number; now: number }>

async function upload(name: string, mimeType: string, bytes: Buffer) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)], { type: mimeType }), name)
  const headers = { cookie: address.cookie, 'x-coverdesk-client': 'test/1' }
  const { status } = await fetch(`${address.url}/files`, { method: 'POST', body: form, headers })
  expect(status).toBe(201)
}

describe('an upload of 25 MB to a built gateway', () => {
  const scan = pdf([pdfStream('', randomBytes(nearlyMost), '/DCTDecode')])
  // The first one grows the heap of a fresh process, which later ones use again.
  beforeAll(() => upload('first.pdf', 'application/pdf', scan))

  it.each<[string, string, Buffer]>([
    ['scan.pdf', 'application/pdf', scan],
    ['photo.png', 'image/png', png(8, 8, nearlyMost)],
  ])('takes less than 50 MB of memory: %s', async (name, mimeType, bytes) => {
    const before = await memory()
    await upload(name, mimeType, bytes)
    const { peak } = await memory()
    expect(peak - before.now).toBeLessThan(50)
  })
})
