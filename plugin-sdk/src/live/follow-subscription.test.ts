import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followSubscription } from './follow-subscription'
import type { OpenSubscription, SubscriptionEnding } from './open-subscription'

interface Opened {
  query: string
  after: unknown
  tell(number: number): void
  end(ending: SubscriptionEnding): Promise<void>
}

let opened: Opened[]
let told: unknown[]
let ending: AbortController
const onLost = vi.fn()

const open: OpenSubscription = ({ query, variables, signal, onData }) =>
  new Promise(resolve => {
    signal.addEventListener('abort', () => resolve('lost'))
    opened.push({
      query,
      after: variables['after'],
      tell: number => onData({ watchBoat: { number } }),
      async end(how) {
        resolve(how)
        await vi.advanceTimersByTimeAsync(0)
      },
    })
  })

const last = () => opened.at(-1) as Opened
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  told = []
  onLost.mockClear()
  ending = new AbortController()
  void followSubscription({
    ...{
      open,
      url: 'ws://x',
      name: 'Boat',
      documentId: 'abc',
      query: 'subscription Boat { x }',
      variables: { id: '1' },
    },
    ...{ signal: ending.signal, onLost, onData: data => told.push(data) },
  })
})
afterEach(() => {
  ending.abort()
  vi.useRealTimers()
})

it('begins again one second after a completion, with what came after the last number', async () => {
  last().tell(7)
  await last().end('completed')
  await wait(999)
  expect(opened).toHaveLength(1)
  await wait(1)
  expect(opened.map(({ after }) => after)).toEqual([null, 7])
  expect(told).toEqual([{ watchBoat: { number: 7 } }])
  expect(onLost).toHaveBeenCalledTimes(1)
})

it('waits longer after each error, ten seconds at most, and short again once something came', async () => {
  for (const seconds of [1, 2, 4, 8, 10, 10]) {
    const before = opened.length
    await last().end('lost')
    await wait(seconds * 1_000 - 1)
    expect(opened).toHaveLength(before)
    await wait(1)
    expect(opened).toHaveLength(before + 1)
  }
  last().tell(9)
  await last().end('lost')
  await wait(1_000)
  expect(last().after).toBe(9)
})

it('begins anew when what it asks for is no longer known', async () => {
  last().tell(7)
  await last().end('gone')
  expect(last().after).toBeNull()
})

it('sends the text of a document that the server doesn’t know by its id', async () => {
  expect(last().query).toBe('')
  await last().end('unknown')
  expect(last().query).toBe('subscription Boat { x }')
})

it('tries again at once when the network is back', async () => {
  await last().end('lost')
  window.dispatchEvent(new Event('online'))
  await wait(0)
  expect(opened).toHaveLength(2)
})

it.each(['session-ended', 'left'] as const)('asks for nothing once it is over: %s', async how => {
  if (how === 'left') ending.abort()
  else await last().end(how)
  await wait(60_000)
  expect(opened).toHaveLength(1)
})
