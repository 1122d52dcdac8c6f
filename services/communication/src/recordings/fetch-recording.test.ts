import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileById, inTenantScope } from '@coverdesk/kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoRecording } from '../demo-seed/demo-recording.ts'
import { us, useCommunicationSubgraph } from '../testing/communication-subgraph.ts'
import { retellDeliveries } from '../testing/retell-deliveries.ts'
import { downloadRecording } from './download-recording.ts'

const { deliver, find } = useCommunicationSubgraph()
const soon = { timeout: 20_000, interval: 50 }

let provider: Server
let asked: string[] = []
beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/gone.wav') return response.writeHead(404).end()
    if (request.url === '/moved.wav') return response.writeHead(302, { location: '/call.wav' }).end()
    if (request.url === '/page.wav') return response.end('<html></html>')
    response.end(demoRecording(2, 0))
  })
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
})
afterAll(() => provider.close())

const addressOf = (path: string) => `http://127.0.0.1:${(provider.address() as AddressInfo).port}${path}`

async function callWith(recording_url: string, number: string) {
  const [, , , ended] = retellDeliveries(`c-${number}`, number, { recording_url })
  await deliver(ended ?? {})
}

describe('the recording of a call', () => {
  it('is copied into our files once, and measured', async () => {
    const number = '+16195560001'
    asked = []
    await callWith(addressOf('/call.wav'), number)
    await vi.waitFor(async () => expect((await find(number))?.['recording']).toMatchObject({ state: 'READY' }), soon)
    const call = await find(number)
    expect(call?.['recording']).toMatchObject({ seconds: 2 })
    const url = String(call?.['recordingUrl'])
    expect(url).toMatch(/^\/files\/[0-9a-f]{32}\/Call%202026-11-20%201800\.wav$/)
    const fileId = url.split('/')[2] ?? ''
    expect(await inTenantScope(us.agencyId, () => fileById(fileId))).toMatchObject({
      mimeType: 'audio/wav',
      size: 32_044,
    })
    const [, , , , analyzed] = retellDeliveries(`c-${number}`, number, { recording_url: addressOf('/call.wav?again') })
    await deliver(analyzed ?? {})
    await vi.waitFor(async () => expect((await find(number))?.['summary']).toBe('About trucks.'), soon)
    expect(asked).toEqual(['/call.wav'])
  })

  it.each([
    ['gone', '/gone.wav', '+16195560002'],
    ['no wav file', '/page.wav', '+16195560003'],
  ])('that is %s is said to have failed', async (_, path, number) => {
    await callWith(addressOf(path), number)
    await vi.waitFor(async () => expect((await find(number))?.['recording']).toMatchObject({ state: 'FAILED' }), soon)
    expect((await find(number))?.['recordingUrl']).toBeNull()
  })

  it('is fetched from the provider’s hosts alone', async () => {
    const number = '+16195560004'
    asked = []
    await callWith(addressOf('/call.wav').replace('127.0.0.1', 'localhost'), number)
    await vi.waitFor(async () => expect((await find(number))?.['recording']).toMatchObject({ state: 'FAILED' }), soon)
    expect(asked).toEqual([])
  })
})

describe('a download', () => {
  const { signal } = new AbortController()
  const hosts = ['recordings.example']

  it.each([
    'http://recordings.example/call.wav',
    'https://recordings.example.evil.example/call.wav',
    'https://recordings.example@evil.example/call.wav',
    'https://recordings.example:8443/call.wav',
    'http://127.0.0.1/call.wav',
    'file:///etc/passwd',
    'call.wav',
  ])('never goes to %s', async url => {
    await expect(downloadRecording(url, hosts, signal)).rejects.toThrow('not the provider’s')
  })

  it('follows no redirection', async () => {
    await expect(downloadRecording(addressOf('/moved.wav'), ['127.0.0.1'], signal)).rejects.toThrow()
  })
})
