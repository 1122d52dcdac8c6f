import { describe, expect, it } from 'vitest'
import { readable } from './log-lines.ts'

describe('log lines on the console', () => {
  it('are sentences with their details', () => {
    const line = '{"level":30,"time":"2026-11-20T19:00:00Z","service":"accounts","msg":"listening","port":4001}'
    expect(readable(line)).toBe('info listening port=4001')
  })

  it('show the stack of an error', () => {
    expect(readable('{"level":50,"msg":"failed","err":{"stack":"Error: x\\n at y"}}')).toBe(
      'error failed\nError: x\n at y',
    )
  })

  it('pass what is no JSON', () => {
    expect(readable('plain words')).toBe('plain words')
    expect(readable('{broken')).toBe('{broken')
  })
})
