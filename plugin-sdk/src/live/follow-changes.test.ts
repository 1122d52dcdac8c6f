import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connect, type Ending, followChanges } from './follow-changes'
import type { RecordChange } from './record-change'

interface Connection {
  after: number | undefined
  tell(number: number): void
  hear(): void
  end(ending: Ending): Promise<void>
}

let connections: Connection[]
let heard: number[]
let stop: () => void
const onGap = vi.fn()
const onSessionEnded = vi.fn()
const onTrouble = vi.fn()
const onBack = vi.fn()
const onCrowded = vi.fn()

const connect: Connect = ({ after, signal, onChange, onHeard }) =>
  new Promise(resolve => {
    signal.addEventListener('abort', () => resolve('lost'))
    connections.push({
      after,
      tell: number => onChange({ number, typename: 'Account', id: '1', version: 1, kind: 'UPDATED' } as RecordChange),
      hear: onHeard,
      async end(ending) {
        resolve(ending)
        await vi.advanceTimersByTimeAsync(0)
      },
    })
  })

const last = () => connections.at(-1) as Connection

async function begin(after: number | undefined, using = connect) {
  stop = followChanges({
    url: 'ws://x',
    documentId: 'abc',
    after,
    connect: using,
    onChange: ({ number }) => heard.push(number),
    onGap,
    onSessionEnded,
    onTrouble,
    onBack,
    onCrowded,
  })
  await vi.advanceTimersByTimeAsync(0)
}

function beOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

describe('following changes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    connections = []
    heard = []
  })
  afterEach(() => {
    stop()
    beOnline(true)
    vi.useRealTimers()
  })

  it('begins after what the page was made with, and continues after a lost connection where it was', async () => {
    await begin(41)
    expect(last().after).toBe(41)
    last().hear()
    last().tell(42)
    last().tell(43)
    await last().end('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(connections).toHaveLength(2)
    expect(last().after).toBe(43)
    expect(onBack).not.toHaveBeenCalled()
    last().hear()
    expect(onBack, 'it is told that the connection is back').toHaveBeenCalledOnce()
    last().tell(44)
    expect(heard).toEqual([42, 43, 44])
    expect(onGap).not.toHaveBeenCalled()
  })

  it('waits longer after each failure, at most fifteen seconds, and not at all longer once it was heard', async () => {
    await begin(1, () => Promise.reject(new Error('no such file')))
    stop()
    await begin(1)
    for (let failure = 0; failure < 10; failure += 1) {
      await last().end('lost')
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(connections).toHaveLength(11)
    await last().end('lost')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(connections).toHaveLength(11)
    await vi.advanceTimersByTimeAsync(15_000)
    last().hear()
    await last().end('lost')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connections).toHaveLength(13)
  })

  it('looks whether the session is still one when it can’t connect', async () => {
    await begin(1)
    for (const times of [0, 0, 1, 1]) {
      await last().end('lost')
      expect(onTrouble).toHaveBeenCalledTimes(times)
      await vi.advanceTimersByTimeAsync(20_000)
    }
  })

  it('lets go while there is no network, and is back as soon as there is', async () => {
    await begin(1)
    last().tell(2)
    beOnline(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connections).toHaveLength(1)
    beOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(connections).toHaveLength(2)
    expect(last().after).toBe(2)
  })

  it('takes a connection for dead that was silent during a sleep', async () => {
    await begin(1)
    last().hear()
    await vi.advanceTimersByTimeAsync(10_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connections).toHaveLength(1)
    vi.setSystemTime(Date.now() + 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connections).toHaveLength(2)
  })

  it('tells of a gap when what it missed is gone, once it hears of changes again', async () => {
    await begin(41)
    last().hear()
    await last().end('gone')
    expect(last().after).toBeUndefined()
    expect(onGap).not.toHaveBeenCalled()
    last().hear()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onGap).toHaveBeenCalledOnce()
    last().tell(90)
    await last().end('lost')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(last().after).toBe(90)
    expect(onGap).toHaveBeenCalledOnce()
  })

  it('does not storm when other pages have all connections, and is back once this page is looked at', async () => {
    await begin(41)
    for (let minute = 1; minute <= 3; minute += 1) {
      last().hear()
      await last().end('crowded')
      expect(onCrowded).toHaveBeenCalledTimes(minute)
      await vi.advanceTimersByTimeAsync(40_000)
      expect(connections).toHaveLength(minute)
      await vi.advanceTimersByTimeAsync(40_000)
      expect(connections).toHaveLength(minute + 1)
    }
    await last().end('crowded')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(connections).toHaveLength(5)
    expect(last().after).toBe(41)
  })

  it('ends with the session, and when it is told to', async () => {
    await begin(1)
    await last().end('session-ended')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onSessionEnded).toHaveBeenCalledOnce()
    expect(connections).toHaveLength(1)
    await begin(1)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connections).toHaveLength(2)
  })
})
