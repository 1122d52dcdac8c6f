import { expect, it } from 'vitest'
import { isContrary } from './contrary.ts'

it.each([
  ['Painting, interior\t$2,500', 'minimum for painting the outside', true],
  ['Painting, interior\t$2,500', 'minimum for painting inside', false],
  ['Ongoing operations are included.', 'AI for completed operations', true],
  ['Ongoing and completed operations are included.', 'AI for completed operations', false],
])('“%s” for “%s”: %s', (text, asked, contrary) => expect(isContrary(text, asked)).toBe(contrary))
