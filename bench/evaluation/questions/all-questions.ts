import type { Asked } from './asked.ts'
import { declarationQuestions } from './declarations.ts'
import { laterQuestions } from './later.ts'
import { paperQuestions } from './papers.ts'
import { quoteQuestions } from './quotes.ts'
import { moreQuestions } from './seen-more.ts'

interface ListedQuestion {
  asked: Asked
  /** Whether people who write rules may look at it. */
  isSeen: boolean
}

export const documentQuestions: readonly ListedQuestion[] = [
  ...[...declarationQuestions, ...quoteQuestions, ...paperQuestions, ...moreQuestions].map(asked => ({
    asked,
    isSeen: true,
  })),
  ...laterQuestions.map(asked => ({ asked, isSeen: false })),
]
