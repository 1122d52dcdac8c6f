import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { Button } from '../controls/Button'
import { KeyFigures } from '../detail/KeyFigures'
import { Section } from '../detail/Section'
import { ChoiceCards } from '../form/ChoiceCards'
import { pluralize } from '../formats/text'
import { tokens } from '../theme/tokens'
import { inFigures } from './import-labels'
import type { ImportRecord } from './import-record'
import type { DuplicateChoice } from './import-step'
import { StageRows } from './StageRows'
import { StepProblem } from './StepProblem'
import type { ImportStageProps } from './stage'

const choices: readonly { value: DuplicateChoice; label: string }[] = [
  { value: 'SKIP', label: 'Skip them' },
  { value: 'IMPORT', label: 'Import anyway' },
]

const useStyles = makeStyles({
  part: { display: 'grid', gap: '20px' },
  note: { margin: 0, color: tokens.textSecondary },
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: '16px 20px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'flex-end' },
})

/** What would become of the rows, and the step that makes it so. */
export function CheckedStage<Duplicate extends string>(props: ImportStageProps<Duplicate>) {
  const { found, words, submission, duplicates, note, columns } = props
  const styles = useStyles()
  const [chosen, setChosen] = useState<Partial<Record<Duplicate, DuplicateChoice>>>({})
  const [changingColumns, setChangingColumns] = useState(false)
  if (changingColumns) return columns(() => setChangingColumns(false))
  const { counts, version } = found
  const choiceOf = (name: Duplicate) => chosen[name] ?? 'SKIP'
  const wanted = counts.ready + sum(duplicates.map(({ name, count }) => (choiceOf(name) === 'IMPORT' ? count : 0)))
  const asked = duplicates.filter(({ count }) => count > 0)
  const start = () => {
    const input = Object.fromEntries(duplicates.map(({ name }) => [name, choiceOf(name)]))
    submission.submit({ step: 'start', version, input: input as Record<Duplicate, DuplicateChoice> })
  }
  return (
    <>
      <Section title="What will happen">
        <div className={styles.part}>
          <KeyFigures figures={figuresOf(found, sum(duplicates.map(({ count }) => count)))} />
          {note && <p className={styles.note}>{note}</p>}
          {asked.length > 0 && (
            <div className={styles.choices}>
              {asked.map(({ name, count, what }) => (
                <ChoiceCards<DuplicateChoice>
                  key={name}
                  label={`${pluralize(count, 'row')} ${what}`}
                  value={choiceOf(name)}
                  options={choices}
                  onChange={choice => setChosen(before => ({ ...before, [name]: choice }))}
                />
              ))}
            </div>
          )}
          <StepProblem submission={submission} />
          <div className={styles.actions}>
            <Button onClick={() => submission.submit({ step: 'cancel', version })}>Cancel import</Button>
            <Button onClick={() => setChangingColumns(true)}>Change columns</Button>
            <Button appearance="primary" busy={submission.busy} disabled={wanted === 0} onClick={start}>
              {wanted === 0 ? 'Nothing to import' : `Import ${pluralize(wanted, words.one, words.many)}`}
            </Button>
          </div>
        </div>
      </Section>
      <StageRows {...props} />
    </>
  )
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

const figuresOf = ({ counts }: ImportRecord, duplicates: number) => [
  { label: 'Rows', value: inFigures(counts.rows) },
  { label: 'Ready', value: inFigures(counts.ready) },
  { label: 'Duplicates', value: inFigures(duplicates) },
  { label: 'With errors', value: inFigures(counts.invalid), hint: 'These are left out' },
  ...(counts.noted
    ? [{ label: 'With notes', value: inFigures(counts.noted), hint: 'These are imported with changes' }]
    : []),
]
