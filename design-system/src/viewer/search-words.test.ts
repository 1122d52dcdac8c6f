import { expect, it } from 'vitest'
import { searchWords } from './search-words'

const asked = { query: 'limit', count: 0, most: 1000, isDone: true, hasText: true }

it.each([
  [{ ...asked, query: ' ' }, ''],
  [{ ...asked, isDone: false, count: 3 }, 'Searching…'],
  [{ ...asked, count: 1 }, '1 match'],
  [{ ...asked, count: 12 }, '12 matches'],
  [{ ...asked, count: 1000, isDone: false }, 'First 1,000 matches'],
  [asked, 'No matches'],
  [{ ...asked, hasText: false }, 'This document has no text to search.'],
])('%o says "%s"', (status, words) => {
  expect(searchWords(status)).toBe(words)
})
