import { expect, it } from 'vitest'
import { foundIn } from './found-in.ts'

it.each([
  ['{"passages":[],"searched":[]}', 0],
  ['{"records":[{},{}],"startedFrom":[]}', 2],
  ['{"results":[{}]}', 1],
  ['{"subject":"Renewal"}', null],
  ['null', null],
  ['not JSON', null],
  [null, null],
])('counts what a search found: %s', (result, found) => {
  expect(foundIn(result)).toBe(found)
})
