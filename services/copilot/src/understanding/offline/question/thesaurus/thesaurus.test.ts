import { describe, expect, it } from 'vitest'
import { conceptsIn } from '../concepts-in.ts'
import { documentWords } from '../document-words.ts'
import { isGeneralWord } from './general-words.ts'
import { baseOf, senseAt } from './thesaurus.ts'

const wordsFor = (phrase: string): string[] =>
  (senseAt(phrase.split(' '), 0)?.others ?? []).filter(({ isSame }) => isSame).map(({ terms }) => terms.join(' '))

describe('what documents may say for', () => {
  it.each([
    ['sign off', 'approv'],
    ['run it by', 'refer'],
    ['oddball', 'unusual'],
    ['middle of the night', 'emergency'],
    ['eatery', 'restaurant'],
    ['hurricane', 'nam storm'],
    ['mfa', 'multifactor authentication'],
    ['sublet', 'assign'],
    ['foot the bill', 'owe'],
    ['turn down', 'declin'],
  ])('“%s”', (phrase, said) => expect(wordsFor(phrase)).toContain(said))

  it('a phrase with words in its gap, which stay words of the question', () => {
    const words = conceptsIn('keep old certificates on file').map(({ word }) => word)
    expect(words).toContain('keep on file')
    expect(words).toContain('certificates')
  })

  it('a word in one direction only', () => {
    expect(wordsFor('sign off')).toContain('permission')
    expect(wordsFor('permission')).not.toContain('sign off')
  })

  it('irregular forms of a word', () => {
    expect(baseOf('sent')).toBe(baseOf('sends'))
    expect(baseOf('paid')).toBe(baseOf('paying'))
  })
})

it('an idiom is one thing that is asked for', () => {
  expect(conceptsIn('who has to sign off on it').map(({ word }) => word)).toEqual(['sign off'])
})

it('a question is searched for in words of documents', () => {
  expect(documentWords('can we write a boatyard?', 500)).toContain('marina')
  expect(documentWords('can we write a boatyard?', 20).length).toBeLessThanOrEqual(20)
})

it.each([
  ['wondering', true],
  ['shows', true],
  ['deductible', false],
  ['bars', false],
])('whether “%s” says little: %s', (word, isGeneral) => expect(isGeneralWord(word)).toBe(isGeneral))
