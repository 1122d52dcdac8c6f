import { expect, it } from 'vitest'
import { durationText } from './duration'

const after = (seconds: number) => ({
  startedAt: '2026-11-20T18:00:00Z',
  endedAt: new Date(Date.parse('2026-11-20T18:00:00Z') + seconds * 1_000).toISOString(),
})

it.each([
  [after(0.4), undefined],
  [after(4.4), '4 s'],
  [after(125), '2 min 5 s'],
  [{ ...after(4), endedAt: null }, undefined],
])('says how long a step took: %#', (timed, text) => {
  expect(durationText(timed)).toBe(text)
})
