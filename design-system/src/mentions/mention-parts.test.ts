import { expect, it } from 'vitest'
import { mentionParts, mentionsIn } from './mention-parts'

const people = [
  { id: 'ann', name: 'Ann Lee' },
  { id: 'anna', name: 'Ann Lee Smith' },
  { id: 'siobhan', name: 'Siobhán O’Connell' },
  { id: 'dan-1', name: 'Dan Brown' },
  { id: 'dan-2', name: 'Dan Brown' },
]

it.each<[string, string[]]>([
  ['@Ann Lee please call', ['ann']],
  ['Ask @Ann Lee, then @Siobhán O’Connell.', ['ann', 'siobhan']],
  ['(@Ann Lee)', ['ann']],
  ['@Ann Lee Smith has it', ['anna']],
  ['@Ann Lees is someone else', []],
  ['Ann Lee without a sign', []],
  ['@Ann alone is no full name', []],
  ['write to office@Ann Lee', []],
  ['@Ann Lee and @Ann Lee again', ['ann']],
  ['@Dan Brown is two people', ['dan-1', 'dan-2']],
  ['', []],
])('%j mentions %j', (text, ids) => {
  expect(mentionsIn(text, people)).toEqual(ids)
})

it('the parts of a text make up all of it, with the mentions apart', () => {
  const text = 'Hi @Ann Lee\nand @nobody'
  const parts = mentionParts(text, people)
  expect(parts.map(part => part.text)).toEqual(['Hi ', '@Ann Lee', '\nand @nobody'])
  expect(parts.map(({ ids }) => ids.length)).toEqual([0, 1, 0])
})

it('a person without a name is never mentioned', () => {
  expect(mentionsIn('@ @', [{ id: 'nameless', name: '' }])).toEqual([])
})
