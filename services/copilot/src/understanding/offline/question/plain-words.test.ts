import { describe, expect, it } from 'vitest'
import { correctTyping } from './correct-typing.ts'
import { guideNeeds } from './guide-needs.ts'
import { plainWords } from './plain-words.ts'
import { subjectsOf } from './wording.ts'

describe('a question in plain words', () => {
  it.each([
    ["What's the min premium?", 'What is the minimum premium?'],
    ['whens it due', 'when is it due'],
    ['prem w/ taxes', 'premium with taxes'],
    ['WC ded', 'WC deductible'],
    ['quote w/o an inspection', 'quote without an inspection'],
    ["don't we need a COI", 'do not we need a certificate'],
  ])('of “%s” is “%s”', (typed, plain) => expect(plainWords(typed)).toBe(plain))

  it.each([
    ['auto premum', 'auto premium'],
    ['gen agregate', 'gen aggregate'],
    ['hwo mnay years in buisness', 'how many years in business'],
    ['liquor sales of a restaraunt', 'liquor sales of a restaurant'],
    ['cancelation notice', 'cancellation notice'],
  ])('has “%s” spelled right', (typed, right) => expect(correctTyping(typed)).toBe(right))

  it.each([
    'who is the insurer',
    'what was promised',
    'the promises of the carriers',
    'which policies',
    'three forms from the form list',
  ])('has “%s” left alone', question => expect(correctTyping(question)).toBe(question))
})

it('a contraction is nothing that an answer has to say', () => {
  expect(subjectsOf(plainWords("What's the deductible?")).map(({ word }) => word)).toEqual(['deductible'])
})

it.each([
  ['cancellation fee on the umbrella?', ['cancellation', 'fee']],
  ['umbrella of the subcontractor', ['umbrella', 'subcontractor']],
  ['which states does the policy cover?', ['states']],
])('“%s” is about %j', (question, words) => expect(subjectsOf(question).map(({ word }) => word)).toEqual(words))

it('who comes with a question of procedure needn’t be in the answer', () => {
  expect(subjectsOf('What do we do when a client reports a loss?').map(({ word }) => word)).toEqual(['reports', 'loss'])
})

it.each([
  ['min prem for roofers', ['roofers']],
  ['do we write trucking risks?', ['trucking']],
  ['commission on WC', ['WC']],
  ['How quickly do we issue a certificate?', []],
  ['What is the wind deductible for marine accounts?', ['marine']],
])('a guide that answers “%s” is about %j', (question, needs) => expect(guideNeeds(question)).toEqual(needs))
