import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demandSpeed } from './demand-speed.ts'

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    const stop = demandSpeed(request, response, 300)
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
    })
    request.on('end', () => response.end(`received ${size}`))
    request.on('error', () => undefined)
    response.on('close', stop)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Sends a body of a megabyte in pieces, one every 100 ms. */
async function send(pieceBytes: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', text => {
    received += text
  })
  socket.on('error', () => undefined)
  const total = 1024 * 1024
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${total}\r\n\r\n`)
  let sent = 0
  const timer = setInterval(() => {
    if (sent === total) return
    const size = Math.min(pieceBytes, total - sent)
    sent += size
    if (socket.writable) socket.write(Buffer.alloc(size))
  }, 100)
  await once(socket, 'close')
  clearInterval(timer)
  return received
}

it('an upload that comes drop by drop is told so and ended', async () => {
  expect(await send(10)).toMatch(/^HTTP\/1\.1 408 [\s\S]*Your connection is too slow\./)
})

it('an upload that is merely slow comes to its end', async () => {
  expect(await send(128 * 1024)).toMatch(/^HTTP\/1\.1 200 [\s\S]*received 1048576$/)
})
