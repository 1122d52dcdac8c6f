import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { versionReadyAtom, watchVersions } from '../host'

let revision: string
let stop: () => void
const answer = vi.fn<typeof fetch>()
const isReady = () => getDefaultStore().get(versionReadyAtom)

function beVisible(visible: boolean) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' })
}

describe('a newer version', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    revision = 'first'
    answer.mockReset().mockImplementation(async () => Response.json({ revision, plugins: [] }))
    vi.stubGlobal('fetch', answer)
    getDefaultStore().set(versionReadyAtom, false)
    beVisible(true)
    stop = watchVersions('first')
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is noticed within a minute', async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isReady()).toBe(false)
    revision = 'second'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isReady()).toBe(true)
  })

  it('is noticed as soon as the person comes back, and not looked for while no one looks', async () => {
    beVisible(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(answer).not.toHaveBeenCalled()
    revision = 'second'
    beVisible(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(isReady()).toBe(true)
  })

  it('is looked for again after the registry could not be had, and no more once it is known', async () => {
    answer
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(new Response('<html>', { status: 502 }))
    revision = 'second'
    await vi.advanceTimersByTimeAsync(120_000)
    expect(isReady()).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isReady()).toBe(true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(answer).toHaveBeenCalledTimes(3)
  })

  it('is not looked for once the watch has ended', async () => {
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(answer).not.toHaveBeenCalled()
  })
})
