import { expect, it } from 'vitest'
import { withoutMarks } from './without-marks'

it('takes marks out of a text, and nothing else', () => {
  expect(withoutMarks('The limit is $1 [1], and $2 [12].')).toBe('The limit is $1, and $2.')
  expect(withoutMarks('See [1](https://example.com), [2025] and [a].')).toBe(
    'See [1](https://example.com), [2025] and [a].',
  )
})
