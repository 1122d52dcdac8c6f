import { Button } from '../controls/Button'
import { Section } from '../detail/Section'
import { ProgressBar } from '../feedback/ProgressBar'
import { pluralize } from '../formats/text'
import { type ImportWords, inFigures, manyOf } from './import-labels'
import type { ImportRecord } from './import-record'
import type { StepSubmission } from './import-step'
import { StepProblem } from './StepProblem'

interface UnderWayStageProps {
  found: ImportRecord
  words: ImportWords
  submission: StepSubmission<{ step: 'cancel'; version: number }>
}

/** How far the work has come. It continues without this page. */
export function UnderWayStage({ found, words, submission }: UnderWayStageProps) {
  const { rows, done, invalid } = found.counts
  return (
    <Section
      title={titleOf(found, words)}
      actions={
        found.state !== 'UNDOING' && (
          <Button
            small
            busy={submission.busy}
            onClick={() => submission.submit({ step: 'cancel', version: found.version })}
          >
            Cancel
          </Button>
        )
      }
    >
      {found.state === 'CHECKING' ? (
        <ProgressBar
          label={`${pluralize(rows, 'row')} checked`}
          value={undefined}
          text={invalid > 0 ? `${inFigures(invalid)} with errors` : ''}
        />
      ) : (
        <ProgressBar
          label="You can leave this page. The work continues."
          value={done / Math.max(rows, 1)}
          text={`${inFigures(done)} of ${inFigures(rows)}`}
        />
      )}
      <StepProblem submission={submission} />
    </Section>
  )
}

function titleOf({ state }: ImportRecord, words: ImportWords) {
  if (state === 'CHECKING') return 'Checking rows'
  return state === 'UNDOING' ? 'Removing what was created' : `Creating ${manyOf(words)}`
}
