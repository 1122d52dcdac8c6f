import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from './sanitize-html.ts'

describe('HTML from outside', () => {
  it('does not keep this process busy, however deep it nests', async () => {
    await sanitizeHtml('<p>the library is loaded</p>')
    const started = performance.now()
    await sanitizeHtml('<b>'.repeat(29_000))
    // A million signs of nested tags took half a minute.
    expect(performance.now() - started).toBeLessThan(3_000)
    await expect(sanitizeHtml('<b>'.repeat(30_001))).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
  })
})
