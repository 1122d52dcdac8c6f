import { expect, it } from 'vitest'
import { isWithinBounds } from './json-bounds.ts'

it('a megabyte of nulls, brackets or quotes is refused or passed within milliseconds', () => {
  const megabyte = 1024 * 1024
  const hostile = ['null,', '[', '{"":', '""', '\\"', '"\\'].map(part =>
    Buffer.from(part.repeat(megabyte / part.length)),
  )
  const started = performance.now()
  for (const bytes of hostile) isWithinBounds(bytes, { depth: 1e9, values: 1e9, stringBytes: 1e9 })
  expect(performance.now() - started).toBeLessThan(1_000)
})
