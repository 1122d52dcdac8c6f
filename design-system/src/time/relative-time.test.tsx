import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount'
import { RelativeTime } from './RelativeTime'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-01-12T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const words = () => document.querySelector('time')?.textContent
const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

it('stays true by itself', async () => {
  await mount(<RelativeTime value="2027-01-12T11:59:58.000Z" />)
  expect(words()).toBe('2 seconds ago')
  await later(5)
  expect(words()).toBe('7 seconds ago')
  await later(60)
  expect(words()).toBe('1 minute ago')
  await later(60 * 60)
  expect(words()).toBe('1 hour ago')
  await later(24 * 60 * 60)
  expect(words()).toBe('1 day ago')
})

it('wakes up no more often than its words change', async () => {
  await mount(<RelativeTime value="2027-01-12T09:00:00.000Z" />)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await later(59 * 60)
  expect(timers).not.toHaveBeenCalled()
  await later(2 * 60)
  expect(words()).toBe('4 hours ago')
})
