import { describe, expect, it } from 'vitest'
import type { ReadPassage } from '../conversation/tool-answers.ts'
import { bestQuotes, doesAnswer } from './best-quotes.ts'

const passage = (text: string, heading: string | null = null): ReadPassage => ({
  ...{ passageId: 'p', sourceId: 's', name: 'Paper.pdf', page: 1, text, heading },
})
const answers = (question: string, found: ReadPassage) =>
  bestQuotes(question, [found])
    .filter(doesAnswer)
    .map(({ text }) => text)

describe('a table', () => {
  const claims = passage(
    'Claim number\tStatus\tCause of loss\tPaid\n\nC761338\tClosed\tRear-end collision\t$16,200\n\nC118498\tOpen\tLadder fall\t$1,800',
  )
  it('answers with the row that is asked for', () => {
    expect(answers('how much was paid on the ladder fall', claims)).toEqual(['C118498\tOpen\tLadder fall\t$1,800'])
    expect(answers('cause of claim C118498', claims)).toEqual(['C118498\tOpen\tLadder fall\t$1,800'])
  })
  it('doesn’t answer with the names of its columns', () => {
    expect(answers('umbrella aggregate', passage('Each occurrence\tAggregate\tRetention', 'Umbrella'))).toEqual([])
  })
})

it('a question how long an offer holds is not answered with the policy period', () => {
  const letter = passage('Coverage is effective May 1, 2027 and expires May 1, 2028. This quote is valid for 20 days.')
  expect(answers('until when is the quote valid?', letter)).toEqual(['This quote is valid for 20 days.'])
  expect(answers('until when is the quote valid?', passage('Coverage expires May 1, 2028.'))).toEqual([])
})

describe('an answer of the kind that is asked for', () => {
  it('names someone', () => {
    expect(answers('Who approves special wording?', passage('Special wording goes to Dana Whitlock.'))).toHaveLength(1)
    expect(answers('Who approves special wording?', passage('Special wording is approved late.'))).toEqual([])
  })
  it('is of the term before where that is asked for', () => {
    const mail = passage('Premium: $9,000\nExpiring premium: $7,450')
    expect(answers('what was the expiring premium', mail)).toEqual(['Expiring premium: $7,450'])
    expect(answers('what was the expiring premium', passage('Premium: $9,000'))).toEqual([])
  })
  it('is no boilerplate', () => {
    expect(answers('what does the endorsement change', passage('THIS ENDORSEMENT CHANGES THE POLICY.'))).toEqual([])
  })
})
