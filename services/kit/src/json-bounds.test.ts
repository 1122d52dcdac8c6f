import { expect, it } from 'vitest'
import type { CoverdeskError } from './errors.ts'
import { isWithinBounds, parseBoundedJson } from './json-bounds.ts'

const bounds = { depth: 4, values: 10, stringBytes: 20 }
const fits = (json: string) => isWithinBounds(Buffer.from(json), bounds)

function codeOf(json: string) {
  try {
    parseBoundedJson(Buffer.from(json), bounds)
  } catch (error) {
    return (error as CoverdeskError).code
  }
  return undefined
}

it('JSON within its bounds is parsed', () => {
  const json = { a: [1, null, 'x'], b: { c: '{"[,,,,,,,,,' } }
  expect(parseBoundedJson(Buffer.from(JSON.stringify(json)), bounds)).toEqual(json)
})

it('JSON over a bound is refused, and text that is not JSON', () => {
  expect(codeOf(JSON.stringify(Array(10).fill(null)))).toBe('LIMIT_EXCEEDED')
  expect(codeOf('[[[[[]]]]]')).toBe('LIMIT_EXCEEDED')
  expect(codeOf(JSON.stringify('x'.repeat(21)))).toBe('LIMIT_EXCEEDED')
  expect(codeOf('{"a":')).toBe('BAD_REQUEST')
})

it('depth is what is open at once; values are elements, members, lists and objects', () => {
  expect(fits('[[[[]]]]')).toBe(true)
  expect(fits('[[],[],[]]')).toBe(true)
  expect(fits('[[],[],[],[],[]]')).toBe(false)
  expect(fits(JSON.stringify(Array(9).fill(null)))).toBe(true)
})

it('what is in a string is not counted, whatever is escaped in it', () => {
  expect(fits(String.raw`["\"[[[[[", "\\", "\\\",,,,,,,,,"]`)).toBe(true)
  expect(fits(String.raw`["\\",[[[[]]]]]`)).toBe(false)
})
