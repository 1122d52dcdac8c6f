import { expect, it } from 'vitest'
import type { QuestionFragment } from '../generated/documents'
import { answerTo } from './answer-to'

const question: QuestionFragment = {
  __typename: 'UnderwritingQuestion',
  questionId: 'divers',
  locationId: null,
  question: 'Are divers employed?',
  tooltip: null,
  carriers: [],
  defaultAnswer: 'false',
  hasParentQuestion: false,
  answerOptions: [
    { __typename: 'AnswerOption', value: 'true', displayText: 'Yes' },
    { __typename: 'AnswerOption', value: 'false', displayText: 'No' },
  ],
}
const answer = (value: string, locationId: string | null = null) => ({
  __typename: 'UnderwritingAnswer' as const,
  questionId: 'divers',
  locationId,
  answer: value,
})

it('an answer is told in the words of its option', () => {
  expect(answerTo(question, [answer('true')])).toBe('Yes')
})

it('an answer without an option is told as it was given', () => {
  expect(answerTo({ ...question, answerOptions: [] }, [answer('Two of them')])).toBe('Two of them')
})

it('an answer about another location is none to this question, and neither is the default', () => {
  expect(answerTo(question, [answer('true', 'yard')])).toBeUndefined()
})
