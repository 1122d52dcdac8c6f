import { Button, KeyFigures, makeStyles, pluralise, Section } from '@coverdesk/design-system'
import { ChoiceCards } from '@coverdesk/design-system/forms'
import { useSubmission } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import type { AccountImportWholeFragment, DuplicateChoice } from '../generated/documents'
import { ColumnsForm } from './ColumnsForm'
import type { ImportStep } from './change-import'
import { ImportRows } from './ImportRows'
import { SaveBadRows } from './SaveBadRows'
import { StepProblem } from './StepProblem'

const choices: readonly { value: DuplicateChoice; label: string }[] = [
  { value: 'SKIP', label: 'Skip them' },
  { value: 'IMPORT', label: 'Import anyway' },
]

const useStyles = makeStyles({
  part: { display: 'grid', gap: '20px' },
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: '16px 20px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'flex-end' },
})

/** What would become of the rows, and the step that makes it so. */
export function CheckedImport({ found }: { found: AccountImportWholeFragment }) {
  const styles = useStyles()
  const { submit, busy, failure, conflict } = useSubmission<ImportStep>()
  const [emailDuplicates, setEmailDuplicates] = useState<DuplicateChoice>('SKIP')
  const [nameDuplicates, setNameDuplicates] = useState<DuplicateChoice>('SKIP')
  const [changingColumns, setChangingColumns] = useState(false)
  if (changingColumns) return <ColumnsForm found={found} onBack={() => setChangingColumns(false)} />
  const { counts, version } = found
  const wanted =
    counts.ready +
    (emailDuplicates === 'IMPORT' ? counts.emailDuplicates : 0) +
    (nameDuplicates === 'IMPORT' ? counts.nameDuplicates : 0)
  return (
    <>
      <Section title="What will happen">
        <div className={styles.part}>
          <KeyFigures figures={figuresOf(found)} />
          {counts.emailDuplicates + counts.nameDuplicates > 0 && (
            <div className={styles.choices}>
              {counts.emailDuplicates > 0 && (
                <ChoiceCards<DuplicateChoice>
                  label={`${pluralise(counts.emailDuplicates, 'row')} with the email of another client`}
                  value={emailDuplicates}
                  options={choices}
                  onChange={setEmailDuplicates}
                />
              )}
              {counts.nameDuplicates > 0 && (
                <ChoiceCards<DuplicateChoice>
                  label={`${pluralise(counts.nameDuplicates, 'row')} with the name and ZIP code of another client`}
                  value={nameDuplicates}
                  options={choices}
                  onChange={setNameDuplicates}
                />
              )}
            </div>
          )}
          <StepProblem failure={failure} conflict={conflict} />
          <div className={styles.actions}>
            <Button onClick={() => submit({ step: 'cancel', version })}>Cancel import</Button>
            <Button onClick={() => setChangingColumns(true)}>Change columns</Button>
            <Button
              appearance="primary"
              busy={busy}
              disabled={wanted === 0}
              onClick={() => submit({ step: 'start', version, input: { emailDuplicates, nameDuplicates } })}
            >
              {wanted === 0 ? 'Nothing to import' : `Import ${pluralise(wanted, 'account')}`}
            </Button>
          </div>
        </div>
      </Section>
      <Section title="Rows" actions={<SaveBadRows found={found} />}>
        <ImportRows found={found} />
      </Section>
    </>
  )
}

const figuresOf = ({ counts }: AccountImportWholeFragment) => [
  { label: 'Rows', value: counts.rows.toLocaleString('en-US') },
  { label: 'Ready', value: counts.ready.toLocaleString('en-US') },
  { label: 'Duplicates', value: (counts.emailDuplicates + counts.nameDuplicates).toLocaleString('en-US') },
  { label: 'With errors', value: counts.invalid.toLocaleString('en-US'), hint: 'These are left out' },
]
