import { expect, it } from 'vitest'
import { portionOf } from './page-portion'

it.each([
  ['a short document is shown whole', 7, 12, { after: 0, before: undefined, next: undefined }],
  ['as many pages as are shown at once have no next ones', 20, 20, { after: 0, before: undefined, next: undefined }],
  ['a long one begins with its first pages', 1, 50, { after: 0, before: undefined, next: 21 }],
  ['and has some on both sides in its middle', 21, 50, { after: 20, before: 1, next: 41 }],
  ['and ends with its last pages', 50, 50, { after: 40, before: 21, next: undefined }],
  ['a page behind the last leads to the last ones', 999, 50, { after: 40, before: 21, next: undefined }],
  ['no page is as good as one', 1, 0, { after: 0, before: undefined, next: undefined }],
])('%s', (_, page, count, portion) => {
  expect(portionOf(page, count)).toEqual(portion)
})
