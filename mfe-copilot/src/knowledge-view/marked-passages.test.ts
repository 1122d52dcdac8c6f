import { expect, it } from 'vitest'
import type { MarkedPassageFragment } from '../generated/documents'
import { labelOf, markedPassages } from './marked-passages'

const passage = (id: string, page: number, start: number, text: string): MarkedPassageFragment => ({
  __typename: 'KnowledgePassage',
  ...{ id, page, start, text },
  boxes: [],
  document: { __typename: 'KnowledgeBaseDocument', id: '1' },
})

it('a sentence of the opened passage is not marked twice; the same place on another page is', () => {
  const opened = passage('opened', 2, 0, 'Roofs. Piers. Docks.')
  const answering = [
    passage('inside', 2, 7, 'Piers.'),
    passage('other', 3, 7, 'Piers.'),
    passage('behind', 2, 20, 'Ax'),
  ]
  expect(markedPassages(opened, answering).map(({ id }) => id)).toEqual(['opened', 'other', 'behind'])
})

it('without an opened one, all that answers is marked', () => {
  const answering = [passage('one', 1, 0, 'Piers.')]
  expect(markedPassages(undefined, answering)).toEqual(answering)
})

it('a screen reader hears the beginning of a long passage, on one line', () => {
  expect(labelOf(passage('one', 1, 0, 'Roofs\nand piers'))).toBe('Roofs and piers')
  expect(labelOf(passage('one', 1, 0, 'Piers '.repeat(40)))).toHaveLength(81)
})
