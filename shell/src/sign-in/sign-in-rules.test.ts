import { describe, expect, it } from 'vitest'
import { cleanCode, submitsItself } from './sign-in-rules'

describe('a code is sent without a click', () => {
  it('once it has six digits, in the browser that asked for it', () => {
    expect(submitsItself('123456', 'maya@example.com', 'maya@example.com')).toBe(true)
    expect(submitsItself('123 456', 'Maya@example.com ', 'maya@example.com')).toBe(true)
  })

  it('never in a browser that asked for none, or for another address', () => {
    expect(submitsItself('123456', 'maya@example.com', null)).toBe(false)
    expect(submitsItself('123456', 'maya@example.com', 'eve@example.com')).toBe(false)
  })

  it('never before it is complete', () => {
    expect(submitsItself('12345', 'maya@example.com', 'maya@example.com')).toBe(false)
    expect(submitsItself('', 'maya@example.com', 'maya@example.com')).toBe(false)
  })
})

it('a pasted code loses its spaces and dashes', () => {
  expect(cleanCode(' 123-456 ')).toBe('123456')
})
