import { Button, ProgressBar, pluralise, Section } from '@coverdesk/design-system'
import { useSubmission } from '@coverdesk/plugin-sdk'
import type { AccountImportWholeFragment } from '../generated/documents'
import type { ImportStep } from './change-import'
import { StepProblem } from './StepProblem'

const count = (number: number) => number.toLocaleString('en-US')

/** How far the work has come. It goes on without this page. */
export function ImportUnderWay({ found }: { found: AccountImportWholeFragment }) {
  const { submit, busy, failure, conflict } = useSubmission<ImportStep>()
  const { rows, done, invalid } = found.counts
  const isChecking = found.state === 'CHECKING'
  return (
    <Section
      title={titles[found.state] ?? ''}
      actions={
        found.state !== 'UNDOING' && (
          <Button small busy={busy} onClick={() => submit({ step: 'cancel', version: found.version })}>
            Cancel
          </Button>
        )
      }
    >
      {isChecking ? (
        <ProgressBar
          label={`${pluralise(rows, 'row')} checked`}
          value={undefined}
          text={invalid > 0 ? `${count(invalid)} with errors` : ''}
        />
      ) : (
        <ProgressBar
          label="You can leave this page: the work goes on"
          value={done / Math.max(rows, 1)}
          text={`${count(done)} of ${count(rows)}`}
        />
      )}
      <StepProblem failure={failure} conflict={conflict} />
    </Section>
  )
}

const titles: Partial<Record<AccountImportWholeFragment['state'], string>> = {
  CHECKING: 'Checking rows',
  IMPORTING: 'Creating accounts',
  UNDOING: 'Removing what was created',
}
