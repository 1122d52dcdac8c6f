import { expect, it } from 'vitest'
import { sentenceKind } from './sentence-kind.ts'

it.each([
  ['what if they have no sprinklers', 'Without them the deductible doubles.', 'Sprinklers are in each room.'],
  ['who should I send it to', 'Send unusual wording to Dana.', 'Wording is read.'],
  ['what am I supposed to set up', 'Create a service request.', 'Photos of the yard.'],
  ['can we add it', 'We may add it.', 'Photos of the yard.'],
])('“%s” is answered by “%s” rather than by “%s”', (asked, answer, other) => {
  expect(sentenceKind(asked)?.test(answer, '')).toBe(true)
  expect(sentenceKind(asked)?.test(other, '')).toBe(false)
})

it('an item answers by the heading that it is under', () => {
  expect(sentenceKind('can we write dams')?.test('Work on dams.', 'Guide > What we don’t write')).toBe(true)
})

it('any sentence may answer a question for a value', () => expect(sentenceKind('premium for framing')).toBeNull())
