import { describe, expect, it } from 'vitest'
import { nameDistance } from './name-distance.ts'

describe('two names', () => {
  it('are compared quickly, however long they are', () => {
    const begun = performance.now()
    for (let count = 0; count < 2_000; count += 1) nameDistance('ab '.repeat(40), 'ba '.repeat(40))
    expect(performance.now() - begun).toBeLessThan(500)
  })
})
