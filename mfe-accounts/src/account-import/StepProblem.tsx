import { Banner } from '@coverdesk/design-system'
import type { Failure, ValidationError } from '@coverdesk/plugin-sdk'

interface StepProblemProps {
  failure: Failure | undefined
  conflict: unknown
  errors?: readonly ValidationError[]
}

/** Why the last step did not happen, unless a field says it. */
export function StepProblem({ failure, conflict, errors = [] }: StepProblemProps) {
  const sentences = [
    ...(failure ? [failure.message] : []),
    ...(conflict ? ['This import has gone on meanwhile. What you see is as it is now.'] : []),
    ...errors.map(({ message }) => message),
  ]
  return sentences.map(sentence => (
    <Banner key={sentence} tone="error">
      {sentence}
    </Banner>
  ))
}
