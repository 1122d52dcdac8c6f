import { expect, it } from 'vitest'
import { otherWords } from './other-words.ts'

it.each([
  ['retainage?', 'retainage'],
  ['contract value', 'contract sum'],
  ['when does the lease begin', 'term commences'],
  ['until when does our contract run, what is its end', 'term expires'],
])('documents say “%s” otherwise', (question, words) => expect(otherWords(question)).toContain(words))

it('a text is no question because of one of its words', () => {
  expect(otherWords('retainage was kept back by the owner')).toEqual([])
})
