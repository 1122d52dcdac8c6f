import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkHost, checkUrl, guardedFetch } from './guarded-fetch.ts'
import { isPrivateAddress } from './private-address.ts'

describe('an address', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1'],
    ...['::ffff:10.0.0.1', '::ffff:a00:1', '2002:a00:1::', '2001:db8::1', 'no address'],
  ])('%s is private', address => expect(isPrivateAddress(address)).toBe(true))

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', address => {
    expect(isPrivateAddress(address)).toBe(false)
  })
})

describe('a URL', () => {
  it.each([
    ['http://api.example.com', []],
    ['https://127.0.0.1/v1', []],
    ['https://[::1]/v1', []],
    ['https://2130706433/v1', []],
    ['https://0x7f.1/v1', []],
    ['file:///etc/passwd', ['']],
    ['http://localhost:11434', ['localhost:8080']],
  ])('%s is refused', (url, allowed) => {
    expect(() => checkUrl(new URL(url), allowed)).toThrow(/^Enter an address|is in a private network/)
  })

  it.each([
    ['https://api.example.com/v1', []],
    ['http://localhost:11434/v1', ['localhost:11434']],
    ['http://models.internal/v1', ['models.internal']],
    ['https://10.0.0.7/v1', ['10.0.0.7:443']],
  ])('%s may be asked', (url, allowed) => {
    expect(() => checkUrl(new URL(url), allowed)).not.toThrow()
  })
})

describe('an address that is about to be stored', () => {
  const url = new URL('https://models.example.com/v1')
  const at =
    (...addresses: string[]) =>
    async () =>
      addresses.map(address => ({ address, family: 4 }))

  it('is taken where its name leads to the internet, or the operator allows it', async () => {
    await expect(checkHost(url, [], at('8.8.8.8'))).resolves.toBeUndefined()
    await expect(checkHost(url, ['models.example.com'], at())).resolves.toBeUndefined()
  })

  it.each([
    ['isn’t found', at(), 'We couldn’t find models.example.com. Check the address, or try again.'],
    ['can’t be looked up', () => Promise.reject(new Error('EAI_AGAIN')), 'We couldn’t find models.example.com'],
    ['leads into a private network', at('8.8.8.8', '10.0.0.7'), 'models.example.com is in a private network'],
  ])('is refused where its name %s', async (_, find, message) => {
    await expect(checkHost(url, [], find)).rejects.toThrow(message)
  })

  it('is refused where the look-up doesn’t come back', async () => {
    vi.useFakeTimers()
    const checked = expect(checkHost(url, [], () => new Promise(() => undefined))).rejects.toThrow('We couldn’t find')
    await vi.advanceTimersByTimeAsync(10_000)
    await checked
    vi.useRealTimers()
  })
})

describe('a guarded fetch', () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/here' }).end()
    else request.pipe(response)
  })
  beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise(resolve => server.close(resolve)))
  const port = () => (server.address() as AddressInfo).port

  it('reaches what the operator allows', async () => {
    const ask = guardedFetch([`127.0.0.1:${port()}`])
    const answer = await ask(`http://127.0.0.1:${port()}/here`, { method: 'POST', body: 'A question.' })
    expect(await answer.text()).toBe('A question.')
  })

  it('follows no redirect', async () => {
    asked.length = 0
    const answer = await guardedFetch([`127.0.0.1:${port()}`])(`http://127.0.0.1:${port()}/elsewhere`)
    expect({ status: answer.status, asked }).toEqual({ status: 302, asked: ['/elsewhere'] })
  })

  it('refuses a name that leads into a private network when it connects', async () => {
    asked.length = 0
    const ask = guardedFetch([])
    await expect(ask(`https://localhost:${port()}/here`)).rejects.toThrow(
      'localhost is in a private network. Ask whoever runs this product to allow it.',
    )
    expect(asked).toEqual([])
  })
})
