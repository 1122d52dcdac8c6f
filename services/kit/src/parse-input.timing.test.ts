import { describe, expect, it } from 'vitest'
import { optionalText } from './fields.ts'
import { tidyLines } from './plain-text.ts'
import { fold } from './search.ts'

describe('parsing input at the border', () => {
  it.each([
    ['blanks', `x${' '.repeat(60_000)}x`],
    ['line ends', `x${'\n \r'.repeat(20_000)}x`],
    ['marks on one letter', `x${'\u0301'.repeat(15_000)}${'\u0323'.repeat(15_000)}`],
  ])('takes no longer for 60 KB of %s than for other text', (_what, text) => {
    const started = performance.now()
    tidyLines(text)
    optionalText().safeParse(text)
    fold(text)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
