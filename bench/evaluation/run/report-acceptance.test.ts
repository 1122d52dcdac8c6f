import { expect, it } from 'vitest'
import { acceptanceMisses, type JudgedAcceptance } from './report-acceptance.ts'

const judged: JudgedAcceptance[] = [
  {
    question: {
      text: 'How many years of loss runs?',
      answer: {
        says: [{ unit: 'COUNT', anyOf: [5] }],
        document: { title: 'Checklist', fileName: null, words: ['Five years of loss runs'] },
      },
    },
    answer: { content: 'I didn’t find an answer.', evidence: [] },
    fault: 'doesn’t say 5',
  },
  {
    question: { text: 'What is the late fee?', answer: null },
    answer: { content: 'I didn’t find an answer.', evidence: [] },
    fault: null,
  },
]

it('lists the questions of a set that may be seen, with what Cara said', () => {
  const [miss, ...others] = acceptanceMisses('answers.acceptance.seen', judged, true)
  expect(miss).toContain('How many years of loss runs?\n    doesn’t say 5\n    said: I didn’t find an answer.')
  expect(others).toEqual([])
})

it('tells how many are right of each kind, and no question, of a set that may not be seen', () => {
  expect(acceptanceMisses('answers.acceptance.unseen', judged, false)).toEqual([
    'answers.acceptance.unseen: right are 0 of 1 of documents, 1 of 1 that nothing answers',
  ])
})
