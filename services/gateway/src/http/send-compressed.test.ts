import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startHttpServer } from '@coverdesk/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendCompressed } from './send-compressed.ts'

const long = JSON.stringify({ names: Array.from({ length: 200 }, (_, number) => `Bayview Marine ${number}`) })
let port = 0
let close: () => Promise<void>

beforeAll(async () => {
  const server = await startHttpServer(
    (incoming, response) => {
      const text = incoming.url === '/long' ? long : '{}'
      void sendCompressed(incoming, response, 200, text, 'application/json')
    },
    0,
    '127.0.0.1',
  )
  port = server.port
  close = server.close
})
afterAll(() => close())

function get(path: string, accepted: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { 'accept-encoding': accepted } }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

it('compresses as the browser likes it best', async () => {
  const brotli = await get('/long', 'gzip, deflate, br')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(long)
  const zipped = await get('/long', 'gzip')
  expect(zipped.encoding).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(long)
})

it('leaves alone what is short, and whoever asks for nothing', async () => {
  expect((await get('/short', 'br')).encoding).toBeUndefined()
  expect((await get('/long', 'identity')).body.toString()).toBe(long)
})
