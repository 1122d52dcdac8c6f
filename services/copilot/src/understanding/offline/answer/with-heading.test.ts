import { expect, it } from 'vitest'
import { isWhether, withHeading } from './with-heading.ts'

const passage = {
  ...{ passageId: 'p', sourceId: 's', name: 'Guide', page: 1, heading: 'Appetite > Not eligible' },
  text: 'Not eligible\nNightclubs and food trucks.\nDeep fryers without a hood.\nRisks with losses are referred.',
}

it('an item of a list is quoted with what it is a list of', () => {
  expect(withHeading('Deep fryers without a hood.', passage)).toBe(
    'Not eligible\nNightclubs and food trucks.\nDeep fryers without a hood.',
  )
})

it('a sentence that says by itself whether is quoted alone', () => {
  expect(withHeading('Risks with losses are referred.', passage)).toBe('Risks with losses are referred.')
})

it.each([
  ['does tallgrass write food trucks', true],
  ['food trucks ok?', true],
  ['What is the deductible?', false],
])('“%s” asks whether: %s', (question, expected) => expect(isWhether(question)).toBe(expected))
