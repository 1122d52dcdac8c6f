import { describe, expect, it } from 'vitest'
import { callDuration } from './call-duration'

const start = '2026-11-20T18:00:00Z'
const after = (seconds: number) => new Date(Date.parse(start) + seconds * 1_000).toISOString()
const now = Date.parse(after(90))

describe('the duration of a call', () => {
  it.each([
    [0, '0s'],
    [59, '59s'],
    [60, '1m 0s'],
    [61, '1m 1s'],
    [3_725, '62m 5s'],
  ])('of %i seconds reads %s', (seconds, text) => {
    expect(callDuration(start, after(seconds), now)).toBe(text)
  })

  it('goes up to now while the call has no end', () => {
    expect(callDuration(start, null, now)).toBe('1m 30s')
  })

  it('is none before the call has begun, and never negative', () => {
    expect(callDuration(null, null, now)).toBe('')
    expect(callDuration(start, null, Date.parse(start) - 5_000)).toBe('0s')
  })
})
