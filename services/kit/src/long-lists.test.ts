import { expect, it } from 'vitest'
import { LongLists } from './long-lists.ts'

it('a list that was longer than what is counted is counted again ten seconds later', () => {
  let now = 0
  const lists = new LongLists(() => now)
  expect(lists.has('accounts')).toBe(false)
  lists.add('accounts')
  now = 9_999
  expect(lists.has('accounts')).toBe(true)
  expect(lists.has('contacts')).toBe(false)
  now = 10_000
  expect(lists.has('accounts')).toBe(false)
})
