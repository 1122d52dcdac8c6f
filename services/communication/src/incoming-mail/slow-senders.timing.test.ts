import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createLogger } from '@coverdesk/kit'
import { freePort } from '@coverdesk/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useAgencyAddresses } from '../mail-addresses/agency-addresses.ts'
import { startSmtpEndpoint } from './smtp-endpoint.ts'

const mailbox = 'service@harborpoint.example'
const agencyId = '64b000000000000000000001'
let port = 0
let end: () => Promise<void>
beforeAll(async () => {
  port = await freePort()
  useAgencyAddresses(new Map([[mailbox, agencyId]]))
  const timeouts = { command: 1_000, portion: 1_000, mail: 3_000 }
  end = await startSmtpEndpoint(port, '127.0.0.1', createLogger('smtp', 'silent'), timeouts)
})
afterAll(() => end())

async function open() {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let said = ''
  socket.on('data', text => {
    said += text
  })
  await once(socket, 'data')
  return { socket, said: () => said, closed: once(socket, 'close') }
}

const drip = (socket: Socket, text: string, everyMs: number) => {
  const timer = setInterval(() => socket.writable && socket.write(text), everyMs)
  socket.once('close', () => clearInterval(timer))
}

const beginMail = (socket: Socket) =>
  socket.write(`EHLO x\r\nMAIL FROM:<a@x.example>\r\nRCPT TO:<${mailbox}>\r\nDATA\r\n`)

describe('a sender of mail', () => {
  it('that sends a byte of a command now and then is let go', async () => {
    const { socket, said, closed } = await open()
    drip(socket, 'x', 100)
    await closed
    expect(said()).toContain('421')
  })

  it('that sends a mail byte by byte is let go, and keeps nobody’s place', async () => {
    const slow = await Promise.all(Array.from({ length: 4 }, () => open()))
    for (const { socket } of slow) {
      beginMail(socket)
      setTimeout(() => drip(socket, 'x', 200), 300)
    }
    await Promise.all(slow.map(({ closed }) => closed))
    expect(slow.every(({ said }) => said().includes('354') && !said().includes('250 Stored'))).toBe(true)
    const { socket, said } = await open()
    beginMail(socket)
    await expect.poll(said, { timeout: 5_000 }).toContain('354')
    socket.write(`${'x'.repeat(100)}\r\n.\r\n`)
    // There is no database here: it is asked to come again, which needs a place.
    await expect.poll(said, { timeout: 10_000 }).toContain('451')
    socket.destroy()
  })

  it('that sends at a good speed has the time of a whole mail, and no more', async () => {
    const { socket, said, closed } = await open()
    beginMail(socket)
    const started = performance.now()
    setTimeout(() => drip(socket, `${'x'.repeat(20_000)}\r\n`, 100), 300)
    await closed
    expect(performance.now() - started).toBeGreaterThan(2_500)
    expect(said()).toContain('421')
  })
})
