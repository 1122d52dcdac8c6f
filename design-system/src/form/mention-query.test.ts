import { describe, expect, it } from 'vitest'
import { mentionQueryAt, peopleFor, withMention } from './mention-query'

const people = ['Maya Reyes', 'Daniel Okonkwo', 'Siobhán O’Connell', 'Luis Ángel Domínguez-Ferreira'].map(name => ({
  id: name,
  name,
}))
const found = (typed: string) => peopleFor({ start: 0, typed }, people).map(({ name }) => name.split(' ')[0])

describe('an @ that someone types', () => {
  it.each([
    ['@', 1, { start: 0, typed: '' }],
    ['Ask @da', 7, { start: 4, typed: 'da' }],
    ['Ask\n@da', 7, { start: 4, typed: 'da' }],
    ['(@Maya R', 8, { start: 1, typed: 'Maya R' }],
    ['@da is away', 3, { start: 0, typed: 'da' }],
  ])('in %j at %i begins a mention', (text, caret, query) => {
    expect(mentionQueryAt(text, caret)).toEqual(query)
  })

  it.each([
    ['', 0],
    ['no sign', 7],
    ['@da', 0],
    ['office@harbor', 13],
    ['meet @ 5', 8],
    ['@da\nnext line', 13],
    [`@${'x'.repeat(61)}`, 62],
  ])('in %j at %i begins none', (text, caret) => {
    expect(mentionQueryAt(text, caret)).toBeUndefined()
  })
})

describe('colleagues that are suggested', () => {
  it.each<[string, string[]]>([
    ['', ['Maya', 'Daniel', 'Siobhán', 'Luis']],
    ['d', ['Daniel', 'Luis']],
    ['DAN', ['Daniel']],
    ['siobhan', ['Siobhán']],
    ['angel dom', ['Luis']],
    ['ferr', ['Luis']],
    ['maya r', ['Maya']],
    ['eyes', []],
    ['Maya Reyes ', []],
  ])('for %j are %j', (typed, names) => {
    expect(found(typed)).toEqual(names)
  })

  it('are eight at most', () => {
    const many = Array.from({ length: 20 }, (_, number) => ({ id: `${number}`, name: `Ann ${number}` }))
    expect(peopleFor({ start: 0, typed: 'ann' }, many)).toHaveLength(8)
  })
})

it('a chosen name replaces what was typed, and leaves one space behind it', () => {
  expect(withMention('Ask @da please', { start: 4, typed: 'da' }, 'Daniel Okonkwo')).toEqual({
    text: 'Ask @Daniel Okonkwo please',
    caret: 20,
  })
  expect(withMention('@', { start: 0, typed: '' }, 'Maya Reyes')).toEqual({ text: '@Maya Reyes ', caret: 12 })
})
