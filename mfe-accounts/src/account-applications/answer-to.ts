import type { ApplicationFragment, QuestionFragment } from '../generated/documents'

/**
 * What was answered, in the words of the option that was chosen.
 *
 * @returns undefined as long as no one has answered
 */
export function answerTo(
  { questionId, locationId, answerOptions }: QuestionFragment,
  answers: ApplicationFragment['underwritingAnswers'],
): string | undefined {
  const given = answers.find(answer => answer.questionId === questionId && answer.locationId === locationId)
  return answerOptions.find(({ value }) => value === given?.answer)?.displayText ?? given?.answer
}
