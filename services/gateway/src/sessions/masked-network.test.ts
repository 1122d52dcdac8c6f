import { expect, it } from 'vitest'
import { maskedNetwork } from './masked-network.ts'

it.each([
  ['203.0.113.77', '203.0.113.…'],
  ['::ffff:203.0.113.77', '203.0.113.…'],
  ['2001:db8:12:34::1', '2001:db8:12:…'],
  ['::1', ':…'],
  ['unknown', undefined],
])('shows %s as %s', (ip, shown) => {
  expect(maskedNetwork(ip)).toBe(shown)
})
