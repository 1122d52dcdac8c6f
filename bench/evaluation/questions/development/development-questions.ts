import { questionsBeforeRules } from './before-the-rules.ts'
import type { DevelopmentQuestion } from './development-question.ts'
import { questionsOfFourthRoundDocuments } from './fourth-round-documents.ts'
import { questionsOfFourthRoundRecords } from './fourth-round-records.ts'
import { questionsOfSecondRound } from './second-round.ts'
import { questionsOfThirdRound } from './third-round.ts'
import { questionsWithRules } from './with-the-rules.ts'

/** What whoever writes the engine works with; the others are kept from them. @param today the day of the demo’s seed */
export const developmentQuestions = (today: string): DevelopmentQuestion[] => [
  ...questionsBeforeRules(today),
  ...questionsWithRules(today),
  ...questionsOfSecondRound(today),
  ...questionsOfThirdRound,
  ...questionsOfFourthRoundDocuments,
  ...questionsOfFourthRoundRecords(today),
]
