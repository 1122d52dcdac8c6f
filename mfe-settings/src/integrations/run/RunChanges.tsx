import { ChoiceChips, makeStyles, Section, TextLink } from '@coverdesk/design-system'
import { useState } from 'react'
import type { SyncRunDetailFragment } from '../../generated/documents'
import { ChangesPage } from './ChangesPage'
import { type ChangeChoice, changeChoices, filterOf } from './change-choices'
import { changesCsvPath } from './changes-csv'

const useStyles = makeStyles({ root: { display: 'grid', gap: '16px' } })

interface RunChangesProps {
  run: SyncRunDetailFragment
  isRunning: boolean
}

/** Record by record what a run has changed or would change, and the same as a CSV file. */
export function RunChanges({ run, isRunning }: RunChangesProps) {
  const styles = useStyles()
  const [choice, setChoice] = useState<ChangeChoice>('ALL')
  return (
    <Section title="Changes" actions={!isRunning && <TextLink href={changesCsvPath(run.id)}>Download CSV</TextLink>}>
      <div className={styles.root}>
        <ChoiceChips<ChangeChoice> label="Show changes" value={choice} options={changeChoices} onChange={setChoice} />
        <ChangesPage key={choice} run={run} filter={filterOf(choice)} isRunning={isRunning} />
      </div>
    </Section>
  )
}
