import { expect, it } from 'vitest'
import { conceptsIn } from '../question/concepts-in.ts'
import { wordWeightOf } from './word-weights.ts'

it.each([
  ['kennels', true],
  ['reinstate', true],
  ['returned check', true],
  ['smallest', true],
  ['wondering', false],
  ['in hand', false],
  ['supposed to', false],
])('whether nothing answers that doesn’t say “%s”: %s', (phrase, isDemanded) => {
  const [concept] = conceptsIn(phrase)
  expect(concept && wordWeightOf(concept).isDemanded).toBe(isDemanded)
})
