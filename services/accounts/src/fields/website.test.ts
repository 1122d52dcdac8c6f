import { describe, expect, it } from 'vitest'
import { website } from './website.ts'

describe('a website', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['Example.COM/About?x=1', 'https://example.com/About?x=1'],
    ['http://www.example.com/', 'https://www.example.com'],
    ['https://shop.example.com:8443/a', 'https://shop.example.com:8443/a'],
    ['müller.example', 'https://xn--mller-kva.example'],
    ['', undefined],
  ])('of %j is stored as %j', (entered, stored) => expect(website.parse(entered)).toBe(stored))

  it.each([
    'javascript:alert(1)',
    'ftp://example.com',
    'localhost',
    '127.0.0.1',
    'a b.com',
    'user:pw@example.com',
    'x',
  ])('is not %j', entered => {
    expect(website.safeParse(entered).error?.issues[0]?.message).toBe('Enter a web address such as example.com.')
  })
})
