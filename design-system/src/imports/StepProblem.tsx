import { Banner } from '../feedback/Banner'
import type { StepSubmission } from './import-step'

interface StepProblemProps {
  submission: Pick<StepSubmission<never>, 'failure' | 'conflict'>
  /** What no field can show. */
  errors?: readonly { message: string }[]
}

/** Why the last step did not happen, unless a field says it. */
export function StepProblem({ submission: { failure, conflict }, errors = [] }: StepProblemProps) {
  const sentences = [
    ...(failure ? [failure.message] : []),
    ...(conflict ? ['This import has moved on. This is its current state.'] : []),
    ...errors.map(({ message }) => message),
  ]
  return sentences.map(sentence => (
    <Banner key={sentence} tone="error">
      {sentence}
    </Banner>
  ))
}
