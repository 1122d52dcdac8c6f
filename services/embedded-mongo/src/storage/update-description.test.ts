import { Int32, Long } from 'bson'
import { expect, test } from 'vitest'
import { describeUpdate } from './update-description.ts'

const described = (before: object, after: object, isPipeline = false) => {
  const { updatedFields, removedFields, truncatedArrays } = describeUpdate({ ...before }, { ...after }, isPipeline)
  return [updatedFields, removedFields, truncatedArrays]
}

test('a value of another type is another value', () => {
  const before = { a: new Int32(1), b: new Date(5), c: null }
  expect(described(before, { a: new Int32(1), b: new Date(5), c: null })).toEqual([{}, [], []])
  expect(described(before, { a: Long.fromNumber(1), b: 5, c: undefined })).toEqual([
    { a: Long.fromNumber(1), b: 5, c: undefined },
    [],
    [],
  ])
})

test('what is inside documents and arrays is told by its path', () => {
  const before = { a: { b: { c: 1, d: 2 } }, list: [{ x: 1 }, { x: 2 }] }
  expect(described(before, { a: { b: { c: 3 } }, list: [{ x: 1 }, { x: 5 }, 'new'] })).toEqual([
    { 'a.b.c': 3, list: [{ x: 1 }, { x: 5 }, 'new'] },
    ['a.b.d'],
    [],
  ])
  expect(described({ list: [1, 2] }, { list: [1, 2, 3] })).toEqual([{ 'list.2': 3 }, [], []])
  expect(described({ list: [1, 2] }, { list: [1, 9] })).toEqual([{ 'list.1': 9 }, [], []])
})

test('a shorter array is told whole, and by its size where a pipeline made it', () => {
  expect(described({ list: [1, 2, 3] }, { list: [1, 2] })).toEqual([{ list: [1, 2] }, [], []])
  expect(described({ list: [1, 2, 3] }, { list: [4] }, true)).toEqual([
    { 'list.0': 4 },
    [],
    [{ field: 'list', newSize: 1 }],
  ])
})
