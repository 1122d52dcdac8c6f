import { describe, expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'

describe('words', () => {
  it('are taken from a long text in no time', () => {
    const begun = performance.now()
    tokensOf('1,'.repeat(50_000) + '- '.repeat(50_000) + "a'".repeat(50_000))
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})
