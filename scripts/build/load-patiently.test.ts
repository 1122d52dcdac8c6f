import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPatiently } from './load-patiently.mjs'

interface Request {
  url: string
  key: string | undefined
  end(type: 'load' | 'error' | 'timeout'): void
}

let requests: Request[]
let load: ReturnType<typeof loadPatiently>

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  load = loadPatiently((url, done, key) => requests.push({ url, key, end: type => done({ type }) }))
})
afterEach(() => void vi.useRealTimers())

const urls = () => requests.map(({ url }) => url)

it('asks once for what comes', async () => {
  const done = vi.fn()
  load('/a.js', done, 'chunk-a', 'a')
  requests[0]?.end('load')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toMatchObject([{ url: '/a.js', key: 'chunk-a' }])
  expect(done).toHaveBeenCalledExactlyOnceWith({ type: 'load' })
})

it('asks again at once for what fails, each time under a new address', async () => {
  const done = vi.fn()
  load('/a.js', done, 'chunk-a', 'a')
  requests[0]?.end('error')
  await vi.advanceTimersByTimeAsync(1_000)
  requests[1]?.end('error')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(urls()).toEqual(['/a.js', '/a.js?again=1', '/a.js?again=2'])
  expect(new Set(requests.map(({ key }) => key)).size).toBe(3)
  expect(done).not.toHaveBeenCalled()
  requests[2]?.end('load')
  expect(done).toHaveBeenCalledExactlyOnceWith({ type: 'load' })
})

it('gives up after three failures, and begins under new addresses the next time', async () => {
  const done = vi.fn()
  load('/a.js', done)
  for (const index of [0, 1, 2]) {
    requests[index]?.end('error')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(done).toHaveBeenCalledExactlyOnceWith({ type: 'error' })
  load('/a.js', done)
  expect(urls()[3]).toBe('/a.js?again=3')
})

it('asks for what is slow beside the request that is under way, and takes whichever comes first', async () => {
  const done = vi.fn()
  load('/a.js', done)
  await vi.advanceTimersByTimeAsync(8_000)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(urls()).toEqual(['/a.js', '/a.js?again=1', '/a.js?again=2'])
  requests[0]?.end('load')
  requests[1]?.end('load')
  requests[2]?.end('timeout')
  expect(done).toHaveBeenCalledExactlyOnceWith({ type: 'load' })
})

it('waits for a request that is slow when the one beside it fails', async () => {
  const done = vi.fn()
  load('/a.js', done)
  await vi.advanceTimersByTimeAsync(8_000)
  requests[1]?.end('error')
  await vi.advanceTimersByTimeAsync(1_000)
  requests[2]?.end('error')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(done).not.toHaveBeenCalled()
  requests[0]?.end('load')
  expect(done).toHaveBeenCalledExactlyOnceWith({ type: 'load' })
})
